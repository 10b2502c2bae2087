/** An image to be stored: its bytes are checked and stripped of metadata, and it is named by the hash of the result. */
import { createHash } from 'node:crypto'
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import type { ImageType } from '#domain/pictures/picture.ts'
import { HttpError } from '#server/errors.ts'
import { readImage } from './read-image.ts'
import { withoutMetadata } from './strip-metadata.ts'

export type Image = {
  readonly hash: string
  readonly type: ImageType
  readonly bytes: Buffer
}

/** Null for an unsupported image. Throws 413 if it is larger than 5 MB. */
export function imageFrom(given: Buffer): Image | null {
  if (given.length > MAX_IMAGE_BYTES) throw imageTooLarge()
  const header = readImage(given)
  const bytes = header && withoutMetadata(header.type, given)
  return bytes && header && { hash: hashOf(bytes), type: header.type, bytes }
}

/** The hash that names these bytes. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function imageTooLarge(): HttpError {
  return new HttpError(413, 'too_large', IMAGE_TOO_LARGE).with({ limit: MAX_IMAGE_BYTES })
}
