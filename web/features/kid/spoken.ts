/** The sentences that are read aloud (K8). */
import { wordsIn } from './spoken-words.ts'

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
