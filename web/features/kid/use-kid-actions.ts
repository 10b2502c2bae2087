/** What the big buttons do to tasks: no toasts, for the card itself says what happened. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { useAccount } from '#web/data/account.ts'
import type { Change } from './use-undoable.ts'

type Step = { readonly text: string; readonly on: boolean }

export function useKidActions() {
  const account = useAccount()
  return {
    complete({ id, item }: OpenTask, proof_url?: string): Promise<boolean> {
      const proof = proof_url === undefined ? {} : { proof_url }
      return item === null
        ? account.run('completeTask', { id, ...proof })
        : account.run('completeOccurrence', { id: item.chore.id, slot: item.slot, ...proof })
    },
    tick({ id, item }: OpenTask, step: Step): Promise<boolean> {
      return item === null
        ? account.run('tickStep', { id, ...step })
        : account.run('tickOccurrenceStep', { id: item.chore.id, slot: item.slot, ...step })
    },
    /** What completing was, so that it can be taken back. */
    changeOf({ id, item }: OpenTask): Change {
      return {
        name: item === null ? 'completeTask' : 'completeOccurrence',
        id: item === null ? id : item.chore.id,
        reverse: () => account.run('reopenTask', { id }),
      }
    },
  }
}
