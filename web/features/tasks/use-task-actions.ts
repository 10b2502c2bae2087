/** The actions of a task, be it a plain one or one day of a repeating one, with their messages. */
import { Trash2 } from 'lucide-react'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { splitPoints } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canComplete, pointsFor, targetOf } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import type { QueuedChange } from '#web/shared/undo/offer-undo.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { taskCardTexts } from './texts.ts'

type TaskCommand = Extract<
  CommandName,
  'completeTask' | 'claimTask' | 'releaseTask' | 'deleteTask' | 'approveTask' | 'reopenTask'
>

export type TaskActions = Readonly<
  Record<'claim' | 'release' | 'remove' | 'approve' | 'reopen', (task: Task) => Promise<boolean>>
> & {
  /** Alone, unless it is said who did it (T22, T23). */
  complete(task: Task, done?: Done): Promise<boolean>
  tick(task: Task, step: Tick): Promise<boolean>
}

export type Done = {
  /** Ids of those who helped. */
  readonly with?: readonly string[]
  /** The child who did it. */
  readonly for?: User
  /** The path of a photo, where it takes one. */
  readonly proof_url?: string | undefined
}

/** A step by its text, and whether it is to be ticked. */
export type Tick = { readonly text: string; readonly on: boolean }

const { toasts } = taskCardTexts

export function useTaskActions(): TaskActions {
  const account = useAccount()

  const run = <Name extends TaskCommand>(
    name: Name,
    [task, input]: readonly [Task, CommandInput<Name>],
    { reverse, ...toast }: Toast & Pick<QueuedChange, 'reverse'>,
  ): Promise<boolean> =>
    runUndoable(
      account,
      { name, input, ...(reverse && { reverse }) },
      { description: task.name, ...toast },
    )
  const byId = (task: Task) => [task, { id: task.id }] as const

  return {
    async complete(task, done = {}) {
      const { with: helpers = [], for: child, proof_url } = done
      // Somebody else's is taken on first (T5), but not by a parent who ticks it for a child.
      const isFree = child || task.chore_id !== null || canComplete(task, account.id)
      if (!isFree && !(await account.run('claimTask', { id: task.id }))) return false
      const input = {
        ...targetOf(task),
        ...(helpers.length > 0 && { with: [...helpers] }),
        ...(child && { for: child.id }),
        ...(proof_url && { proof_url }),
      }
      return run('completeTask', [task, input], {
        ...completedToast(account.id, task, done),
        reverse: () => account.run('reopenTask', { id: task.id }),
      })
    },
    tick: (task, step) => account.run('tickStep', { ...targetOf(task), ...step }),
    claim: (task) =>
      run('claimTask', [task, targetOf(task)], {
        title: toasts.claimed,
        reverse: () => account.run('releaseTask', { id: task.id }),
      }),
    release: (task) => run('releaseTask', byId(task), { title: toasts.released }),
    remove: (task) => run('deleteTask', byId(task), { title: toasts.deleted, icon: Trash2 }),
    approve: (task) => run('approveTask', byId(task), { title: toasts.approved }),
    reopen: (task) => run('reopenTask', byId(task), { title: toasts.reopened }),
  }
}

function completedToast(me: string, task: Task, { with: helpers = [], for: child }: Done): Toast {
  const title = toasts.completed
  if (child) return { title, description: toasts.earnedBy(firstName(child), pointsFor(task)) }
  const own = splitPoints(pointsFor(task), [me, ...helpers])[0]?.points ?? 0
  return { title, description: toasts.earned(own), points: true }
}
