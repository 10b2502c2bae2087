/** An image as it came in: checked by its own bytes, under the hash of them. */
import { createHash } from 'node:crypto'
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import type { ImageType } from '#domain/pictures/picture.ts'
import { HttpError } from '#server/errors.ts'
import { readImage } from './read-image.ts'

export type Image = {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Buffer
}

/** Null for what is no image we take. Throws 413 when it is larger than 5 MB. */
export function imageFrom(bytes: Buffer): Image | null {
  if (bytes.length > MAX_IMAGE_BYTES) throw imageTooLarge()
  const header = readImage(bytes)
  if (header === null) return null
  return { hash: createHash('sha256').update(bytes).digest('hex'), type: header.type, bytes }
}

export function imageTooLarge(): HttpError {
  return new HttpError(413, 'too_large', IMAGE_TOO_LARGE, { limit: MAX_IMAGE_BYTES })
}
