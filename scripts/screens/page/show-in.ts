/** Shows the page in another language, or in a pseudo one: 40 % longer words with accents, or from right to left. */
import type { LanguageTag } from '#domain/language/languages.ts'

export const pseudoLanguages = ['long', 'rtl'] as const
export type PseudoLanguage = (typeof pseudoLanguages)[number]
export type ShownLanguage = PseudoLanguage | LanguageTag

const LONGER = 0.4
const TIMEOUT_MS = 20_000
const accents = new Map(
  Object.entries({ a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', O: 'Ö', U: 'Ü' }),
)

/** Whether only the page is changed, not anybody's language. */
export function isPseudo(language: ShownLanguage): language is PseudoLanguage {
  return pseudoLanguages.some((each) => each === language)
}

/** Restores the page as it was before a pseudo-language. */
const undo: (() => void)[] = []

/** A page is changed after it is shown, because screens are reached by their English words. */
export async function showIn(language: ShownLanguage): Promise<void> {
  if (language === 'rtl') turn()
  else if (language === 'long') lengthen()
  else await translate(language)
}

/** Removes a pseudo-language. */
export function showAsBefore(): void {
  for (const each of undo.splice(0)) each()
}

function turn(): void {
  const { dir } = document.documentElement
  document.documentElement.dir = 'rtl'
  undo.push(() => (document.documentElement.dir = dir))
}

/** As a person does it: in the picker if nobody is signed in, else by the language of the account, on any device. */
async function translate(language: LanguageTag): Promise<void> {
  const picker = document.querySelector<HTMLSelectElement>('select#language')
  if (picker === null) {
    const body = JSON.stringify({ language })
    const headers = { 'Content-Type': 'application/json' }
    await fetch('/api/users/me', { method: 'PATCH', headers, body })
  } else {
    picker.value = language
    picker.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await new Promise<void>((resolve, reject) => {
    const isThere = () => document.documentElement.lang === language
    if (isThere()) return resolve()
    const limit = setTimeout(() => reject(new Error('stays in English')), TIMEOUT_MS)
    const watcher = new MutationObserver(() => {
      if (!isThere()) return
      watcher.disconnect()
      clearTimeout(limit)
      resolve()
    })
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  })
}

function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (!text.parentElement?.closest('script, style, textarea, kbd')) change(text, 'nodeValue')
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    change(field, 'placeholder')
}

/** A text that the app has written again since then stays. */
function change<Key extends string>(place: { [key in Key]: string | null }, key: Key): void {
  const before = place[key] ?? ''
  const longer = lengthened(before)
  place[key] = longer
  undo.push(() => {
    if (place[key] === longer) place[key] = before
  })
}

/** Numbers, and words of one letter, have the same length in every language. */
function lengthened(text: string): string {
  return text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const more = word.slice(-Math.round(word.length * LONGER)).toLowerCase()
    return Array.from(`${word}${more}`, (letter) => accents.get(letter) ?? letter).join('')
  })
}
