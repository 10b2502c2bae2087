/** Offers to take a change back while its toast is shown, with or without a connection. */
import { liveQuery } from 'dexie'
import { Undo2 } from 'lucide-react'
import { HOLD_MS } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { isUnsent, newestQueued, queuedItem } from '#web/data/unsaved.ts'
import { currentToast, setToastAction, showToast, subscribeToToast } from '#web/ui/toast-store.ts'
import { undoTexts } from './texts.ts'

/** The newest change with this name and, if one is given, to this row. */
export type QueuedChange = {
  readonly name: CommandName
  readonly id?: string
  /** Runs the command that reverses it once it has left this device; resolves to whether that worked. */
  readonly reverse?: () => Promise<boolean>
  /** Called after it was taken back, because anything that it settled is open again. */
  readonly takenBack?: () => Promise<void>
}

/** With a connection, a change that is not held leaves sooner than this, and an offer would only flash. */
const OFFER_AFTER_MS = 400

export async function offerUndo(
  account: OpenAccount,
  change: QueuedChange,
  toastId: number,
): Promise<void> {
  // Another account may become active at any time, and the database closes.
  const item = await newestQueued(account.database, change).catch(() => undefined)
  if (item === undefined || currentToast()?.id !== toastId) return
  const isHeld = item.hold_until !== undefined
  if (!isHeld && change.reverse === undefined) return offerWhileUnsent(account, change, toastId)

  let isTakenBack = false
  whenGone(toastId, () => {
    if (!isTakenBack && isHeld) void account.release(item.seq)
  })
  setToastAction(toastId, {
    label: undoTexts.undo,
    icon: Undo2,
    countdown: { ms: HOLD_MS, onHeld: () => void account.holdOn(item.seq) },
    onPress() {
      isTakenBack = true
      void takeBack(account, item.id, change)
    },
  })
}

/** Changes that were run together are held together: the first one keeps back those behind it (I6). */
export async function offerUndoOfAll(
  account: OpenAccount,
  mutationIds: readonly string[],
  toastId: number,
): Promise<void> {
  const ends = [mutationIds[0], mutationIds.at(-1)].map((id = '') =>
    queuedItem(account.database, id),
  )
  const [first, last] = await Promise.all(ends).catch(() => [])
  if (first === undefined || last === undefined) return
  const release = () => void account.release(last.seq)
  if (currentToast()?.id !== toastId) return release()
  let isTakenBack = false
  // The last one may have been run some time after the first, which keeps all of them back.
  void account.holdOn(first.seq)
  whenGone(toastId, () => {
    if (!isTakenBack) release()
  })
  setToastAction(toastId, {
    label: undoTexts.undo,
    icon: Undo2,
    countdown: { ms: HOLD_MS, onHeld: () => void account.holdOn(first.seq) },
    onPress() {
      isTakenBack = true
      void account.undo(...mutationIds).then((isUndone) => {
        if (!isUndone) release()
        tellOutcome(isUndone)
      })
    },
  })
}

/** A change that is not held can be taken back until it is sent, for example while there is no connection. */
async function offerWhileUnsent(
  account: OpenAccount,
  change: QueuedChange,
  toastId: number,
): Promise<void> {
  const { database } = account
  await new Promise((resolve) => setTimeout(resolve, OFFER_AFTER_MS))
  if (currentToast()?.id !== toastId) return

  // Another account may become active at any time, and the database closes: this ends the live query.
  const watching = liveQuery(() => findUnsent(database, change)).subscribe((id) => {
    const onPress = () => void (id !== null && takeBack(account, id, change))
    setToastAction(
      toastId,
      id === null ? undefined : { label: undoTexts.undo, icon: Undo2, onPress },
    )
  })
  whenGone(toastId, () => watching.unsubscribe())
}

/** Once: when the toast is closed, its time is over, or another one replaces it. */
function whenGone(toastId: number, work: () => void): void {
  const stop = subscribeToToast(() => {
    if (currentToast()?.id === toastId) return
    stop()
    work()
  })
}

async function findUnsent(database: AccountDatabase, change: QueuedChange): Promise<string | null> {
  const item = await newestQueued(database, change)
  return item && (await isUnsent(database, item.id)) ? item.id : null
}

async function takeBack(
  { undo }: OpenAccount,
  mutationId: string,
  { reverse, takenBack }: QueuedChange,
): Promise<void> {
  const isUndone = (await undo(mutationId)) || ((await reverse?.()) ?? false)
  if (isUndone) await takenBack?.()
  // A reversal that was refused has already said why.
  if (!isUndone && reverse) return
  tellOutcome(isUndone)
}

function tellOutcome(isUndone: boolean): void {
  showToast(
    isUndone
      ? { title: undoTexts.undone }
      : { title: undoTexts.tooLate, description: undoTexts.tooLateReason, tone: 'bad' },
  )
}
