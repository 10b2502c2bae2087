/** The service worker: opens the app without a network, and flushes the outboxes when the connection is back. */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { BACKGROUND_SYNC_TAG } from '#web/sync/names.ts'
import { answerMessages, broadcast } from './answer-messages.ts'
import { answerPushes } from './answer-pushes.ts'
import { drainOutboxes } from './drain-outboxes.ts'

type Files = Parameters<PrecacheController['addToCacheList']>[0]

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Files }
/** Not in TypeScript's library: Background Sync exists in Chromium only (R27). */
type SyncEvent = ExtendableEvent & { readonly tag: string }

/** Of six connections to a server without HTTP/2, two are left to the page. Chromium itself allows an install three. */
const SIDE_BY_SIDE = 4

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

/**
 * The files of the release: the worker fetches them when it is installed, and responds from its cache from then on. The
 * controller's own install fetches one after the other, which on a slow line costs a round trip for each file.
 */
function precache(files: Files): PrecacheController {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  self.addEventListener('install', (event) => event.waitUntil(fetchAll(controller, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  registerRoute(new PrecacheRoute(controller))
  return controller
}

async function fetchAll(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const left = [...controller.getURLsToCacheKeys()]
  async function fetchNext(): Promise<void> {
    for (let file = left.shift(); file; file = left.shift()) {
      const [url, cacheKey] = file
      // If a name changes with the content, the page may already have fetched exactly this file.
      const cache = url === cacheKey ? 'default' : 'reload'
      const request = new Request(url, { cache, credentials: 'same-origin' })
      await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, fetchNext))
}

/** Pages of an earlier release go on until their person reloads them; they are only told. */
async function takeOver(): Promise<void> {
  await self.clients.claim()
  await broadcast({ type: 'SW_UPDATED', payload: { version: __APP_VERSION__ } })
}
