/** Asks the browser to wake the worker periodically, so that the app opens with new data (Chromium, installed; R27). */

export const PERIODIC_SYNC_TAG = 'mitten-refresh'
const MIN_INTERVAL_MS = 12 * 60 * 60_000

type PeriodicSyncManager = {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>
}

export async function requestPeriodicRefresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('periodicSync' in registration)) return
  const manager = registration.periodicSync as PeriodicSyncManager
  // Granted to installed apps that are in use, without a prompt; otherwise the app syncs when it is opened.
  await manager.register(PERIODIC_SYNC_TAG, { minInterval: MIN_INTERVAL_MS }).catch(() => undefined)
}
