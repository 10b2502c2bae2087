/** Tells the start of the app from a reload and from one more tab: only a start asks who is here. */
import { putInFront } from '#web/data/device-database.ts'
import { lastInFront } from '#web/data/person-keys.ts'
import { keepDevice } from './keep-device.ts'

/** Held by every tab for as long as it lives. */
const LOCK = 'mitten-open'

/** True when nobody is in front any more, and the device asks. From here on the tab looks after the device. */
export async function arrive(isGuarded: boolean, until: AbortSignal): Promise<boolean> {
  const isAsking = isGuarded && (await isStart())
  if (isAsking) await putInFront(null)
  // Never settles: the lock goes with the tab.
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => new Promise(() => {}))
  if (!until.aborted) keepDevice(until)
  return isAsking
}

/** Without locks no start can be told (plain http): whoever was in front stays there. */
async function isStart(): Promise<boolean> {
  if (lastInFront() !== null || !('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === LOCK)
}
