/** Runs changes to a task that belong together: all or none of them, with one undo for all (R51). */
import type { Call } from '#domain/commands.ts'
import type * as Texts from '#domain/tasks/task-command-texts.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Messages = {
  /** The command whose failure title is shown if one is refused. */
  readonly name: keyof typeof Texts.taskCommandTexts
  readonly toast: Toast
}

export async function runTogether(
  account: OpenAccount,
  calls: readonly Call[],
  { name, toast }: Messages,
): Promise<boolean> {
  const { ids, refused } = await account.runAll(calls)
  const [description] = refused.values()
  if (description !== undefined) {
    await account.undo(...ids)
    // It was loaded with the commands, which have just run: the dialogs open without them.
    const { taskCommandTexts } = await import('#domain/tasks/task-command-texts.ts')
    showToast({ title: taskCommandTexts[name].failed, description, tone: 'bad' })
    return false
  }
  if (ids.length > 0) showUndoableToastOfAll(account, ids, toast)
  return ids.length > 0
}
