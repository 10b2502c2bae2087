/** Wires the engine to a page: the loop, the wake-ups of the browser, and the stream in one tab of it (R27). */
import type { AccountDatabase, SyncStatus } from '#web/data/database.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { requestBackgroundSync } from './background-sync.ts'
import { leadWhile, withLock } from './locks.ts'
import { exchangeLock, photoLock, streamLock } from './names.ts'
import { followPokes } from './poke-stream.ts'
import type { SyncLoop } from './sync-loop.ts'
import { createSyncLoop } from './sync-loop.ts'
import { createTransport } from './transport.ts'

/** Another tab that brings photos may take this long; twice is no harm. */
const PHOTO_PATIENCE_MS = 60_000

export type Syncing = {
  readonly loop: SyncLoop
  stop(): void
}

export function startSync({
  database,
  store,
  account,
  hasStream = true,
}: {
  readonly database: AccountDatabase
  readonly store: DeviceStore
  readonly account: string
  /** Who is not in front needs no stream of their own: a look now and then will do. */
  readonly hasStream?: boolean
}): Syncing {
  const stopping = new AbortController()
  const loop = createSyncLoop({
    store,
    account,
    transport: createTransport(fetch.bind(globalThis)),
    clock: Date.now,
    isOnline: () => navigator.onLine,
    withLock: (work, patienceMs) => withLock(exchangeLock(account), work, patienceMs),
    report: createReporter(
      database,
      startPhotos(database, account, stopping.signal),
      stopping.signal,
    ),
    fault: (error) => reportUnless(stopping.signal, error),
    random: Math.random,
    isVisible: () => document.visibilityState === 'visible',
  })
  listen(loop, stopping.signal)
  if (hasStream) followInOneTab({ store, account, loop, random: Math.random }, stopping.signal)
  loop.wake('asked')
  return {
    loop,
    stop() {
      stopping.abort()
      loop.stop()
    },
  }
}

/** Answers what wakes the lane of photos. It is a chunk of its own: photos come after everything else. */
function startPhotos(database: AccountDatabase, account: string, signal: AbortSignal): () => void {
  const loaded = import('#web/data/photos/photo-lane.ts').then(({ createPhotoLane }) =>
    createPhotoLane({
      database,
      account,
      clock: Date.now,
      withLock: (work) => withLock(photoLock(account), work, PHOTO_PATIENCE_MS),
      fault: (error) => reportUnless(signal, error),
    }),
  )
  signal.addEventListener('abort', () => void loaded.then((lane) => lane.stop()))
  return () => void loaded.then((lane) => lane.wake())
}

/** One tab of the browser holds the account's stream of pokes; another takes over when it goes. */
function followInOneTab(deps: Parameters<typeof followPokes>[0], signal: AbortSignal): void {
  leadWhile(streamLock(deps.account), () => followPokes(deps, signal), signal).catch(
    (error: unknown) => reportUnless(signal, error),
  )
}

/** Everything a browser tells us that may mean "now": none of it is relied on alone. */
function listen(loop: SyncLoop, signal: AbortSignal): void {
  const wake = () => loop.wake('asked')
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake()
  for (const event of ['online', 'offline', 'pageshow', 'focus'])
    window.addEventListener(event, wake, { signal })
  document.addEventListener('visibilitychange', wakeIfVisible, { signal })
}

/** Writes the phase into the local table the screens read, when it changes. */
function createReporter(
  database: AccountDatabase,
  answered: () => void,
  stopped: AbortSignal,
): (phase: SyncStatus['phase']) => void {
  let last: SyncStatus['phase'] | null = null
  return (phase) => {
    if (phase === 'idle') answered()
    if (phase === last || stopped.aborted) return
    last = phase
    if (phase === 'offline') void requestBackgroundSync()
    void database.state
      .put({ key: 'status', phase })
      .catch((error: unknown) => reportUnless(stopped, error))
  }
}

/** An exchange that was under way when its account went to the back finds the database closed: that is no fault. */
function reportUnless(stopped: AbortSignal, error: unknown): void {
  if (!stopped.aborted) reportError(error)
}
