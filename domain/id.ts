/** Ids: what counts as one, and how ids of consequences are made from their cause. */
import { v5 } from 'uuid'
import * as z from 'zod/mini'

const namespace = '8f7d0c0e-4c2b-5a6e-9d3f-6d697474656e'

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
  return v5(cause.join('\n'), namespace)
}
