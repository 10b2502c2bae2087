/** Background work of an open account for push: the badge, the subscription, and the periodic refresh. */
import { liveQuery } from 'dexie'
import { pushApi } from '#domain/notifications/push-api.ts'
import { callApi } from '#web/api/call.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { keepBadge } from './keep-badge.ts'
import { requestPeriodicRefresh } from './periodic-refresh.ts'
import { keepPushOn } from './push-device.ts'

export function startPush(database: AccountDatabase, account: string, until: AbortSignal): void {
  if (until.aborted) return
  keepBadge(database, account, until)
  void requestPeriodicRefresh()
  keepWanted(account, until)
}

/** At the start, when the connection is back, and after each sign-in: a new session has no subscription. */
function keepWanted(account: string, until: AbortSignal): void {
  let isTelling = false
  const wanted = liveQuery(async () => {
    // Signing in writes this, which makes the query run again.
    await deviceDatabase.accounts.get(account)
    return (await deviceDatabase.pushes.get(account)) !== undefined
  }).subscribe((isWanted) => {
    if (!isWanted) return
    void keepPushOn(account)
    if (!isTelling) reportPresence(account, until)
    isTelling = true
  })
  window.addEventListener('online', () => void keepPushOn(account), { signal: until })
  until.addEventListener('abort', () => wanted.unsubscribe())
}

const EVERY_MS = 60_000

/**
 * Reports to the server that this device is in use, at most once a minute, and when it is left: a device in use needs
 * no push.
 */
function reportPresence(account: string, until: AbortSignal): void {
  let toldAtMs = -Infinity

  function tell(is_here: boolean): void {
    toldAtMs = is_here ? Date.now() : -Infinity
    // Nothing waits for it: if it is lost, a device in use gets one push too many.
    void callApi(pushApi.attend, { is_here }, account).catch(() => undefined)
  }
  function noteUse(): void {
    if (document.visibilityState === 'visible' && Date.now() - toldAtMs > EVERY_MS) tell(true)
  }
  function noteVisibility(): void {
    if (document.visibilityState === 'visible') noteUse()
    else if (toldAtMs > 0) tell(false)
  }

  noteUse()
  for (const event of ['pointerdown', 'keydown', 'focus'])
    window.addEventListener(event, noteUse, { signal: until, passive: true })
  document.addEventListener('visibilitychange', noteVisibility, { signal: until })
}
