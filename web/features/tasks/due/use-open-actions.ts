/** Completes, claims and releases what is due: what a chore asks for by its day, for it has mostly no row (C1, C8). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { useAccount } from '#web/data/account.ts'
import { useChoreActions } from '#web/features/tasks/chores/use-chore-actions.ts'
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'

export type OpenActions = Pick<TaskActions, 'complete' | 'claim' | 'release' | 'tick'>

export function useOpenActions({ item }: Pick<OpenTask, 'item'>): OpenActions {
  const account = useAccount()
  const ofTask = useTaskActions()
  const ofChore = useChoreActions()
  if (item === null) return ofTask
  const { chore, slot } = item
  return {
    ...ofTask,
    complete: (_, proof_url) => ofChore.complete(chore, slot, proof_url),
    claim: () => ofChore.claim(chore, slot),
    tick: (_, step) => account.run('tickOccurrenceStep', { id: chore.id, slot, ...step }),
  }
}
