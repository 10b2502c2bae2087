/** The service worker: opens the app without a network, and flushes the outboxes when the connection is back. */
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { BACKGROUND_SYNC_TAG } from '#web/sync/names.ts'
import { answerMessages, tellPages } from './answer-messages.ts'
import { answerPushes } from './answer-pushes.ts'
import { drainOutboxes } from './drain-outboxes.ts'
import { precache } from './precache.ts'

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precache>[0]
}
/** Not in TypeScript's library: Background Sync exists in Chromium only (R27). */
type SyncEvent = ExtendableEvent & { readonly tag: string }

const files = precache(self.__WB_MANIFEST)
// The API is never answered from here: IndexedDB is the one copy of what people have (R26). Nor are the pages of the
// server that lead to the provider and back (A25), and the calendars of links (A42).
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|auth|calendar)\//, /^\/(healthz|readyz)$/, /^\/connect(\/|$)/],
  }),
)

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  if (sync.tag === BACKGROUND_SYNC_TAG) sync.waitUntil(drainOutboxes())
})

answerMessages()
answerPushes()

/** Pages of an earlier release go on as they are until their person reloads them; they are only told. */
async function takeOver(): Promise<void> {
  await self.clients.claim()
  await tellPages({ type: 'SW_UPDATED', payload: { version: __APP_VERSION__ } })
}
