/** What may be done to what is due, from the menu of its card. */
import { useState } from 'react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { entryOfTask } from '#domain/chores/week.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import type { ChoreLine } from '#web/features/tasks/chores/use-chores.ts'
import { useChores } from '#web/features/tasks/chores/use-chores.ts'
import type { Asked, Replanning } from '#web/features/tasks/replan/replan-entries.ts'
import { noReplanEntries, replanEntries } from '#web/features/tasks/replan/replan-entries.ts'
import { useReplan } from '#web/features/tasks/replan/use-replan.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { asPart } from '#web/ui/menu-part.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

const none: readonly ChoreLine[] = []

export type OpenMenu = {
  /** The repeating tasks, for their dialogs. */
  readonly lines: readonly ChoreLine[]
  readonly menuOf: (entry: Pick<OpenTask, 'task' | 'item'>) => readonly MenuAction[]
  /** What moves and gives it, and the question that is asked before; null while there is none. */
  readonly replanning: Omit<Replanning, 'ask'>
  readonly asked: Asked | null
  readonly onAnswered: () => void
}

/** `menuFor`: more that may be done to a task of its own. */
export function useOpenMenu(
  household: Household,
  at: string,
  menuFor?: (task: Task) => readonly MenuAction[],
): OpenMenu {
  const lines = useChores(at) ?? none
  const [asked, ask] = useState<Asked | null>(null)
  const apply = useReplan(household)
  const replanning = { household, at, apply }
  const planning = { ...replanning, ask }
  const choreMenu = useChoreMenu(household, planning)
  return {
    lines,
    replanning,
    asked,
    onAnswered: () => ask(null),
    menuOf({ item, task }) {
      if (item === null) {
        const { timeZone } = household
        const { day, turn } =
          task.due_on === null
            ? noReplanEntries
            : replanEntries(entryOfTask(task, { at, timeZone }), planning)
        return [...asPart([...day, ...turn]), ...(menuFor?.(task) ?? [])]
      }
      const line = lines.find(({ chore }) => chore.id === item.chore.id)
      return line ? choreMenu(line, item) : []
    },
  }
}
