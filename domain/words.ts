/** The words of a text in the form in which search compares them: without case and accents. */

const marks = /\p{M}+/gu
const words = /[\p{L}\p{N}]+/gu

/** Lower case, without accents: "Äpfel" and "apfel" are the same. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(marks, '')
}

/** Each word once, in the order of the text. */
export function wordsOf(...texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => folded(text).match(words) ?? []))]
}

/** Whether every word is the beginning of a word in the text. */
export function hasWords(text: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => text.some((each) => each.startsWith(word)))
}
