/** Stores photos on this device: own ones until the server has them, others as long as a row references them. */
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Photo, PhotoFacts } from './photo.ts'

/** Above this, the photos that were seen longest ago are deleted; the server has them. */
export const MAX_KEPT_BYTES = 40_000_000
/** A photo of a form that was never saved, or of a refused change, may be needed for a while longer. */
const UNREFERENCED_MS = 7 * DAY_MS

export type PhotoOptions = {
  readonly isOwn: boolean
  /** Taken to show that a task is done (T21). */
  readonly isProof?: boolean
  readonly now: number
}

/** Stores a photo. If it is already here, its facts stay, but it may become one of this device's own. */
export async function keepPhoto(
  database: AccountDatabase,
  { hash, type, bytes }: Photo,
  { isOwn, isProof = false, now }: PhotoOptions,
): Promise<void> {
  await inPhotos(database, async () => {
    const known = await database.photos.get(hash)
    const facts = known ?? { hash, type, size: bytes.byteLength, sentIn: null, isRefused: false }
    const flags = { isOwn: isOwn || (known?.isOwn ?? false), isProof }
    await database.photos.put({ ...facts, ...flags, usedAt: now })
    await database.photoBytes.put({ hash, bytes })
  })
}

export async function readPhoto(database: AccountDatabase, hash: string): Promise<Photo | null> {
  const [facts, stored] = await Promise.all([
    database.photos.get(hash),
    database.photoBytes.get(hash),
  ])
  return facts && stored ? { ...stored, type: facts.type } : null
}

/** Records that a photo was seen, at most once an hour, because every record is a write. */
export async function touchPhoto(
  database: AccountDatabase,
  hash: string,
  now: number,
): Promise<void> {
  const facts = await database.photos.get(hash)
  if (facts && facts.usedAt < now - HOUR_MS) await database.photos.update(hash, { usedAt: now })
}

/** The hashes of the photos that rows on this device reference. */
export function referencedPhotos(database: AccountDatabase): Promise<ReadonlySet<string>> {
  return photosBy(database, 'image_url')
}

/** Hashes of photos fetched before they are shown: of people, open tasks, chores, rewards not redeemed, and proofs. */
export function photosToPrefetch(database: AccountDatabase): Promise<ReadonlySet<string>> {
  return photosBy(database, '_photo')
}

/** `index` is that of tasks and rewards: all photos, or those of open ones. */
async function photosBy(
  database: AccountDatabase,
  index: 'image_url' | '_photo',
): Promise<ReadonlySet<string>> {
  const [users, ...referenced] = await Promise.all([
    database.users.toArray(),
    database.tasks.orderBy(index).uniqueKeys(),
    database.tasks.orderBy('proof_url').uniqueKeys(),
    database.chores.orderBy('image_url').uniqueKeys(),
    database.rewards.orderBy(index).uniqueKeys(),
  ])
  const urls: readonly unknown[] = [
    ...users.map(({ photo_url }) => photo_url),
    ...referenced.flat(),
  ]
  return new Set(urls.flatMap((url) => (typeof url === 'string' ? (pictureHash(url) ?? []) : [])))
}

/** How many rows reference a photo. Cheap to read, and it changes when such rows are added or removed. */
export async function countPhotoReferences(database: AccountDatabase): Promise<string> {
  const counts = await Promise.all([
    database.users.count(),
    database.tasks.orderBy('image_url').count(),
    database.tasks.orderBy('proof_url').count(),
    database.chores.orderBy('image_url').count(),
    database.rewards.orderBy('image_url').count(),
  ])
  return counts.join()
}

/** Deletes photos that no row references any more (R15), and those above the limit; none that waits for its upload. */
export async function prunePhotos(database: AccountDatabase, now: number): Promise<void> {
  const referenced = await referencedPhotos(database)
  await inPhotos(database, async () => {
    const photos = await database.photos.toArray()
    const unreferenced = photos.filter(({ hash }) => !referenced.has(hash))
    const gone = unreferenced.filter((photo) => isOver(photo, now))
    const left = photos.filter((photo) => !gone.includes(photo))
    await forget(database, [...gone, ...surplusOf(left)])
    // A photo that is referenced again is uploaded again, because the server may have forgotten it.
    const returning = unreferenced.filter(
      ({ sentIn, hash }) => sentIn !== null && !gone.some((each) => each.hash === hash),
    )
    for (const { hash } of returning) await database.photos.update(hash, { sentIn: null })
  })
}

/** Deletes a photo now, unless a row references it. */
export async function deleteIfUnreferenced(database: AccountDatabase, hash: string): Promise<void> {
  const referenced = await referencedPhotos(database)
  const facts = referenced.has(hash) ? undefined : await database.photos.get(hash)
  if (facts) await inPhotos(database, () => forget(database, [facts]))
}

/** Own photos that no row references are kept for a while, except proofs that a row once referenced (T21). */
function isOver({ isOwn, isProof, sentIn, usedAt }: PhotoFacts, now: number): boolean {
  return !isOwn || (isProof === true && sentIn !== null) || usedAt < now - UNREFERENCED_MS
}

/** Deletes photos of others, which can be fetched again, to free space. False if there are none (R42). */
export async function dropFetchedPhotos(database: AccountDatabase): Promise<boolean> {
  const fetched = await database.photos.filter(({ isOwn }) => !isOwn).toArray()
  if (fetched.length > 0) await inPhotos(database, () => forget(database, fetched))
  return fetched.length > 0
}

function surplusOf(photos: readonly PhotoFacts[]): readonly PhotoFacts[] {
  const [waiting, others] = [photos.filter(isWaiting), photos.filter((photo) => !isWaiting(photo))]
  let bytes = waiting.reduce((sum, { size }) => sum + size, 0)
  const newestFirst = others.sort((a, b) => b.usedAt - a.usedAt)
  return newestFirst.filter(({ size }) => (bytes += size) > MAX_KEPT_BYTES)
}

function isWaiting({ isOwn, sentIn }: PhotoFacts): boolean {
  return isOwn && sentIn === null
}

async function forget(database: AccountDatabase, photos: readonly PhotoFacts[]): Promise<void> {
  const hashes = photos.map(({ hash }) => hash)
  if (hashes.length === 0) return
  await database.photos.bulkDelete(hashes)
  await database.photoBytes.bulkDelete(hashes)
}

function inPhotos(database: AccountDatabase, work: () => Promise<void>): Promise<void> {
  return database.transaction('rw', database.photos, database.photoBytes, work)
}
