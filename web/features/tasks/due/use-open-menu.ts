/** What may be done to what is due, from the menu of its card. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import type { ChoreLine } from '#web/features/tasks/chores/use-chores.ts'
import { useChores } from '#web/features/tasks/chores/use-chores.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

const none: readonly ChoreLine[] = []

export type OpenMenu = {
  /** The repeating tasks, for their dialogs. */
  readonly lines: readonly ChoreLine[]
  readonly menuOf: (entry: Pick<OpenTask, 'task' | 'item'>) => readonly MenuAction[]
}

/** `menuFor`: more that may be done to a task of its own. */
export function useOpenMenu(
  household: Household,
  at: string,
  menuFor?: (task: Task) => readonly MenuAction[],
): OpenMenu {
  const lines = useChores(at) ?? none
  const choreMenu = useChoreMenu(household)
  return {
    lines,
    menuOf({ item, task }) {
      if (item === null) return menuFor?.(task) ?? []
      const line = lines.find(({ chore }) => chore.id === item.chore.id)
      return line ? choreMenu(line, item) : []
    },
  }
}
