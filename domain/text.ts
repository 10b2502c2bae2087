/** Schemas of the texts people type: how they are normalised, bounded and refused. */
import * as z from 'zod/mini'
import { MAX_URL } from '#domain/pictures/picture.ts'

/**
 * How many combining marks may follow each other, as the Stream-Safe Text Format of Unicode (UAX 15) has it: no
 * language needs more. Sorting a pile of them, which is part of normalising, takes the square of its height.
 */
const MAX_MARKS = 30
/** UTF-16 units a character may take as it is typed: accents may come apart, blanks surround the text. */
const UNITS_PER_CHARACTER = 8
/** No text is longer as typed than the address of a picture. */
const MAX_UNITS = unitsOf(MAX_URL)

const loneSurrogateOrNul = /[\p{Surrogate}\0]/u

/** How many characters a text may have, by the schema of what is typed: for the reference of the API. */
export const characterBounds = z.registry<{ readonly maxLength: number }>()

type Bound = { readonly length: number; readonly message: string }

/**
 * A text stored as typed after Unicode NFC and trim; its length counts code points, the same on every side. What is
 * far too long or piles up marks is refused before it is normalised.
 */
export function text({ min, max }: { readonly min?: Bound; readonly max: Bound }) {
  const asTyped = z.string('Please enter text').check(
    z.maxLength(unitsOf(max.length), { error: max.message, abort: true }),
    z.refine((typed) => !pilesUpMarks(typed), 'Text contains too many accents in a row'),
  )
  characterBounds.add(asTyped, { maxLength: max.length })
  return z.pipe(
    z.pipe(
      asTyped,
      z.transform((typed: string) => typed.normalize('NFC').trim()),
    ),
    z.string().check(
      z.refine((value) => !loneSurrogateOrNul.test(value), 'Text contains invalid characters'),
      z.refine((value) => min === undefined || lengthOf(value) >= min.length, min?.message ?? ''),
      z.refine((value) => value.length <= max.length || lengthOf(value) <= max.length, max.message),
    ),
  )
}

/** The most UTF-16 units in which a text of so many characters may be typed. */
export function unitsOf(characters: number): number {
  return characters * UNITS_PER_CHARACTER
}

/**
 * What names and e-mail addresses are compared by: without case, as A17 says. What no text can be is not
 * normalised: no stored name is like it.
 */
export function comparisonKey(typed: string): string {
  const isText = typed.length <= MAX_UNITS && !pilesUpMarks(typed)
  return (isText ? typed.normalize('NFC') : typed).trim().toLowerCase()
}

function pilesUpMarks(typed: string): boolean {
  return typed.match(/\p{M}+/gu)?.some((marks) => lengthOf(marks) > MAX_MARKS) ?? false
}

function lengthOf(value: string): number {
  return Array.from(value).length
}
