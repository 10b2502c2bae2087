/** Registers the service worker, and follows its updates. */
import { messageSW, Workbox } from 'workbox-window'
import {
  checkForUpdates,
  connectUpdates,
  publishUpdate,
} from '#web/features/updates/app-updates.ts'
import type { MessageTo } from '#web/features/updates/worker-messages.ts'
import { readMessage } from '#web/features/updates/worker-messages.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { publishTapped } from './opened-by-push.ts'

const MINUTE_MS = 60_000
const CHECK_MS = 60 * MINUTE_MS
const CHECK_INSTALLED_MS = 5 * MINUTE_MS
/** The page reloads about this long after Update was pressed (U5). */
const RELOAD_AFTER_MS = 1000
/** A worker that has not taken over by then takes over after the reload. */
const TAKE_OVER_TIMEOUT_MS = 5000
const ANSWER_TIMEOUT_MS = 15_000

/** Does nothing where workers are impossible: off localhost without https, and in development. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () => void handleWaiting())
  navigator.serviceWorker.addEventListener('message', handleMessage)
  navigator.serviceWorker.startMessages()
  const registration = await workbox.register().catch(reportError)
  if (!registration) return
  connectUpdates({ check: () => check(registration), update: () => update(workbox, registration) })
  tellWorker({ type: 'PWA_READY', payload: { version: __APP_VERSION__ } })
  document.addEventListener('visibilitychange', askVersionWhenVisible)
  setInterval(
    // An automatic check: if it fails now, it is retried next time.
    () => void checkForUpdates().catch(() => undefined),
    isInstalled() ? CHECK_INSTALLED_MS : CHECK_MS,
  )
}

/** On a busy device even the very first worker waits for a moment: it is no update of anything. */
async function handleWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active && registration.waiting) publishUpdate('available')
}

function handleMessage({ data }: MessageEvent<unknown>): void {
  const message = readMessage('page', data)
  if (message === null) return
  switch (message.type) {
    case 'SW_UPDATE_AVAILABLE':
      return publishUpdate('available')
    case 'SW_UPDATED':
    case 'VERSION_INFO':
      if (message.payload.version !== __APP_VERSION__) publishUpdate('replaced')
      return
    case 'OPEN_NOTIFICATIONS':
      return publishTapped({ path: '/notifications', account: message.payload?.account })
    case 'OPEN_TASKS':
      return publishTapped({ path: '/tasks', account: message.payload?.account })
  }
}

/** A tab that was asleep may have missed that another release took over. */
function askVersionWhenVisible(): void {
  if (document.visibilityState === 'visible') tellWorker({ type: 'GET_VERSION' })
}

function tellWorker(message: MessageTo<'worker'>): void {
  navigator.serviceWorker.controller?.postMessage(message)
}

/** From the worker in charge: `workbox.messageSW` would ask the one that is waiting. */
async function check({ active }: ServiceWorkerRegistration): Promise<boolean> {
  const question: MessageTo<'worker'> = { type: 'CHECK_FOR_UPDATES' }
  const asked = active && messageSW(active, question)
  const answer = readMessage('page', await Promise.race([asked, pause(ANSWER_TIMEOUT_MS)]))
  if (answer?.type !== 'VERSION_INFO' || answer.payload.update === 'unknown')
    throw new Error('The server was not reached')
  return answer.payload.update === 'found'
}

/** The other tabs are only told: text typed there stays until their person reloads them. */
async function update(workbox: Workbox, registration: ServiceWorkerRegistration): Promise<void> {
  // The message that a release is waiting may arrive before this tab has seen it wait.
  const successor = registration.waiting ?? registration.installing
  const taken = successor && letTakeOver(workbox, successor)
  await Promise.all([pause(RELOAD_AFTER_MS), Promise.race([taken, pause(TAKE_OVER_TIMEOUT_MS)])])
  window.location.reload()
}

async function letTakeOver(workbox: Workbox, successor: ServiceWorker): Promise<void> {
  if (successor.state === 'installing') await nextEvent(successor, 'statechange')
  const taken = nextEvent(navigator.serviceWorker, 'controllerchange')
  workbox.messageSkipWaiting()
  await taken
}

function nextEvent(target: EventTarget, name: string): Promise<Event> {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
