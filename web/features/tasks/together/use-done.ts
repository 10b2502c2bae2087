/** Completes a task in the name of whoever did it, with the message (T22, T23). */
import { splitPoints } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canComplete, pointsFor } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { togetherTexts } from './texts.ts'

export type Done = {
  /** Ids of those who helped. */
  readonly with?: readonly string[]
  /** The child who did it. */
  readonly for?: User
  /** The path of a photo, where it takes one. */
  readonly proof_url?: string | undefined
}

/** True once it is saved. */
export function useDone(): (task: Task, done: Done) => Promise<boolean> {
  const account = useAccount()
  return async (task, done) => {
    if (!(await mayComplete(account, task, done))) return false
    const isSaved = await complete(account, task, done)
    if (!isSaved) return false
    const name = task.chore_id === null ? 'completeTask' : 'completeOccurrence'
    const reverse = () => account.run('reopenTask', { id: task.id })
    const id = task.chore_id ?? task.id
    showUndoableToast(account, { name, id, reverse }, toastFor(account.id, task, done))
    return true
  }
}

/** A task that is somebody else’s to do is taken on first (T5), but not by a parent who ticks it for a child. */
async function mayComplete(account: OpenAccount, task: Task, { for: child }: Done) {
  if (child || task.chore_id !== null || canComplete(task, account.id)) return true
  return account.run('claimTask', { id: task.id })
}

async function complete(account: OpenAccount, task: Task, done: Done): Promise<boolean> {
  const { with: helpers = [], for: child, proof_url } = done
  const { id, chore_id, slot } = task
  const people = {
    ...(helpers.length > 0 && { with: [...helpers] }),
    ...(child && { for: child.id }),
    ...(proof_url && { proof_url }),
  }
  return chore_id !== null && slot !== null
    ? account.run('completeOccurrence', { id: chore_id, slot, ...people })
    : account.run('completeTask', { id, ...people })
}

function toastFor(me: string, task: Task, { with: helpers = [], for: child }: Done): Toast {
  const { toasts } = taskCardTexts
  const title = toasts.completed
  if (child) {
    const description = togetherTexts.earnedBy(firstName(child), pointsFor(task))
    return { title, description }
  }
  const own = splitPoints(pointsFor(task), [me, ...helpers])[0]?.points ?? 0
  return { title, description: toasts.earned(own), points: true }
}
