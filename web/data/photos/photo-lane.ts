/**
 * Brings this device's photos to the server and fetches those of others, beside the exchange and never in its way: each
 * photo that fails waits by itself, ever longer, and the next one goes on (R45).
 */
import { parseCursor } from '#domain/cursor.ts'
import { HttpError, NetworkError } from '#web/api/call.ts'
import { bringPicture } from '#web/api/picture-calls.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { fetchPhoto } from './fetch-photo.ts'
import { frontPhotos, namedPhotos, readPhoto, tidyPhotos } from './photo-store.ts'
import type { PhotoFacts } from './photo.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 15 * 60_000
/** What the server says of a photo that no later attempt will change. */
const final: ReadonlySet<string> = new Set([
  'too_large',
  'unsupported_type',
  'wrong_hash',
  'has_metadata',
])

export type PhotoLane = {
  /** There may be something to do: after every exchange that was answered. */
  wake(): void
  stop(): void
}

export type LaneDeps = {
  readonly database: AccountDatabase
  readonly account: string
  readonly clock: () => number
  /** Runs work under a lock that tabs and worker share. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>
  /** Hears of what is nobody's answer but a fault on this device. */
  readonly fault: (error: unknown) => void
}

export function createPhotoLane(deps: LaneDeps): PhotoLane {
  const pauses = createPauses(deps.clock)
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
      await deps.withLock(() => runLane(deps, pauses)).catch(deps.fault)
    }
    isRunning = false
    const next = pauses.next()
    if (next !== null && !isStopped) timer = setTimeout(wake, Math.max(0, next - deps.clock()))
  }

  return {
    wake,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Everything that can be done now. Resolves in any case; what failed stands in the pauses. */
export async function runLane(
  { database, account, clock }: Pick<LaneDeps, 'database' | 'account' | 'clock'>,
  pauses: Pauses = createPauses(clock),
): Promise<void> {
  const state = await database.state.get('sync')
  const epoch = state?.key === 'sync' ? parseCursor(state.cursor)?.epoch : undefined
  if (epoch === undefined) return
  await tidyPhotos(database, clock())
  const [waiting, wanted] = await Promise.all([waitingPhotos(database, epoch), missing(database)])
  const steps = [
    ...waiting.map(({ hash }) => ({ hash, take: () => bring({ database, account, epoch }, hash) })),
    ...wanted.map((hash) => ({ hash, take: () => fetchPhoto({ database, account, clock }, hash) })),
  ]
  for (const { hash, take } of steps.filter((step) => !pauses.has(step.hash))) {
    try {
      await take()
      pauses.end(hash)
    } catch (error) {
      pauses.begin(hash)
      // Without a connection the others would fail alike.
      if (error instanceof NetworkError) return
      // Room for pictures may come back; the rest needs it more.
      if (!(error instanceof HttpError) && !isQuotaExceeded(error)) throw error
    }
  }
}

/** Photos made here that rows name and this server has not got. */
export async function waitingPhotos(
  database: AccountDatabase,
  epoch: string,
): Promise<readonly PhotoFacts[]> {
  const named = await namedPhotos(database)
  return database.photos
    .filter(
      ({ hash, isOwn, isRefused, sentIn }) =>
        isOwn && !isRefused && sentIn !== epoch && named.has(hash),
    )
    .toArray()
}

async function missing(database: AccountDatabase): Promise<readonly string[]> {
  const front = await frontPhotos(database)
  const here = new Set(await database.photos.toCollection().primaryKeys())
  return [...front].filter((hash) => !here.has(hash))
}

type Bringing = {
  readonly database: AccountDatabase
  readonly account: string
  readonly epoch: string
}

async function bring({ database, account, epoch }: Bringing, hash: string): Promise<void> {
  const photo = await readPhoto(database, hash)
  if (photo === null) return
  try {
    await bringPicture(photo, account)
    await database.photos.update(hash, { sentIn: epoch })
  } catch (error) {
    if (!(error instanceof HttpError) || !final.has(error.code)) throw error
    await database.photos.update(hash, { isRefused: true })
  }
}

export type Pauses = ReturnType<typeof createPauses>

/** Which photos wait after a failure, each twice as long as before. */
function createPauses(clock: () => number) {
  const pauses = new Map<string, { readonly failures: number; readonly until: number }>()
  return {
    has: (hash: string) => (pauses.get(hash)?.until ?? 0) > clock(),
    begin(hash: string) {
      const failures = (pauses.get(hash)?.failures ?? 0) + 1
      const delayMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
      pauses.set(hash, { failures, until: clock() + delayMs })
    },
    end: (hash: string) => void pauses.delete(hash),
    /** When the first of them is over; null when nothing waits. */
    next: () =>
      pauses.size === 0 ? null : Math.min(...[...pauses.values()].map(({ until }) => until)),
  }
}
