/** Ids: what counts as one, and how ids of consequences are made from their cause. */
import { v5 } from 'uuid'
import * as z from 'zod/mini'

/** The bytes of a namespace of our own: parsing it anew for every id takes longer than the hash. */
const namespace = Uint8Array.of(143, 125, 12, 14, 76, 43, 90, 110, 157, 63, 109, 105, 116, 116, 101, 110)

/** Ids of rows that people create: UUIDs made where the person acts (version 7), compared in lower case. */
export const id = z.pipe(
  z.pipe(
    z.string('id must be a UUID'),
    z.transform((typed: string) => typed.toLowerCase()),
  ),
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'id must be a UUID')),
)

/** The id of a consequence: the same cause gives the same id on every side, so a replay cannot double it (R49). */
export function derivedId(...cause: readonly string[]): string {
  return v5(bytesOf(cause.join('\n')), namespace)
}

/** Two bytes a unit: any text has one form, and nothing needs to be encoded. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    bytes[2 * index] = unit >> 8
    bytes[2 * index + 1] = unit & 255
  }
  return bytes
}
