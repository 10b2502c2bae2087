/** Says who did a task: a child, several people together, or oneself, even if it is somebody else's (T5, T22, T23). */
import { splitPoints } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canComplete, pointsFor, targetOf } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { runTogether } from '#web/features/tasks/run-together.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'

export type Done = {
  /** The ids of the helpers. */
  readonly with?: readonly string[]
  /** The child who did it. */
  readonly for?: User
  /** The path of a photo, if one is required. */
  readonly proof_url?: string | undefined
}

const { toasts } = taskCardTexts

export function useDone(): (task: Task, done: Done) => Promise<boolean> {
  const account = useAccount()
  return (task, done) => {
    const { with: helpers = [], for: child, proof_url } = done
    const input = {
      ...targetOf(task),
      ...(helpers.length > 0 && { with: [...helpers] }),
      ...(child && { for: child.id }),
      ...(proof_url && { proof_url }),
    }
    const complete = { name: 'completeTask', input } as const
    const toast = completedToast(account.id, task, done)
    // Somebody else's task is claimed first (T5), but not by a parent who ticks it for a child.
    const isFree = child || task.chore_id !== null || canComplete(task, account.id)
    if (!isFree) {
      const claim = { name: 'claimTask', input: { id: task.id } } as const
      return runTogether(account, [claim, complete], { name: 'completeTask', toast })
    }
    const reverse = () => account.run('reopenTask', { id: task.id })
    return runUndoable(account, { ...complete, reverse }, toast)
  }
}

function completedToast(me: string, task: Task, { with: helpers = [], for: child }: Done): Toast {
  const title = toasts.completed
  if (child) return { title, description: toasts.earnedBy(firstName(child), pointsFor(task)) }
  const own = splitPoints(pointsFor(task), [me, ...helpers])[0]?.points ?? 0
  return { title, description: toasts.earned(own), points: true }
}
