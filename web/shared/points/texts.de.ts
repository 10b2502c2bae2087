/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { pointsTexts as english } from './texts.ts'

export const pointsTexts: typeof english = {
  available: 'Verfügbare Punkte',
  total: 'Insgesamt verdient',
  redeemed: 'Eingelöste Punkte',
  loaned: 'Geliehene Punkte',
  belowZero: (missing) =>
    missing === 1
      ? 'Unter null, weil eine Aufgabe wieder offen ist. 1 Punkt gleicht das aus.'
      : `Unter null, weil eine Aufgabe wieder offen ist. ${numberText(missing)} Punkte gleichen das aus.`,
}
