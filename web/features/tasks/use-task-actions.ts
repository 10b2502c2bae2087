/** The actions on a task, plain or one day of a repeating one, with their messages. */
import { Trash2 } from 'lucide-react'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor, targetOf } from '#domain/tasks/task.ts'
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
  /** The person's own task, done alone; with the path of a photo, if one is required. */
  complete(task: Task, proof_url?: string): Promise<boolean>
  tick(task: Task, step: Tick): Promise<boolean>
}

/** A step by its text, and whether to tick it. */
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
    complete: (task, proof_url) =>
      run('completeTask', [task, { ...targetOf(task), ...(proof_url && { proof_url }) }], {
        title: toasts.completed,
        description: toasts.earned(pointsFor(task)),
        points: true,
        reverse: () => account.run('reopenTask', { id: task.id }),
      }),
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
