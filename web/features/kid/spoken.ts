/** The sentences that are read aloud (K8). */
import { kidTexts } from './texts.ts'

type Spoken = { readonly name: string; readonly steps?: number; readonly points: number }

/** "Feed Pixel. Two steps. Ten points." */
export function spokenOf({ name, steps = 0, points }: Spoken): string {
  const { spoken } = kidTexts
  const parts = [
    name,
    ...(steps > 0 ? [spoken.steps(steps)] : []),
    ...(points > 0 ? [spoken.points(points)] : []),
  ]
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}
