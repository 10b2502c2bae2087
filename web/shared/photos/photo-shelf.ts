/** Photos as blob URLs: one for each photo however often it is shown, revoked a while after it was shown last. */
import { liveQuery } from 'dexie'
import type { OpenAccount } from '#web/data/account.ts'
import { fetchPhoto } from '#web/data/photos/fetch-photo.ts'
import { readPhoto, touchPhoto } from '#web/data/photos/photo-store.ts'
import { shownKey, shownPhotos } from './use-picture.ts'

/** Long enough to go from screen to screen without a photo blinking. */
const KEPT_MS = 20_000

type Account = Pick<OpenAccount, 'id' | 'database'>
type Viewer = (url: string) => void
type Place = { readonly viewers: Set<Viewer>; url: string | null; stop: () => void }
export type Showing = { readonly shown: Viewer; readonly signal: AbortSignal }

const places = new Map<string, Place>()

/** Tells the URL as soon as the photo is on this device, and fetches it if need be, until the signal aborts. */
export function showPhoto(account: Account, hash: string, { shown, signal }: Showing): void {
  if (signal.aborted) return
  const key = shownKey(account.id, hash)
  const place = places.get(key) ?? open(account, hash, key)
  place.viewers.add(shown)
  if (place.url !== null) shown(place.url)
  signal.addEventListener('abort', () => {
    place.viewers.delete(shown)
    setTimeout(() => place.viewers.size === 0 && close(place, key), KEPT_MS)
  })
}

function open(account: Account, hash: string, key: string): Place {
  const place: Place = { viewers: new Set(), url: null, stop: () => undefined }
  places.set(key, place)
  const { database, id } = account
  const subscription = liveQuery(() => readPhoto(database, hash)).subscribe({
    next(photo) {
      if (photo === null || place.url !== null) return
      place.url = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
      shownPhotos.set(key, place.url)
      for (const viewer of place.viewers) viewer(place.url)
    },
    // The database closed: its account is no longer in front.
    error: () => undefined,
  })
  place.stop = () => subscription.unsubscribe()
  void lookAfter({ database, id }, hash)
  return place
}

/** Out of reach for now: the lane of photos goes on trying for what is in front, and the next look for the rest. */
async function lookAfter({ database, id }: Account, hash: string): Promise<void> {
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

function close(place: Place, key: string): void {
  if (places.get(key) !== place) return
  places.delete(key)
  shownPhotos.delete(key)
  place.stop()
  if (place.url !== null) URL.revokeObjectURL(place.url)
}
