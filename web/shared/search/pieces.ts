/** Splits a text at the words that were searched for. */
import { folded } from '#domain/words.ts'

export type Piece = { readonly text: string; readonly isHit: boolean }

const wordWithMarks = /[\p{L}\p{N}\p{M}]+/gu
/** How much of a text is shown before its first hit. */
const LEAD = 24

/** The text in pieces: the beginnings of words that were searched for, and the text between them. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(wordWithMarks)) {
    const length = hitLength(word, words)
    if (length === 0) continue
    if (index > from) pieces.push({ text: text.slice(from, index), isHit: false })
    pieces.push({ text: text.slice(index, index + length), isHit: true })
    from = index + length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false })
  return pieces
}

/** Starts shortly before the first hit, at the beginning of a word. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [before] = piecesOf(text, words)
  if (!before || before.isHit || before.text.length <= LEAD) return text
  const start = before.text.indexOf(' ', before.text.length - LEAD)
  return `… ${text.slice(start === -1 ? before.text.length : start + 1)}`
}

/** How much of a word was searched for; 0 if nothing. */
function hitLength(word: string, words: readonly string[]): number {
  const key = folded(word)
  const longest = Math.max(0, ...words.filter((each) => key.startsWith(each)).map((e) => e.length))
  let length = 0
  for (const letter of longest > 0 ? word : '') {
    if (folded(word.slice(0, length)).length >= longest && folded(letter) !== '') break
    length += letter.length
  }
  return length
}
