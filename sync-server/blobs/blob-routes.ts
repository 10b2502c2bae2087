/** The endpoint of pictures: devices upload them here outside the exchange, and download those of others (R45). */
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import { restApi } from '#domain/rest-api.ts'
import type { AnyRow } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { AppEnv } from '#server/app-env.ts'
import { expectAccount } from '#server/auth/deleted-accounts.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readBytes } from '#server/http/body.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { BlobStore } from './blob-store.ts'
import { hashOf, imageFrom, imageTooLarge } from './image.ts'
import { pictureColumns, picturesOf } from './picture-references.ts'

type Deps = Pick<Core, 'store' | 'blobs' | 'writer'>

const PATH = restApi.picture.path.replace(':hash', ':hash{[0-9a-f]{64}}') as '/api/blobs/:hash'

/**
 * A picture named by its bytes never changes; accounts on one device must not see each other's pictures through the
 * browser's cache.
 */
const pictureHeaders = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  Vary: 'Cookie, Mitten-Account',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
}

export function createBlobRoutes({ store, blobs, writer }: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .put(PATH, async (c) => {
      const hash = c.req.param('hash')
      const given = await readBytes(c, MAX_IMAGE_BYTES, imageTooLarge)
      const image = imageFrom(given)
      if (image === null || !c.req.header('content-type')?.startsWith(image.type))
        throw new HttpError(415, 'unsupported_type', 'Please send a JPEG, PNG, WebP or GIF image')
      if (image.hash !== hash) throw notAsNamed(hashOf(given) === hash)
      const { userId } = c.get('session')
      // A device sends either the row or the picture first; the owner of a row that names the picture gets it, too.
      const owners = new Set<string>()
      for await (const owner of ownersShown(store, picturePath(hash), viewerOf(store, userId)))
        owners.add(owner)
      await writer.run(
        () => {
          expectAccount(store, userId)
          blobs.keep(userId, image)
          for (const owner of owners) blobs.give(owner, hash)
        },
        { around: userId },
      )
      return answerJson(c, { url: picturePath(hash) })
    })
    .get(PATH, async (c) => {
      const hash = c.req.param('hash')
      const viewer = viewerOf(store, c.get('session').userId)
      const isVisible = await isBlobVisible({ store, blobs }, hash, viewer)
      const blob = isVisible ? blobs.find(hash) : null
      if (blob === null) throw new HttpError(404, 'not_found', 'Not found')
      return c.body(new Uint8Array(blob.bytes), 200, {
        'Content-Type': blob.type,
        ...pictureHeaders,
      })
    })
}

/**
 * The address is the hash of the uploaded bytes, and devices check downloads against it. So the server does not strip
 * an upload and store it under another name, which the device would not know.
 */
function notAsNamed(isAsSent: boolean): HttpError {
  return isAsSent
    ? new HttpError(
        400,
        'has_metadata',
        'Please send the image without Exif and other notes, or in a field as a data URL, where they are taken out',
      )
    : new HttpError(400, 'wrong_hash', 'The image is not the one its address names')
}

/** The number of rows checked before other requests are served. */
const BATCH_ROWS = 500

type Stores = { readonly store: RowStore; readonly blobs: BlobStore }

/**
 * Everybody who may see a row that names a picture (through `project`) may see it, but only if the row's owner has it
 * or, for the proof of a task, the performer. Otherwise knowing a hash would be enough to get another person's picture
 * (SEC22, SEC27).
 */
async function isBlobVisible(
  { store, blobs }: Stores,
  hash: string,
  viewer: Viewer,
): Promise<boolean> {
  const people = blobs.ownersOf(hash)
  if (people.length === 0) return false
  for await (const owner of ownersShown(store, picturePath(hash), viewer))
    if (people.includes(owner)) return true
  return false
}

/** The owners of rows that name a picture and show it to the viewer; anybody can name it in any number of rows. */
async function* ownersShown(
  store: RowStore,
  path: string,
  viewer: Viewer,
): AsyncGenerator<string, void> {
  for (const [table, column] of pictureColumns) {
    const condition = `WHERE ${column} = ? AND id > ? ORDER BY id LIMIT ${BATCH_ROWS}`
    for (let last: string | undefined = ''; last !== undefined; await setImmediate()) {
      const rows: readonly AnyRow[] = store.all(table, condition, path, last)
      const isShown = (row: AnyRow) =>
        Reflect.get(project(table, row as never, viewer) ?? {}, column) === path
      const named = rows.filter(isShown).flatMap((row) => picturesOf({ table, row }))
      yield* named.flatMap((each) => (each.path === path ? each.owner : []))
      last = rows.length < BATCH_ROWS ? undefined : rows.at(-1)?.id
    }
  }
}
