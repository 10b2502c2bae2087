/** Schemas of the texts people type: how they are normalised, bounded and refused. */
import * as z from 'zod/mini'

const loneSurrogateOrNul = /[\p{Surrogate}\0]/u

type Bound = { readonly length: number; readonly message: string }

/** A text stored as typed after Unicode NFC and trim; its length counts code points, the same on every side. */
export function text({ min, max }: { readonly min?: Bound; readonly max: Bound }) {
  return z.pipe(
    z.pipe(
      z.string('Please enter text'),
      z.transform((typed: string) => typed.normalize('NFC').trim()),
    ),
    z.string().check(
      z.refine((value) => !loneSurrogateOrNul.test(value), 'Text contains invalid characters'),
      z.refine((value) => min === undefined || lengthOf(value) >= min.length, min?.message ?? ''),
      z.refine((value) => lengthOf(value) <= max.length, max.message),
    ),
  )
}

/** What names and e-mail addresses are compared by: without case, as decision A17 says. */
export function comparisonKey(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

function lengthOf(value: string): number {
  return Array.from(value).length
}
