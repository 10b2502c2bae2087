/** The schema of a moment on the wire: a UTC time in ISO 8601. */
import * as z from 'zod/mini'

/** Precise to the nanosecond; devices write milliseconds. */
const MAX_LENGTH = '2026-11-21T07:00:00.000000000Z'.length

export function moment() {
  const error = 'must be a UTC time in ISO 8601'
  return z.iso.datetime({ error }).check(z.maxLength(MAX_LENGTH, error))
}
