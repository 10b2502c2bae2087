/**
 * Uploads this device's photos and fetches those of others, independently of the exchange: a photo that fails is
 * retried by itself with growing pauses and does not delay the others (R45).
 */
import { parseCursor } from '#domain/cursor.ts'
import { HttpError, NetworkError } from '#web/api/call.ts'
import { uploadPicture } from '#web/api/picture-calls.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { fetchPhoto } from './fetch-photo.ts'
import {
  countPhotoReferences,
  MAX_KEPT_BYTES,
  photosToPrefetch,
  prunePhotos,
  readPhoto,
  referencedPhotos,
} from './photo-store.ts'
import type { PhotoFacts } from './photo.ts'

const FIRST_DELAY_MS = 2000
const MAX_DELAY_MS = 15 * 60_000
/** If rows come and go together, or a picture replaces another, no count changes: such photos wait this long. */
const PRUNE_INTERVAL_MS = 60_000
/** Error codes for which no retry helps. */
const finalCodes: ReadonlySet<string> = new Set([
  'too_large',
  'unsupported_type',
  'wrong_hash',
  'has_metadata',
])

export type PhotoSync = {
  /** Called after every answered exchange, because there may be something to do. */
  wake(): void
  stop(): void
}

export type PhotoSyncDeps = {
  readonly database: AccountDatabase
  readonly account: string
  readonly clock: () => number
  /** Runs work under a lock that tabs and worker share. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
  /** Receives errors that did not come from the server or the network. */
  readonly fault: (error: unknown) => void
}

export function createPhotoSync(deps: PhotoSyncDeps): PhotoSync {
  const memory = createMemory(deps.clock)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false
  let isStopped = false

  function wake(): void {
    isWanted = true
    if (!isRunning && !isStopped) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    clearTimeout(timer)
    while (isWanted && !isStopped) {
      isWanted = false
      await deps.withLock(() => syncPhotos(deps, memory)).catch(deps.fault)
    }
    isRunning = false
    const leftMs = memory.pauses.leftMs()
    if (leftMs !== null && !isStopped) timer = setTimeout(wake, Math.max(leftMs, FIRST_DELAY_MS))
  }

  return {
    wake,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** One pass over all photos. A photo that failed pauses in `memory`; only an unexpected error rejects. */
export async function syncPhotos(
  { database, account, clock }: Pick<PhotoSyncDeps, 'database' | 'account' | 'clock'>,
  memory: Memory = createMemory(clock),
): Promise<void> {
  const state = await database.state.get('sync')
  const epoch = state && parseCursor(state.cursor)?.epoch
  if (epoch === undefined) return memory.pauses.keepOnly([])
  if (memory.isPruningDue(await countPhotoReferences(database)))
    await prunePhotos(database, clock())
  const [waiting, wanted] = await Promise.all([
    waitingPhotos(database, epoch),
    photosToFetch(database),
  ])
  const transfers = [
    ...waiting.map(({ hash }) => ({ hash, run: () => upload({ database, account, epoch }, hash) })),
    ...wanted.map((hash) => ({ hash, run: () => fetchPhoto({ database, account, clock }, hash) })),
  ]
  memory.pauses.keepOnly(transfers.map(({ hash }) => hash))
  for (const { hash, run } of transfers.filter((transfer) => !memory.pauses.has(transfer.hash))) {
    try {
      await run()
      memory.pauses.end(hash)
    } catch (error) {
      memory.pauses.begin(hash)
      // Without a connection the others would fail, too.
      if (error instanceof NetworkError) return
      // A full disk is no fault: there may be space at the next attempt.
      if (!(error instanceof HttpError) && !isQuotaExceeded(error)) throw error
    }
  }
}

/** Photos taken on this device that a row references and this server does not have yet. */
async function waitingPhotos(
  database: AccountDatabase,
  epoch: string,
): Promise<readonly PhotoFacts[]> {
  const unsent = await database.photos
    .filter(({ isOwn, isRefused, sentIn }) => isOwn && !isRefused && sentIn !== epoch)
    .toArray()
  if (unsent.length === 0) return []
  const referenced = await referencedPhotos(database)
  return unsent.filter(({ hash }) => referenced.has(hash))
}

async function photosToFetch(database: AccountDatabase): Promise<readonly string[]> {
  const [wanted, kept] = await Promise.all([photosToPrefetch(database), database.photos.toArray()])
  const here = new Map(kept.map(({ hash, size }) => [hash, size]))
  const bytes = [...wanted].reduce((sum, hash) => sum + (here.get(hash) ?? 0), 0)
  // Further photos would push these out, and they would have to be fetched again.
  if (bytes > 0.9 * MAX_KEPT_BYTES) return []
  return [...wanted].filter((hash) => !here.has(hash))
}

type Upload = {
  readonly database: AccountDatabase
  readonly account: string
  readonly epoch: string
}

async function upload({ database, account, epoch }: Upload, hash: string): Promise<void> {
  const photo = await readPhoto(database, hash)
  if (photo === null) return
  try {
    await uploadPicture(photo, account)
    await database.photos.update(hash, { sentIn: epoch })
  } catch (error) {
    if (!(error instanceof HttpError) || !finalCodes.has(error.code)) throw error
    await database.photos.update(hash, { isRefused: true })
  }
}

type Memory = ReturnType<typeof createMemory>

/** The state that one pass leaves for the next. */
export function createMemory(clock: () => number) {
  let pruneAt = 0
  let before = ''
  return {
    pauses: createPauses(clock),
    /** Due when rows that reference pictures were added or removed, and otherwise from time to time. */
    isPruningDue(counts: string): boolean {
      const isDue = counts !== before || clock() >= pruneAt
      if (isDue) pruneAt = clock() + PRUNE_INTERVAL_MS
      before = counts
      return isDue
    },
  }
}

/** Backoff per photo: each failure doubles the pause before the next attempt. */
function createPauses(clock: () => number) {
  let pauses = new Map<string, { readonly failures: number; readonly until: number }>()
  function left(hash: string): number {
    const ms = (pauses.get(hash)?.until ?? 0) - clock()
    // A clock that was set back does not make a pause longer.
    return ms > MAX_DELAY_MS ? 0 : Math.max(ms, 0)
  }
  return {
    has: (hash: string) => left(hash) > 0,
    begin(hash: string) {
      const failures = (pauses.get(hash)?.failures ?? 0) + 1
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
      pauses.set(hash, { failures, until: clock() + delayMs })
    },
    end: (hash: string) => void pauses.delete(hash),
    /** Forgets pauses of photos that are no longer waited for. */
    keepOnly(hashes: readonly string[]) {
      pauses = new Map([...pauses].filter(([hash]) => hashes.includes(hash)))
    },
    /** The time until the first pause ends; null if there is none. */
    leftMs: () => (pauses.size === 0 ? null : Math.min(...[...pauses.keys()].map(left))),
  }
}
