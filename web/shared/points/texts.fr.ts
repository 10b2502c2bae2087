/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { pointsTexts as english } from './texts.ts'

export const pointsTexts: typeof english = {
  available: 'Points disponibles',
  total: 'Points gagnés en tout',
  redeemed: 'Points dépensés',
  loaned: 'Points empruntés',
  belowZero: (missing) =>
    missing < 2
      ? `Sous zéro, car une tâche est de nouveau à faire. Il manque ${missing} point.`
      : `Sous zéro, car une tâche est de nouveau à faire. Il manque ${numberText(missing)} points.`,
}
