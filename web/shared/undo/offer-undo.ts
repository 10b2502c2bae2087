/** Watches a queued change while its toast is shown, and offers to undo it while that is possible. */
import { liveQuery } from 'dexie'
import type { CommandName } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { isUnsent, newestQueued } from '#web/data/unsaved.ts'
import { currentToast, setToastAction, showToast, subscribeToToast } from '#web/ui/toast-store.ts'
import { undoTexts } from './texts.ts'

/** The newest change of this name, to this row where it is about one. */
export type QueuedChange = { readonly name: CommandName; readonly id?: string }

/** With a connection a change leaves sooner than this, and nothing is offered for a blink. */
const CALM_MS = 400

export async function offerUndo(
  account: OpenAccount,
  change: QueuedChange,
  toastId: number,
): Promise<void> {
  const { database } = account
  await new Promise((resolve) => setTimeout(resolve, CALM_MS))
  if (currentToast()?.id !== toastId) return

  // Another account may become active at any time, and the database closes: that ends the live query.
  const watching = liveQuery(() => findUnsent(database, change)).subscribe((id) => {
    const onPress = () => void (id !== null && takeBack(account, id))
    setToastAction(toastId, id === null ? undefined : { label: undoTexts.undo, onPress })
  })
  const stop = subscribeToToast(() => {
    if (currentToast()?.id === toastId) return
    watching.unsubscribe()
    stop()
  })
}

async function findUnsent(database: AccountDatabase, change: QueuedChange): Promise<string | null> {
  const item = await newestQueued(database, change)
  return item && (await isUnsent(database, item.id)) ? item.id : null
}

async function takeBack({ undo }: OpenAccount, mutationId: string): Promise<void> {
  const isUndone = await undo(mutationId)
  showToast(
    isUndone
      ? { title: undoTexts.undone }
      : { title: undoTexts.tooLate, description: undoTexts.tooLateReason, tone: 'bad' },
  )
}
