/** Saves a task as a template, and the menu entry for that, if the plan has templates (S3). */
import { BookCopy } from 'lucide-react'
import { useMemo } from 'react'
import { v7 } from 'uuid'
import { hasFeature } from '#domain/plan-features.ts'
import type { Task, TaskDetails } from '#domain/tasks/task.ts'
import { detailsOf, isPrivateLine } from '#domain/tasks/task.ts'
import type { TemplateRule } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { templateTexts } from './texts.ts'

/** The same function for all cards of a list, so that none of them is rendered again because of it. */
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

/** Saves a task as a template; `rule` says how it repeats, if it does (C4). */
export async function saveTemplate(
  { run }: OpenAccount,
  details: TaskDetails,
  rule: TemplateRule = noRule,
): Promise<void> {
  const input = { id: v7(), ...detailsOf(details), ...rule }
  if (await run('createTemplate', input))
    showToast({ title: templateTexts.saved, description: details.name })
}
