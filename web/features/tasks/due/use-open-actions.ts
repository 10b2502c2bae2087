/** Completes, claims and releases what is due: what a chore asks for by its day, for it has mostly no row (C1, C8). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { useChoreActions } from '#web/features/tasks/chores/use-chore-actions.ts'
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'

export type OpenActions = Pick<TaskActions, 'complete' | 'claim' | 'release'>

export function useOpenActions({ item }: Pick<OpenTask, 'item'>): OpenActions {
  const ofTask = useTaskActions()
  const ofChore = useChoreActions()
  if (item === null) return ofTask
  const { chore, slot } = item
  return {
    ...ofTask,
    complete: () => ofChore.complete(chore, slot),
    claim: () => ofChore.claim(chore, slot),
  }
}
