/** The actions of a task, with their messages. */
import { Trash2 } from 'lucide-react'
import type { CommandName } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import type { QueuedChange } from '#web/shared/undo/offer-undo.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { taskCardTexts } from './texts.ts'

type TaskCommand = Extract<
  CommandName,
  'completeTask' | 'claimTask' | 'releaseTask' | 'deleteTask' | 'approveTask' | 'reopenTask'
>

export type TaskActions = Readonly<
  Record<'claim' | 'release' | 'remove' | 'approve' | 'reopen', (task: Task) => Promise<boolean>>
> & {
  /** With the path of a photo, where it takes one. */
  complete(task: Task, proof_url?: string): Promise<boolean>
  tick(task: Task, step: Tick): Promise<boolean>
}

/** A step by its text, and whether it is to be ticked. */
export type Tick = { readonly text: string; readonly on: boolean }

const { toasts } = taskCardTexts

export function useTaskActions(): TaskActions {
  const account = useAccount()

  async function run(
    name: TaskCommand,
    task: Task,
    {
      reverse,
      proof_url,
      ...toast
    }: Toast & Pick<QueuedChange, 'reverse'> & { readonly proof_url?: string | undefined },
  ): Promise<boolean> {
    const { id } = task
    const isSaved = await account.run(name, { id, ...(proof_url && { proof_url }) })
    const change = { name, id, ...(reverse && { reverse }) }
    if (isSaved) showUndoableToast(account, change, { description: task.name, ...toast })
    return isSaved
  }

  return {
    complete: (task, proof_url) =>
      run('completeTask', task, {
        proof_url,
        title: toasts.completed,
        description: toasts.earned(pointsFor(task)),
        points: true,
        reverse: () => account.run('reopenTask', { id: task.id }),
      }),
    tick: ({ id }, step) => account.run('tickStep', { id, ...step }),
    claim: (task) => run('claimTask', task, { title: toasts.claimed }),
    release: (task) => run('releaseTask', task, { title: toasts.released }),
    remove: (task) => run('deleteTask', task, { title: toasts.deleted, icon: Trash2 }),
    approve: (task) => run('approveTask', task, { title: toasts.approved }),
    reopen: (task) => run('reopenTask', task, { title: toasts.reopened }),
  }
}
