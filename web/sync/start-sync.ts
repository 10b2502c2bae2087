/** Connects the engine to a page: the loop, the events of the browser, and the stream in one of its tabs (R27). */
import type { AccountDatabase, SyncStatus } from '#web/data/database.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { isClosed, isQuotaExceeded, writeWithRetry } from '#web/data/storage-errors.ts'
import { runAsLeader, withLock } from './locks.ts'
import { BACKGROUND_SYNC_TAG, exchangeLock, photoLock, streamLock } from './names.ts'
import { followPokes } from './poke-stream.ts'
import type { SyncLoop } from './sync-loop.ts'
import { createSyncLoop } from './sync-loop.ts'
import { createTransport } from './transport.ts'

/** Another tab that syncs photos may take this long; doing it twice is harmless. */
const PHOTO_LOCK_TIMEOUT_MS = 60_000
/** Photos come last: the rows of an exchange are shown first, and exchanges soon after it share a pass over photos. */
const PHOTOS_AFTER_MS = 200

type FaultListener = (error: unknown) => void
export type Syncing = {
  readonly loop: SyncLoop
  stop(): void
}

type SyncDeps = {
  readonly database: AccountDatabase
  readonly store: DeviceStore
  readonly account: string
  /** An account that is not active has no stream of its own: it polls now and then. */
  readonly hasStream?: boolean
  /** Called every time an answer could not be stored. */
  readonly noRoom?: () => void
}

export function startSync({
  database,
  store,
  account,
  hasStream = true,
  noRoom = () => undefined,
}: SyncDeps): Syncing {
  const stopping = new AbortController()
  const fault = createFaultListener(stopping.signal, noRoom)
  const wakePhotoSync = startPhotoSync({ database, account, fault }, stopping.signal)
  const loop = createSyncLoop({
    store,
    account,
    transport: createTransport(fetch.bind(globalThis)),
    clock: Date.now,
    isOnline: () => navigator.onLine,
    withLock: (work, timeoutMs) => withLock(exchangeLock(account), work, timeoutMs),
    report: createReporter({
      database,
      answered: wakePhotoSync,
      stopped: stopping.signal,
      fault,
    }),
    fault,
    random: Math.random,
    isVisible: () => document.visibilityState === 'visible',
  })
  listen(loop, stopping.signal)
  const following = { store, account, loop, applied: wakePhotoSync, random: Math.random }
  const follow = () => followPokes(following, stopping.signal)
  // One tab of the browser holds the account's stream of pokes; another takes over when it closes.
  if (hasStream) runAsLeader(streamLock(account), follow, stopping.signal).catch(fault)
  loop.wake('request')
  return {
    loop,
    stop() {
      stopping.abort()
      loop.stop()
    },
  }
}

/** When an account became inactive or was deleted, an exchange that still runs finds its database closed: no error. */
function createFaultListener(stopped: AbortSignal, noRoom: () => void): FaultListener {
  return (error) => {
    if (stopped.aborted || isClosed(error)) return
    if (isQuotaExceeded(error)) noRoom()
    else reportError(error)
  }
}

/** Starts the photo sync and returns a function that wakes it. In its own chunk, because photos come last. */
function startPhotoSync(
  {
    database,
    account,
    fault,
  }: Pick<SyncDeps, 'database' | 'account'> & { readonly fault: FaultListener },
  signal: AbortSignal,
): () => void {
  const loaded = import('#web/data/photos/photo-sync.ts').then(({ createPhotoSync }) =>
    createPhotoSync({
      database,
      account,
      clock: Date.now,
      withLock: (work) => withLock(photoLock(account), work, PHOTO_LOCK_TIMEOUT_MS),
      fault,
    }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  function wake(): void {
    timer = undefined
    void loaded.then((photoSync) => photoSync.wake())
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    void loaded.then((photoSync) => photoSync.stop())
  })
  return () => (timer ??= setTimeout(wake, PHOTOS_AFTER_MS))
}

/** All events of the browser that may mean that it can sync now; none of them is relied on alone. */
function listen(loop: SyncLoop, signal: AbortSignal): void {
  const wake = () => loop.wake('request')
  const wakeIfVisible = () => document.visibilityState === 'visible' && wake()
  for (const event of ['online', 'offline', 'pageshow', 'focus'])
    window.addEventListener(event, wake, { signal })
  document.addEventListener('visibilitychange', wakeIfVisible, { signal })
}

/** Writes the phase into the local table that the screens read, unless that is what it says already. */
function createReporter({
  database,
  answered,
  stopped,
  fault,
}: {
  readonly database: AccountDatabase
  readonly answered: () => void
  readonly stopped: AbortSignal
  readonly fault: FaultListener
}): (phase: SyncStatus['phase']) => void {
  /** In a transaction, so that reports are written in their order. */
  function write(phase: SyncStatus['phase']): PromiseLike<void> {
    const connection = database.forWriting('relaxed')
    const { state } = connection
    return connection.transaction('rw', state, async () => {
      // Another tab, which may have been closed since, may have written something else.
      const known = await state.get('status')
      if (known?.key !== 'status' || known.phase !== phase)
        await state.put({ key: 'status', phase })
    })
  }
  return (phase) => {
    if (phase === 'idle') answered()
    // Every time: a browser that was online without the server may have used up the last request when nothing waited.
    if (phase === 'offline' && !stopped.aborted) void requestBackgroundSync()
    if (stopped.aborted) return
    void writeWithRetry(() => write(phase)).catch(fault)
  }
}

type SyncManager = { register(tag: string): Promise<void> }

/** Asks the browser to wake the worker when the connection is back (Background Sync, only in Chromium; R27). */
async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const manager = registration && 'sync' in registration ? (registration.sync as SyncManager) : null
  // Refused without permission and in private windows: the page's own wake-ups remain.
  await manager?.register(BACKGROUND_SYNC_TAG).catch(() => undefined)
}
