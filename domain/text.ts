/** Schemas of typed texts: how they are normalised, bounded and refused. */
import * as z from 'zod/mini'
import { MAX_URL } from '#domain/pictures/picture.ts'

/**
 * Maximum number of consecutive combining marks, as in the Stream-Safe Text Format of Unicode (UAX 15): no language
 * needs more. Normalising sorts them in quadratic time.
 */
const MAX_MARKS = 30
/** Maximum UTF-16 units of a typed character: accents may be separate, and spaces may surround the text. */
const UNITS_PER_CHARACTER = 8
/** No typed text is longer than a picture's address may be. */
const MAX_UNITS = unitsOf(MAX_URL)

const loneSurrogateOrNul = /[\p{Surrogate}\0]/u
/** Characters that show nothing by themselves, such as zero-width spaces. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+$/u

/** The maximum length of a text, by its input schema: for the API reference. */
export const characterBounds = z.registry<{ readonly maxLength: number }>()

type Bound<Message = string> = { readonly length: number; readonly message: Message }
/** The message about a text that is too long may depend on the text. */
type Message = string | ((issue: { readonly input?: unknown }) => string)

/**
 * A text is stored as typed, after Unicode NFC and trim; its length counts code points, the same on every side. One
 * that shows nothing is empty. A text that is far too long, or piles up combining marks, is refused before it is
 * normalised.
 */
export function text({ min, max }: { readonly min?: Bound; readonly max: Bound<Message> }) {
  const missing = min?.message ?? 'Please enter text'
  const isMissing = (input: unknown) => input === undefined || input === null
  const asTyped = z
    .string({ error: ({ input }) => (isMissing(input) ? missing : 'Please enter text') })
    .check(
      z.maxLength(unitsOf(max.length), { error: max.message, abort: true }),
      z.refine((typed) => !pilesUpMarks(typed), 'Text contains too many accents in a row'),
    )
  characterBounds.add(asTyped, { maxLength: max.length })
  return z.pipe(
    z.pipe(
      asTyped,
      z.transform((typed: string) => typed.normalize('NFC').replace(unseen, '').trim()),
    ),
    z.string().check(
      z.refine((value) => !loneSurrogateOrNul.test(value), 'Text contains invalid characters'),
      z.refine((value) => min === undefined || lengthOf(value) >= min.length, min?.message ?? ''),
      z.refine((value) => value.length <= max.length || lengthOf(value) <= max.length, {
        error: max.message,
      }),
    ),
  )
}

/** A text that must not be empty; `label` names its field in the messages. */
export function requiredText(label: string, max: number) {
  return text({ min: { length: 1, message: `${label} is required` }, max: atMost(label, max) })
}

/** The maximum of a text, with a message that names the field. */
export function atMost(label: string, length: number): Bound {
  return { length, message: `${label} cannot exceed ${length} characters` }
}

/** The maximum of UTF-16 units in a typed text of this many characters. */
export function unitsOf(characters: number): number {
  return characters * UNITS_PER_CHARACTER
}

/**
 * The key by which names and e-mail addresses are compared: without case (A17). A value that no text can have is not
 * normalised: no stored name equals it.
 */
export function comparisonKey(typed: string): string {
  const isText = typed.length <= MAX_UNITS && !pilesUpMarks(typed)
  return (isText ? typed.normalize('NFC') : typed).trim().toLowerCase()
}

function pilesUpMarks(typed: string): boolean {
  return typed.match(/\p{M}+/gu)?.some((marks) => lengthOf(marks) > MAX_MARKS) ?? false
}

/** In code points. */
export function lengthOf(value: string): number {
  return Array.from(value).length
}

/** The beginning of a text, cut between characters: half of an emoji is a lone surrogate, which no text may contain. */
export function firstCharacters(typed: string, count: number): string {
  return Array.from(typed).slice(0, count).join('')
}
