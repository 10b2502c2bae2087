/** Stores images that REST callers send inside JSON as data URLs, so that rows contain only the short path (R45). */
import { refusal } from '#domain/command-error.ts'
import type { CommandName } from '#domain/commands.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { isImageType } from '#domain/pictures/picture.ts'
import type { JsonObject } from '#server/http/body.ts'
import type { Image } from './image.ts'
import { imageFrom } from './image.ts'

const imageFields: Partial<Readonly<Record<CommandName, string>>> = {
  updateProfile: 'photo_url',
  makeChild: 'photo_url',
  updateChild: 'photo_url',
  createTask: 'image_url',
  updateTask: 'image_url',
  createChore: 'image_url',
  updateChore: 'image_url',
  updateOccurrence: 'image_url',
  completeTask: 'proof_url',
  completeOccurrence: 'proof_url',
  createTemplate: 'image_url',
  updateTemplate: 'image_url',
  createReward: 'image_url',
  updateReward: 'image_url',
}

/** A media type has at most this many characters here; the data after it may have millions. */
const HEAD_LENGTH = 64

export function takesImage(name: CommandName): boolean {
  return imageFields[name] !== undefined
}

/**
 * The input with the path of its image instead of the data URL. Throws CommandError for a data URL that is not a
 * supported image, and 413 if it is too large.
 */
export function takeImage(
  name: CommandName,
  given: JsonObject,
): { readonly input: JsonObject; readonly image: Image | null } {
  const field = imageFields[name]
  const url = field === undefined ? null : given[field]
  const isData = typeof url === 'string' && /^data:/i.test(url)
  const image = isData ? imageIn(url, field ?? '') : null
  const input = image ? { ...given, [field ?? '']: picturePath(image.hash) } : given
  return { input, image }
}

function imageIn(url: string, field: string): Image {
  const [, type = ''] = /^data:([a-z/]+);base64,/i.exec(url.slice(0, HEAD_LENGTH)) ?? []
  const image = isImageType(type.toLowerCase()) ? decoded(url.slice(url.indexOf(',') + 1)) : null
  if (image?.type !== type.toLowerCase()) throw refusal('invalid_args', 'no_image', { field })
  return image
}

/** Null unless every character is base64: Buffer skips all others. */
function decoded(base64: string): Image | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? imageFrom(bytes) : null
}
