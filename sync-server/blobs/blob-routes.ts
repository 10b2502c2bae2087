/** The endpoint of pictures: devices upload them here outside the exchange, and download those of others (R45). */
import { Hono } from 'hono'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import { restApi } from '#domain/rest-api.ts'
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
    .get(PATH, (c) => {
      const hash = c.req.param('hash')
      const viewer = viewerOf(store, c.get('session').userId)
      const blob = isBlobVisible({ store, blobs }, hash, viewer) ? blobs.find(hash) : null
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

type Stores = { readonly store: RowStore; readonly blobs: BlobStore }

/**
 * A picture is visible to everybody who may see a row that names it, through `project`, and only if the row's owner
 * uploaded it, or, for the proof of a task, its performer. Otherwise knowing a hash would be enough to get another
 * person's picture (SEC22, SEC27).
 */
function isBlobVisible({ store, blobs }: Stores, hash: string, viewer: Viewer): boolean {
  const path = picturePath(hash)
  const owners = blobs.ownersOf(hash)
  if (owners.length === 0) return false
  const shows = (table: 'tasks' | 'chores' | 'rewards' | 'templates') =>
    store
      .all(table, 'WHERE image_url = ?', path)
      .some(
        (row) =>
          owners.includes(row.user_id) && project(table, row as never, viewer)?.image_url === path,
      )
  const showsPerson = store
    .all('users', 'WHERE photo_url = ?', path)
    .some((user) => owners.includes(user.id) && project('users', user, viewer) !== null)
  const showsProof = store
    .all('tasks', 'WHERE proof_url = ?', path)
    .some(
      (task) =>
        owners.includes(performerOf(task)) && project('tasks', task, viewer)?.proof_url === path,
    )
  return (
    showsPerson ||
    showsProof ||
    shows('tasks') ||
    shows('chores') ||
    shows('rewards') ||
    shows('templates')
  )
}
