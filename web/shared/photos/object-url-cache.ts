/** Caches object URLs of photos: one per photo, however often it is shown, revoked a while after it was last shown. */
import { liveQuery } from 'dexie'
import type { OpenAccount } from '#web/data/account.ts'
import { fetchPhoto } from '#web/data/photos/fetch-photo.ts'
import { readPhoto, touchPhoto } from '#web/data/photos/photo-store.ts'
import { shownKey, shownPhotos } from './use-picture.ts'

/** Long enough to go from screen to screen without flicker. */
const REVOKE_AFTER_MS = 20_000

type Account = Pick<OpenAccount, 'id' | 'database'>
type Listener = (url: string) => void
type Entry = Pick<Account, 'database'> & {
  readonly listeners: Set<Listener>
  url: string | null
  stop: () => void
}
type Subscription = { readonly onUrl: Listener; readonly signal: AbortSignal }

const entries = new Map<string, Entry>()

/** Calls `onUrl` as soon as the photo is on this device, and fetches it if necessary, until the signal aborts. */
export function showPhoto(account: Account, hash: string, { onUrl, signal }: Subscription): void {
  if (signal.aborted) return
  const key = shownKey(account.id, hash)
  const entry = entryOf(account, hash, key)
  entry.listeners.add(onUrl)
  if (entry.url !== null) onUrl(entry.url)
  signal.addEventListener('abort', () => {
    entry.listeners.delete(onUrl)
    setTimeout(() => entry.listeners.size === 0 && close(entry, key), REVOKE_AFTER_MS)
  })
}

/** A person who was away from the device comes back with another database: nothing more arrives over the closed one. */
function entryOf(account: Account, hash: string, key: string): Entry {
  const known = entries.get(key)
  if (known && (known.url !== null || known.database === account.database)) return known
  known?.stop()
  return open(account, hash, key)
}

function open({ database, id }: Account, hash: string, key: string): Entry {
  const entry: Entry = { database, listeners: new Set(), url: null, stop: () => undefined }
  entries.set(key, entry)
  const subscription = liveQuery(() => readPhoto(database, hash)).subscribe({
    next(photo) {
      if (photo === null || entry.url !== null) return
      entry.url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
      shownPhotos.set(key, entry.url)
      for (const listener of entry.listeners) listener(entry.url)
    },
    // The database is closed: its account is no longer active.
    error: () => undefined,
  })
  entry.stop = () => subscription.unsubscribe()
  void fetchOrTouch({ database, id }, hash)
  return entry
}

/** Without a connection, the photo sync retries photos that it prefetches; others are tried when they show again. */
async function fetchOrTouch({ database, id }: Account, hash: string): Promise<void> {
  try {
    if ((await database.photos.get(hash)) === undefined)
      await fetchPhoto({ database, account: id, clock: Date.now }, hash)
    else await touchPhoto(database, hash, Date.now())
  } catch (error) {
    if (!(error instanceof Error && unreachable.has(error.name))) reportError(error)
  }
}

const unreachable: ReadonlySet<string> = new Set([
  'HttpError',
  'NetworkError',
  'DatabaseClosedError',
])

function close(entry: Entry, key: string): void {
  if (entries.get(key) !== entry) return
  entries.delete(key)
  shownPhotos.delete(key)
  entry.stop()
  if (entry.url !== null) URL.revokeObjectURL(entry.url)
}
