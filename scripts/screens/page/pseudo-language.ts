/** Shows the page as if in another language: with words 40 % longer and with accents, or from right to left. */

export const pseudoLanguages = ['long', 'rtl'] as const
export type PseudoLanguage = (typeof pseudoLanguages)[number]

const LONGER = 0.4
const accents = new Map(
  Object.entries({ a: 'å', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', O: 'Ö', U: 'Ü' }),
)

/** What stands there is changed once it is shown: screens are reached by their English words. */
export function speakPseudo(language: PseudoLanguage): void {
  if (language === 'rtl') {
    document.documentElement.dir = 'rtl'
    return
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (!text.parentElement?.closest('script, style, textarea, kbd'))
      text.nodeValue = lengthened(text.nodeValue ?? '')
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    field.placeholder = lengthened(field.placeholder)
}

/** Numbers, and words of one letter, are as long in every language. */
function lengthened(text: string): string {
  return text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const more = word.slice(-Math.round(word.length * LONGER)).toLowerCase()
    return Array.from(`${word}${more}`, (letter) => accents.get(letter) ?? letter).join('')
  })
}
