/** The files of the release: the worker fetches them when it is installed, and answers from its cache from then on. */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

type Files = Parameters<PrecacheController['addToCacheList']>[0]

/** Of six connections to a server without HTTP/2 two are left to the page. Chromium itself lets an install have three. */
const SIDE_BY_SIDE = 4

/** The controller's own install fetches one after the other: on a slow line each file waits for a round trip of its own. */
export function precache(files: Files): PrecacheController {
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
      // A name that changes with its content says what is in it: the page may have fetched it already.
      const cache = url === cacheKey ? 'default' : 'reload'
      const request = new Request(url, { cache, credentials: 'same-origin' })
      await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, fetchNext))
}
