/** The toast of a change, with an undo button as long as the change can be taken back. */
import type { OpenAccount } from '#web/data/account.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { QueuedChange } from './offer-undo.ts'

/** Call it once the change is saved. */
export function showUndoableToast(account: OpenAccount, change: QueuedChange, toast: Toast): void {
  const toastId = showToast(toast)
  void import('./offer-undo.ts').then(
    ({ offerUndo }) => offerUndo(account, change, toastId),
    // Without it the toast is as good as any other.
    () => undefined,
  )
}
