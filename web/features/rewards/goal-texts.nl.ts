/** The texts of goal-texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  title: (name) => `${name} inwisselen?`,
  after: (points) => `${numberText(points)} hierna`,
  spent: (points) => `${numberText(points)} hieraan besteed`,
  away: (name, { away, before }) => {
    const points = away === 1 ? '1 punt' : `${numberText(away)} punten`
    const missing = `Hierna heb je nog ${points} nodig voor ${name}`
    return before > 0
      ? `${missing}, in plaats van ${numberText(before)}. Inwisselen?`
      : `${missing}. Inwisselen?`
  },
  redeemFor: (cost) => `Inwisselen voor ${numberText(cost)}`,
  keepSaving: 'Verder sparen',
}
