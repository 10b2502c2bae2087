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
  Record<
    'complete' | 'claim' | 'release' | 'remove' | 'approve' | 'reopen',
    (task: Task) => Promise<boolean>
  >
>

const { toasts } = taskCardTexts

export function useTaskActions(): TaskActions {
  const account = useAccount()

  async function run(
    name: TaskCommand,
    task: Task,
    { reverse, ...toast }: Toast & Pick<QueuedChange, 'reverse'>,
  ): Promise<boolean> {
    const { id } = task
    const isSaved = await account.run(name, { id })
    const change = { name, id, ...(reverse && { reverse }) }
    if (isSaved) showUndoableToast(account, change, { description: task.name, ...toast })
    return isSaved
  }

  return {
    complete: (task) =>
      run('completeTask', task, {
        title: toasts.completed,
        description: toasts.earned(pointsFor(task)),
        points: true,
        reverse: () => account.run('reopenTask', { id: task.id }),
      }),
    claim: (task) => run('claimTask', task, { title: toasts.claimed }),
    release: (task) => run('releaseTask', task, { title: toasts.released }),
    remove: (task) => run('deleteTask', task, { title: toasts.deleted, icon: Trash2 }),
    approve: (task) => run('approveTask', task, { title: toasts.approved }),
    reopen: (task) => run('reopenTask', task, { title: toasts.reopened }),
  }
}
