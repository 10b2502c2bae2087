/** Splits a line into tokens with their places: runs of digits, runs of letters, every other character by itself. */
import { folded } from '#domain/words.ts'

export type Span = { readonly start: number; readonly end: number }

export type Token = Span & {
  /** In the form in which words are compared: without case and accents. */
  readonly text: string
  /** A number of up to four digits. */
  readonly number: number | null
}

const pieces = /\d+|[\p{L}\p{M}]+|[^\s\d\p{L}\p{M}]/gu
const MAX_DIGITS = 4
/** No word of any language is longer than this. */
const MAX_WORD_LENGTH = 40

/** The tokens of a text; those within one of the spans have no meaning. */
export function tokensOf(text: string, ignored: readonly Span[] = []): readonly Token[] {
  return Array.from(text.matchAll(pieces), ({ 0: piece, index: start }) => {
    const span = { start, end: start + piece.length }
    if (ignored.some((each) => overlap(each, span))) return { ...span, text: '', number: null }
    return { ...span, text: comparable(piece), number: numberOf(piece) }
  })
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function comparable(piece: string): string {
  if (piece.length > MAX_WORD_LENGTH) return ''
  return piece === '’' ? "'" : folded(piece)
}

function numberOf(piece: string): number | null {
  return /^\d/.test(piece) && piece.length <= MAX_DIGITS ? Number(piece) : null
}
