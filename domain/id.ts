/** The schema of ids. */
import * as z from 'zod/mini'

/** Ids of rows that people create: UUIDs (version 7) made on the device of the actor, compared in lower case. */
export const id = z.pipe(
  z.pipe(
    z.string('must be a UUID').check(z.maxLength(36, 'must be a UUID')),
    z.transform((typed: string) => typed.toLowerCase()),
  ),
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID')),
)
