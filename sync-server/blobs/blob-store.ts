/** Keeps pictures once each, with everybody who brought them. A picture nobody owns any more is gone at once (a trigger). */
import { HOUR_MS } from '#domain/calendar.ts'
import type { ImageType } from '#domain/pictures/picture.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Image } from './image.ts'

/** Some ten thousand pictures of the size devices send; a bound on what one account may fill the disk with. */
const MAX_OWNED_BYTES = 500_000_000

export type StoredBlob = { readonly type: ImageType; readonly bytes: Buffer }

export type BlobStore = {
  /**
   * Synchronous, for use inside the writer. Bringing a picture again changes nothing. Throws 507 where there is no room
   * for another: that may change, so the device keeps it and asks again.
   */
  keep(userId: string, image: Image): void
  find(hash: string): StoredBlob | null
  ownersOf(hash: string): readonly string[]
  ownedBy(userId: string): readonly string[]
  /** What all pictures take, and what they may take. */
  room(): { readonly taken: number; readonly most: number }
}

export type PictureRoom = {
  /** What all pictures of the server may take. */
  readonly mostBytes: number
  /** Told when one was refused for it, once an hour at most. */
  readonly onFull: () => void
}

const endless: PictureRoom = { mostBytes: Infinity, onFull: () => undefined }
/** All pictures of the server stand under this in place of an account. */
const EVERYBODY = ''

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createBlobStore(
  database: Database,
  { mostBytes, onFull }: PictureRoom = endless,
): BlobStore {
  const find = database.prepare<[string], StoredBlob>(
    'SELECT type, bytes FROM blobs WHERE hash = ?',
  )
  const isKept = database.prepare<[string]>('SELECT 1 FROM blobs WHERE hash = ?')
  const isOwned = database.prepare<[string, string]>(
    'SELECT 1 FROM blob_owners WHERE user_id = ? AND hash = ?',
  )
  const owners = database
    .prepare<[string], string>('SELECT user_id FROM blob_owners WHERE hash = ?')
    .pluck()
  const owned = database
    .prepare<[string], string>('SELECT hash FROM blob_owners WHERE user_id = ? ORDER BY hash')
    .pluck()
  const room = database
    .prepare<[string], number>('SELECT bytes FROM picture_room WHERE user_id = ?')
    .pluck()
  const insert = database.prepare(
    'INSERT INTO blobs (hash, type, bytes) VALUES (@hash, @type, @bytes) ON CONFLICT (hash) DO NOTHING',
  )
  const own = database.prepare(
    `INSERT INTO blob_owners (user_id, hash) VALUES (?, ?)
     ON CONFLICT (user_id, hash) DO UPDATE SET unused_since = NULL`,
  )
  const takenBy = (userId: string) => room.get(userId) ?? 0
  let toldMs = -Infinity

  function tellFull(): void {
    if (performance.now() - toldMs < HOUR_MS) return
    toldMs = performance.now()
    onFull()
  }

  return {
    keep(userId, image) {
      const { hash, bytes } = image
      const isNewHere = isOwned.get(userId, hash) === undefined
      if (isNewHere && takenBy(userId) + bytes.length > MAX_OWNED_BYTES)
        throw noRoom('There is no room left for your pictures')
      if (isKept.get(hash) === undefined && takenBy(EVERYBODY) + bytes.length > mostBytes) {
        tellFull()
        throw noRoom(
          'This server has no room for more pictures just now. Its admin can give them more.',
        )
      }
      insert.run(image)
      own.run(userId, hash)
    },
    find: (hash) => find.get(hash) ?? null,
    ownersOf: (hash) => owners.all(hash),
    ownedBy: (userId) => owned.all(userId),
    room: () => ({ taken: takenBy(EVERYBODY), most: mostBytes }),
  }
}

function noRoom(message: string): HttpError {
  return new HttpError(507, 'no_room', message)
}
