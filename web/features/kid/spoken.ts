/** The sentences that are read aloud (K8). */
import { kidTexts } from './texts.ts'

type Spoken = { readonly name: string; readonly steps?: number; readonly points: number }

/** "Feed Pixel. Two steps. Ten points."; in a language without words for these the name alone. */
export function spokenOf({ name, steps = 0, points }: Spoken, language: string): string {
  const words = wordsIn(language)
  const parts = [
    name,
    ...(words && steps > 0 ? [words.steps(steps)] : []),
    ...(words && points > 0 ? [words.points(points)] : []),
  ]
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}

type Words = {
  readonly steps: (count: number) => string
  readonly points: (count: number) => string
}

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : `${count} ${many}`

/** Read aloud beside what people typed, in each language that has some (K8). Numbers are left to the voice. */
const words: Readonly<Record<string, Words>> = {
  en: kidTexts.spoken,
  de: { steps: counted('Ein Schritt', 'Schritte'), points: counted('Ein Punkt', 'Punkte') },
  fr: { steps: counted('Une étape', 'étapes'), points: counted('Un point', 'points') },
  es: { steps: counted('Un paso', 'pasos'), points: counted('Un punto', 'puntos') },
  nl: { steps: counted('Eén stap', 'stappen'), points: counted('Eén punt', 'punten') },
}

/** The words of a language, given as a BCP 47 tag; null if there are none. */
function wordsIn(language: string): Words | null {
  const [base = ''] = language.toLowerCase().split(/[-_]/)
  return words[base] ?? null
}
