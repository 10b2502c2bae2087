/** Keeps pictures once each, with everybody who brought them. A picture nobody owns any more is gone at once (a trigger). */
import type { ImageType } from '#domain/pictures/picture.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Image } from './image.ts'

/** Some ten thousand pictures of the size devices send; a bound on what one account may fill the disk with. */
const MAX_OWNED_BYTES = 500_000_000

export type StoredBlob = { readonly type: ImageType; readonly bytes: Buffer }

export type BlobStore = {
  /** Synchronous, for use inside the writer. Bringing a picture again changes nothing. Throws 507 beyond the bound. */
  keep(userId: string, image: Image): void
  find(hash: string): StoredBlob | null
  ownersOf(hash: string): readonly string[]
  ownedBy(userId: string): readonly string[]
}

export function createBlobStore(database: Database): BlobStore {
  const find = database.prepare<[string], StoredBlob>(
    'SELECT type, bytes FROM blobs WHERE hash = ?',
  )
  const owners = database
    .prepare<[string], string>('SELECT user_id FROM blob_owners WHERE hash = ?')
    .pluck()
  const owned = database
    .prepare<[string], string>('SELECT hash FROM blob_owners WHERE user_id = ? ORDER BY hash')
    .pluck()
  const ownedBytes = database
    .prepare<[string], number>(
      `SELECT coalesce(sum(length(bytes)), 0) FROM blob_owners JOIN blobs USING (hash) WHERE user_id = ?`,
    )
    .pluck()
  const insert = database.prepare(
    'INSERT INTO blobs (hash, type, bytes) VALUES (@hash, @type, @bytes) ON CONFLICT (hash) DO NOTHING',
  )
  const own = database.prepare(
    `INSERT INTO blob_owners (user_id, hash) VALUES (?, ?)
     ON CONFLICT (user_id, hash) DO UPDATE SET unused_since = NULL`,
  )
  return {
    keep(userId, image) {
      if ((ownedBytes.get(userId) ?? 0) + image.bytes.length > MAX_OWNED_BYTES)
        throw new HttpError(507, 'no_room', 'There is no room left for your pictures')
      insert.run(image)
      own.run(userId, image.hash)
    },
    find: (hash) => find.get(hash) ?? null,
    ownersOf: (hash) => owners.all(hash),
    ownedBy: (userId) => owned.all(userId),
  }
}
