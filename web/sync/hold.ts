/** Changes that are held back on this device for some seconds, so that their tap can be taken back (R51). */
import { HOLD_MS } from '#domain/command.ts'
import type { DeviceState, DeviceStore, OutboxItem } from '#web/data/device-store.ts'

/** No hold is longer, even if the toast is looked at for a while: a later time comes from a clock that was set back. */
const LONGEST_HOLD_MS = 10 * HOLD_MS

/**
 * The items up to the first that is held, because order is kept (I6), and in how many milliseconds its hold ends.
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
  const isOver = seq <= Math.max(state.sent, state.released ?? 0) || leftMs > LONGEST_HOLD_MS
  return isOver ? 0 : Math.max(0, leftMs)
}

/** Lets everything go that is held now. Resolves to whether something was. */
export function releaseHeld(store: DeviceStore): Promise<boolean> {
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const released = Math.max(state.released ?? 0, state.sent, state.settled)
    const held = (await tx.waiting(released)).filter((item) => item.hold_until !== undefined)
    const last = held.at(-1)
    if (last === undefined) return false
    await tx.putState({ ...state, released: last.seq })
    return true
  }, 'relaxed')
}

/** Holds a change on, as long as it has not left this device. */
export function holdOn(store: DeviceStore, mutationId: string, until: number): Promise<void> {
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const waiting = await tx.waiting(Math.max(state.released ?? 0, state.sent, state.settled))
    const item = waiting.find(({ id }) => id === mutationId)
    if (item?.hold_until !== undefined) await tx.replace([{ ...item, hold_until: until }])
  }, 'relaxed')
}
