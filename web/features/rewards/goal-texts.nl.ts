/** The texts of goal-texts.ts in Dutch. */
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  title: (name) => `${name} inwisselen?`,
  after: (points) => `${points} hierna`,
  spent: (points) => `${points} hieraan besteed`,
  away: (name, { away, before }) => {
    const missing = `Hierna heb je nog ${away === 1 ? '1 punt' : `${away} punten`} nodig voor ${name}`
    return before > 0
      ? `${missing}, in plaats van ${before}. Inwisselen?`
      : `${missing}. Inwisselen?`
  },
  redeemFor: (cost) => `Inwisselen voor ${cost}`,
  keepSaving: 'Verder sparen',
}
