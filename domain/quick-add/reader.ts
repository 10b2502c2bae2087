/** Looks up the meanings of each token of a line. Functions that read a part return its value and where it ends. */
import type { Token } from './tokens.ts'
import type { Kind, Unit, Vocabulary } from './vocabulary.ts'
import { phraseOf, units } from './vocabulary.ts'

/** A value that was read, and the position of the token after it. */
export type Found<T> = { readonly value: T; readonly next: number }

export type Reader = {
  readonly line: string
  readonly tokens: readonly Token[]
  readonly vocabulary: Vocabulary
  /** The current day, yyyy-MM-dd. */
  readonly today: string
  /** For each token: its meanings, from the longest phrase of each kind that begins with it. */
  readonly meanings: readonly ReadonlyMap<Kind, Found<number>>[]
}

export function readerOf(about: Omit<Reader, 'meanings'>): Reader {
  const { tokens, vocabulary } = about
  const meanings = tokens.map((token, at) => {
    const here = new Map<Kind, Found<number>>()
    const longest = vocabulary.longest.get(token.text) ?? 0
    // The shortest first, so that a longer phrase of the same kind replaces it.
    for (let length = 1; length <= longest; length++) {
      const phrase = tokens.slice(at, at + length)
      for (const [kind, value] of vocabulary.phrases.get(phraseOf(phrase)) ?? [])
        here.set(kind, { value, next: at + phrase.length })
    }
    return here
  })
  return { ...about, meanings }
}

export function find({ meanings }: Reader, at: number, kind: Kind): Found<number> | null {
  return meanings[at]?.get(kind) ?? null
}

/** The position after an optional phrase. */
export function skip(reader: Reader, at: number, kind: Kind): number {
  return find(reader, at, kind)?.next ?? at
}

/** Whether a token follows the previous one without a space. */
export function isGlued({ tokens }: Reader, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && token !== undefined && before.end === token.start
}

export function digitsAt({ tokens }: Reader, at: number): Found<number> | null {
  const value = tokens[at]?.number ?? null
  return value === null ? null : { value, next: at + 1 }
}

/** A number in digits or, up to ten, in words. */
export function countAt(reader: Reader, at: number): Found<number> | null {
  const word = find(reader, at, 'numbers')
  return digitsAt(reader, at) ?? (word && { ...word, value: word.value + 1 })
}

export function unitAt(reader: Reader, at: number): Found<Unit> | null {
  const found = find(reader, at, 'unit')
  const value = found && units[found.value]
  return found && value ? { value, next: found.next } : null
}

export type Amount = { readonly count: number; readonly unit: Unit }

/** "3 days", "a week". */
export function amountAt(reader: Reader, at: number): Found<Amount> | null {
  const count = countAt(reader, at)
  const unit = count && unitAt(reader, count.next)
  return unit && count && { value: { count: count.value, unit: unit.value }, next: unit.next }
}

/** One of these characters right after a token. */
export function isMark(reader: Reader, at: number, marks: string): boolean {
  const text = reader.tokens[at]?.text ?? ''
  return text !== '' && marks.includes(text) && isGlued(reader, at)
}

/** "2nd". */
export function ordinalDigitsAt(reader: Reader, at: number): Found<number> | null {
  const digits = digitsAt(reader, at)
  const ending = digits && find(reader, digits.next, 'ordinalEnding')
  if (!ending || !isGlued(reader, at + 1)) return null
  return { value: digits.value, next: ending.next }
}

type Several = {
  readonly kind: Kind
  readonly count: number
  /** A kind that the days after such a word may also have: "los martes y jueves". */
  readonly further?: Kind
}

/** One or more of a kind, joined by words such as "and" or as a range, as bits. */
export function bitsAt(
  reader: Reader,
  at: number,
  { kind, count, further = kind }: Several,
): Found<number> | null {
  const first = find(reader, at, kind)
  if (first === null) return null
  let found = first
  let bits = 1 << first.value
  for (;;) {
    const to = find(reader, found.next, 'to')
    const last = to && (find(reader, to.next, kind) ?? find(reader, to.next, further))
    const and = afterAnd(reader, found.next)
    const next = find(reader, and, kind) ?? (and > found.next ? find(reader, and, further) : null)
    const after = last ?? next
    if (after === null) return { value: bits, next: found.next }
    bits |= last ? rangeOf(found.value, last.value, count) : 1 << after.value
    found = after
  }
}

/** ",", "and", or both together. */
function afterAnd(reader: Reader, at: number): number {
  return skip(reader, skip(reader, at, 'and'), 'and')
}

/** From one to another, possibly wrapping around the end. */
function rangeOf(from: number, to: number, count: number): number {
  let bits = 1 << to
  for (let place = from; place !== to; place = (place + 1) % count) bits |= 1 << place
  return bits
}
