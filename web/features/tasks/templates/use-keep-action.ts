/** The entry in a task's menu that saves it as a template, if the plan has templates (S3). */
import { BookCopy } from 'lucide-react'
import { useMemo } from 'react'
import { hasFeature } from '#domain/plan-features.ts'
import type { Task } from '#domain/tasks/task.ts'
import { isPrivateLine } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { saveTemplate } from './save-template.ts'
import { templateTexts } from './texts.ts'

/** The same function for all cards of a list, so that none is drawn again because of it. */
export function useKeepAction(
  household: Household | undefined,
): (task: Task) => readonly MenuAction[] {
  const account = useAccount()
  const mayKeep = household !== undefined && hasFeature(household.plan, 'templates')
  return useMemo(
    () => (task) => {
      if (!mayKeep || isPrivateLine(task)) return []
      const onSelect = () => void saveTemplate(account, task)
      return [{ label: templateTexts.keep, icon: BookCopy, onSelect }]
    },
    [account, mayKeep],
  )
}
