/** The toast of a change, with an undo button as long as the change can be taken back. */
import type { CommandInput, CommandName } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { QueuedChange } from './offer-undo.ts'

export type UndoableCommand<Name extends CommandName> = Pick<QueuedChange, 'reverse'> & {
  readonly name: Name
  readonly input: CommandInput<Name>
  /** No command can reverse it: it is not sent while it can be taken back. */
  readonly isHeld?: boolean
}

/** Runs a command, shows a toast, and offers to take it back. True once it is saved. */
export async function runUndoable<Name extends CommandName>(
  account: OpenAccount,
  { name, input, isHeld, ...change }: UndoableCommand<Name>,
  toast: Toast,
): Promise<boolean> {
  const isSaved = await account.run(name, input, { isHeld })
  const { id } = input as { readonly id?: string }
  if (isSaved) showUndoableToast(account, { name, ...(id && { id }), ...change }, toast)
  return isSaved
}

/** The same for changes that were run together, by their mutation ids. */
export function showUndoableToastOfAll(
  account: OpenAccount,
  mutationIds: readonly string[],
  toast: Toast,
): void {
  const toastId = showToast(toast)
  void import('./offer-undo.ts').then(
    ({ offerUndoOfAll }) => offerUndoOfAll(account, mutationIds, toastId),
    () => undefined,
  )
}

/** To be called once the change is saved. */
export function showUndoableToast(account: OpenAccount, change: QueuedChange, toast: Toast): void {
  const toastId = showToast(toast)
  void import('./offer-undo.ts').then(
    ({ offerUndo }) => offerUndo(account, change, toastId),
    // Without it, the toast is like any other.
    () => undefined,
  )
}
