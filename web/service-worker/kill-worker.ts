/**
 * Replaces a broken worker, deletes all caches, and reloads its pages from the network. `npm run build --
 * --kill-worker` serves it. People's data is in IndexedDB, which it does not touch.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Taken over together with the registration. A page that loads from now on has no worker, so none is loaded twice.
  const pages = await worker.clients.matchAll({ type: 'window' })
  await worker.registration.unregister()
  for (const page of pages) await page.navigate(page.url)
}
