/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { pointsTexts as english } from './texts.ts'

export const pointsTexts: typeof english = {
  available: 'Beschikbare punten',
  total: 'Verdiende punten',
  redeemed: 'Ingewisselde punten',
  loaned: 'Geleende punten',
  belowZero: (missing) =>
    missing === 1
      ? 'Onder nul door een heropende taak. Met 1 punt sta je weer op nul.'
      : `Onder nul door een heropende taak. Met ${numberText(missing)} punten sta je weer op nul.`,
}
