/** Stores each picture once, with everybody who has it. A trigger deletes a picture as soon as nobody has it. */
import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/calendar.ts'
import type { ImageType } from '#domain/pictures/picture.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import type { Queries } from '#server/store/queries.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { blobOwners, blobs, pictureRoom } from '#server/store/schema.ts'
import type { Image } from './image.ts'

/** About ten thousand pictures of the size that devices send; limits how much of the disk one account can fill. */
const MAX_OWNED_BYTES = 500_000_000

export type StoredBlob = { readonly type: ImageType; readonly bytes: Buffer }

export type BlobStore = {
  /**
   * Synchronous, for use inside the writer. Uploading a picture again changes nothing. Throws 507 if there is no room
   * for another: that may change, so the device keeps it and retries.
   */
  keep(userId: string, image: Image): void
  /** Gives a stored picture to a person, even if they have no room left: only the room of the uploader is checked. */
  give(userId: string, hash: string): void
  find(hash: string): StoredBlob | null
  ownersOf(hash: string): readonly string[]
  ownedBy(userId: string): readonly string[]
  /** How many bytes all pictures use, and their limit. */
  room(): { readonly taken: number; readonly max: number }
}

export type PictureRoom = {
  /** The limit of all pictures of the server. */
  readonly maxBytes: number
  /** Called when a picture was refused because of lack of space, at most once an hour. */
  readonly onFull: () => void
}

const endless: PictureRoom = { maxBytes: Infinity, onFull: () => undefined }
/** The key for all pictures of the server, in place of an account. */
const EVERYBODY = ''

export function createBlobStore(
  database: Database,
  { maxBytes, onFull }: PictureRoom = endless,
): BlobStore {
  const queries = queriesOf(database)
  const { find, owners } = prepare(queries)
  let toldMs = -Infinity

  function tellFull(): void {
    if (performance.now() - toldMs < HOUR_MS) return
    toldMs = performance.now()
    onFull()
  }

  function takenBy(userId: string): number {
    const { bytes, user_id } = pictureRoom
    const found = queries.select({ bytes }).from(pictureRoom).where(eq(user_id, userId)).get()
    return found?.bytes ?? 0
  }

  function give(userId: string, hash: string): void {
    const { user_id } = blobOwners
    queries
      .insert(blobOwners)
      .values({ user_id: userId, hash })
      .onConflictDoUpdate({
        target: [user_id, blobOwners.hash],
        set: { unused_since: null },
      })
      .run()
  }

  return {
    keep(userId, image) {
      const { hash, bytes } = image
      const isOwn = and(eq(blobOwners.user_id, userId), eq(blobOwners.hash, hash))
      const isNewHere = !hasRow(queries, blobOwners, isOwn)
      if (isNewHere && takenBy(userId) + bytes.length > MAX_OWNED_BYTES)
        throw noRoom('There is no room left for your pictures')
      const isKept = hasRow(queries, blobs, eq(blobs.hash, hash))
      if (!isKept && takenBy(EVERYBODY) + bytes.length > maxBytes) {
        tellFull()
        throw noRoom(
          'This server has no room for more pictures just now. Its admin can give them more.',
        )
      }
      queries.insert(blobs).values(image).onConflictDoNothing().run()
      give(userId, hash)
    },
    give,
    find: (hash) => find.get({ hash }) ?? null,
    ownersOf: (hash) => owners.all({ hash }).map((owner) => owner.user_id),
    ownedBy(userId) {
      const { hash, user_id } = blobOwners
      const owned = queries.select({ hash }).from(blobOwners).where(eq(user_id, userId))
      return owned
        .orderBy(hash)
        .all()
        .map((own) => own.hash)
    },
    room: () => ({ taken: takenBy(EVERYBODY), max: maxBytes }),
  }
}

/** The statements that run for every picture shown. */
function prepare(queries: Queries) {
  const { type, bytes } = blobs
  const { user_id } = blobOwners
  const hash = sql.placeholder('hash')
  return {
    find: queries.select({ type, bytes }).from(blobs).where(eq(blobs.hash, hash)).prepare(),
    owners: queries.select({ user_id }).from(blobOwners).where(eq(blobOwners.hash, hash)).prepare(),
  }
}

function noRoom(message: string): HttpError {
  return new HttpError(507, 'no_room', message)
}
