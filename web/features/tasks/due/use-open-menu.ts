/** The menu on the card of a task that is due. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import type { FindLine } from '#web/features/tasks/chores/use-chores.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

export type OpenMenu = (entry: Pick<OpenTask, 'task' | 'item'>) => readonly MenuAction[]

/** `menuFor`: more that may be done to a task of its own. */
export function useOpenMenu(
  household: Household,
  findLine: FindLine,
  menuFor?: (task: Task) => readonly MenuAction[],
): OpenMenu {
  const choreMenu = useChoreMenu(household)
  return ({ item, task }) => {
    if (item === null) return menuFor?.(task) ?? []
    const line = findLine(item.chore.id)
    return line ? choreMenu(line, item) : []
  }
}
