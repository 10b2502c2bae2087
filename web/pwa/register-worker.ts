/** Registers the worker that makes the app open without a network. */
import { Workbox } from 'workbox-window'

/** Does nothing where workers cannot be: off localhost without HTTPS, and in development. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await new Workbox('/service-worker.js').register().catch(reportError)
}
