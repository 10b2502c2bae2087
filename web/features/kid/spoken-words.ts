/** The words that are read aloud beside what people typed, in each language that has some (K8). Numbers are left to the voice. */
import { kidTexts } from './texts.ts'

type Words = {
  readonly steps: (count: number) => string
  readonly points: (count: number) => string
}

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${many}`

const words: Readonly<Record<string, Words>> = {
  en: kidTexts.spoken,
  de: { steps: counted('Ein Schritt', 'Schritte'), points: counted('Ein Punkt', 'Punkte') },
  fr: { steps: counted('Une étape', 'étapes'), points: counted('Un point', 'points') },
  es: { steps: counted('Un paso', 'pasos'), points: counted('Un punto', 'puntos') },
  nl: { steps: counted('Eén stap', 'stappen'), points: counted('Eén punt', 'punten') },
}

/** Those of a language, given as a BCP 47 tag; null if there are none. */
export function wordsIn(language: string): Words | null {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  return words[base] ?? null
}
