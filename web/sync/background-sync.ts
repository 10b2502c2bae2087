/** Asks the browser to wake the worker when the connection is back (Background Sync, Chromium only, R27). */
import { BACKGROUND_SYNC_TAG } from './names.ts'

type SyncManager = { register(tag: string): Promise<void> }

export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const manager = registration && 'sync' in registration ? (registration.sync as SyncManager) : null
  // Refused without permission and in private windows: the page's own wake-ups remain.
  await manager?.register(BACKGROUND_SYNC_TAG).catch(() => undefined)
}
