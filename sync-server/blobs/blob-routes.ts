/** The endpoint of pictures: devices upload them here outside the exchange, and download those of others (R45). */
import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import { restApi } from '#domain/rest-api.ts'
import type { Tables } from '#domain/tables.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { readBytes } from '#server/http/body.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { BlobStore } from './blob-store.ts'
import { hashOf, imageFrom, imageTooLarge } from './image.ts'

type Deps = Pick<Core, 'store' | 'blobs' | 'writer'>

const PATH = restApi.picture.path.replace(':hash', ':hash{[0-9a-f]{64}}') as '/api/blobs/:hash'

/**
 * A picture named by its bytes never changes; the accounts of a device must not see each other's pictures from the
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
      await writer.run(() => blobs.keep(userId, image))
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
 * The address names the uploaded bytes, and devices check what they download against it. So the server does not strip an
 * upload and keep it under another name, which the device would not know.
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

/** Rows that are looked at before other requests are served. */
const BATCH_ROWS = 500

type Stores = { readonly store: RowStore; readonly blobs: BlobStore }

/**
 * A picture is visible to everybody who may see a row that names it, through `project`, and only if the row's owner
 * uploaded it, or, for the proof of a task, its performer. Otherwise knowing a hash would be enough to get another
 * person's picture (SEC22, SEC27).
 */
async function isBlobVisible(
  { store, blobs }: Stores,
  hash: string,
  viewer: Viewer,
): Promise<boolean> {
  const path = picturePath(hash)
  const owners = blobs.ownersOf(hash)
  if (owners.length === 0) return false

  /** Somebody may name one picture in any number of rows that the viewer does not see. */
  async function shows<T extends 'users' | 'tasks' | 'chores' | 'rewards' | 'templates'>(
    table: T,
    column: keyof Tables[T] & `${string}_url`,
    uploaderOf: (row: Tables[T]) => string,
  ): Promise<boolean> {
    const condition = `WHERE ${column} = ? AND id > ? ORDER BY id LIMIT ${BATCH_ROWS}`
    for (let last = ''; ; await setImmediate()) {
      const rows = store.all(table, condition, path, last)
      const isShown = (row: Tables[T]) =>
        owners.includes(uploaderOf(row)) && project(table, row, viewer)?.[column] === path
      if (rows.some(isShown)) return true
      if (rows.length < BATCH_ROWS) return false
      last = rows.at(-1)?.id ?? last
    }
  }

  const ownerOf = ({ user_id }: { readonly user_id: string }) => user_id
  return (
    (await shows('users', 'photo_url', ({ id }) => id)) ||
    (await shows('tasks', 'proof_url', performerOf)) ||
    (await shows('tasks', 'image_url', ownerOf)) ||
    (await shows('chores', 'image_url', ownerOf)) ||
    (await shows('rewards', 'image_url', ownerOf)) ||
    (await shows('templates', 'image_url', ownerOf))
  )
}
