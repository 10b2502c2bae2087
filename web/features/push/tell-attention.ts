/**
 * Reports to the server that this device is in use, at most once a minute, and when it is left: a device in use needs
 * no push.
 */
import { pushApi } from '#domain/notifications/push-api.ts'
import { callApi } from '#web/api/call.ts'

const EVERY_MS = 60_000

export function tellAttention(account: string, until: AbortSignal): void {
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
