/** Changes that are held on this device for some seconds, so that their tap can be taken back (R51). */
import { HOLD_MS } from '#domain/command.ts'
import type { DeviceState, DeviceStore, DeviceTx, OutboxItem } from '#web/data/device-store.ts'

/** No hold is longer, even if the toast is looked at for a while: a later time comes from a clock that was set back. */
const MAX_HOLD_MS = 10 * HOLD_MS

/**
 * The items up to the first one that is held, because order is kept (I6), and the milliseconds until its hold ends.
 * `now` is the device's clock in milliseconds.
 */
export function readyItems(
  { state, items }: { readonly state: DeviceState; readonly items: readonly OutboxItem[] },
  now: number,
): { readonly ready: readonly OutboxItem[]; readonly holdEndsInMs: number | null } {
  const first = items.findIndex((item) => holdLeftMs(item, state, now) > 0)
  const held = items[first]
  if (held === undefined) return { ready: items, holdEndsInMs: null }
  return { ready: items.slice(0, first), holdEndsInMs: holdLeftMs(held, state, now) }
}

function holdLeftMs({ seq, hold_until = 0 }: OutboxItem, state: DeviceState, now: number): number {
  const leftMs = hold_until - now
  const isOver = seq <= Math.max(state.sent, state.released ?? 0) || leftMs > MAX_HOLD_MS
  return isOver ? 0 : Math.max(0, leftMs)
}

/** Releases held changes: up to an item, or all of them. Resolves to whether any was held. */
export function releaseHeld(store: DeviceStore, through?: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const before = releasedIn(state)
    const released = through ?? (await lastHeld(tx, before))
    if (released <= before) return false
    await tx.putState({ ...state, released })
    return true
  }, 'relaxed')
}

/** Prolongs the hold of an item, unless it has left this device. */
export function holdOn(store: DeviceStore, seq: number, until: number): Promise<void> {
  return store.transaction(async (tx) => {
    if (seq <= releasedIn(await tx.state())) return
    // From this item on, because many may be waiting before it.
    const item = (await tx.waiting(seq - 1)).find((each) => each.seq === seq)
    if (item?.hold_until !== undefined) await tx.replace([{ ...item, hold_until: until }])
  }, 'relaxed')
}

async function lastHeld(tx: DeviceTx, after: number): Promise<number> {
  const held = (await tx.waiting(after)).filter((item) => item.hold_until !== undefined)
  return held.at(-1)?.seq ?? 0
}

function releasedIn({ released = 0, sent, settled }: DeviceState): number {
  return Math.max(released, sent, settled)
}
