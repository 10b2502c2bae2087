/** The offline shell: opens the app without a network, and empties the outboxes when the connection is back. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { BACKGROUND_SYNC_TAG } from '#web/sync/names.ts'
import { drainOutboxes } from './drain-outboxes.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}
/** Not in TypeScript's library: Background Sync exists in Chromium only (R27). */
type SyncEvent = ExtendableEvent & { readonly tag: string }

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
// The API is never answered from here: IndexedDB is the one copy of what people have (R26).
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/(healthz|readyz)$/],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  if (sync.tag === BACKGROUND_SYNC_TAG) sync.waitUntil(drainOutboxes())
})

self.addEventListener('message', (event) => {
  const isOurs = event.source instanceof WindowClient && event.origin === self.location.origin
  if (isOurs && event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
