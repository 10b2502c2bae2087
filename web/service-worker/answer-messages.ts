/** Handles messages from pages, and sends messages to all pages (SEC20). */
import type { MessageTo } from '#web/features/updates/worker-messages.ts'
import { readMessage } from '#web/features/updates/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

type PageMessage = MessageTo<'page'>
type Answer = (message: PageMessage) => void

const version = __APP_VERSION__

export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    // Only pages of this origin: nothing else that can reach a worker may give it orders.
    if (!(event.source instanceof WindowClient) || event.origin !== self.location.origin) return
    const message = readMessage('worker', event.data)
    if (message === null) return
    const answerer = event.ports[0] ?? event.source
    event.waitUntil(handle(message, (answer) => send(answerer, answer)))
  })
  // The worker in charge sees its successor arrive, and tells pages that may have missed it.
  self.registration.addEventListener('updatefound', () => {
    // The very first worker sees itself arrive, which is no news.
    if (self.registration.active === null) return
    const successor = self.registration.installing
    successor?.addEventListener('statechange', () => {
      if (successor.state === 'installed') void broadcast({ type: 'SW_UPDATE_AVAILABLE' })
    })
  })
}

export async function broadcast(message: PageMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) send(page, message)
}

function send(to: Client | MessagePort, message: PageMessage): void {
  to.postMessage(message)
}

async function handle(message: MessageTo<'worker'>, answer: Answer): Promise<void> {
  switch (message.type) {
    case 'PWA_READY':
      if (message.payload.version !== version) answer({ type: 'SW_UPDATED', payload: { version } })
      if (self.registration.waiting !== null) answer({ type: 'SW_UPDATE_AVAILABLE' })
      return
    case 'GET_VERSION':
      return answer(versionInfo(isUpdateKnown() ? 'found' : 'unknown'))
    case 'CHECK_FOR_UPDATES':
      return answer(versionInfo(await askForUpdate()))
    case 'SKIP_WAITING':
      return self.skipWaiting()
  }
}

function versionInfo(update: 'none' | 'found' | 'unknown'): PageMessage {
  return { type: 'VERSION_INFO', payload: { version, update } }
}

async function askForUpdate(): Promise<'none' | 'found' | 'unknown'> {
  try {
    await self.registration.update()
    return isUpdateKnown() ? 'found' : 'none'
  } catch {
    // There is no connection, or the server has no worker: nothing changes.
    return 'unknown'
  }
}

function isUpdateKnown(): boolean {
  return self.registration.installing !== null || self.registration.waiting !== null
}
