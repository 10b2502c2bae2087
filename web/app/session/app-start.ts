/** Distinguishes an app start from a reload or an additional tab: only an app start asks who is here. */
import { setActiveAccount } from '#web/data/device-database.ts'
import { lastActiveAccount } from '#web/data/person-keys.ts'
import { firstScreen } from '#web/ui/first-screen.ts'

/** Held by every tab as long as it exists. */
const LOCK = 'mitten-open'

/** Returns whether the device asks who is here. Afterwards runs the device's background work in this tab. */
export async function runAppStart(isGuarded: boolean, until: AbortSignal): Promise<boolean> {
  const isAsking = isGuarded && (await isAppStart())
  if (isAsking) await setActiveAccount(null)
  // Never settles: the lock goes with the tab.
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => new Promise(() => {}))
  void firstScreen().then(async () => {
    const { keepDevice } = await import('./keep-device.ts')
    if (!until.aborted) keepDevice(until)
  })
  return isAsking
}

/** Without locks (over plain http) a start cannot be distinguished from a reload: the last account stays active. */
async function isAppStart(): Promise<boolean> {
  if (lastActiveAccount() !== null || !('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === LOCK)
}
