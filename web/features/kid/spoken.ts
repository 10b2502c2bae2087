/** The sentences that are read aloud (K8). */
import { languageTag } from '#domain/language/texts.ts'
import { kidTexts } from './texts.ts'

type Spoken = { readonly name: string; readonly steps?: number; readonly points: number }

/** "Feed Pixel. Two steps. Ten points."; only the name, if the voice's language is not the page's. */
export function spokenOf({ name, steps = 0, points }: Spoken, language: string): string {
  const parts = [name]
  if (isSpoken(language) && steps > 0) parts.push(kidTexts.spoken.steps(steps))
  if (isSpoken(language) && points > 0) parts.push(kidTexts.spoken.points(points))
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}

/** Whether a voice of this language, a BCP 47 tag, can read the texts of the page. */
export function isSpoken(language: string): boolean {
  return language.toLowerCase().split(/[-_]/)[0] === languageTag()
}
