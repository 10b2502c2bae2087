/** The texts of goal-texts.ts in German. */
import type { goalTexts as english } from './goal-texts.ts'

const missing = (count: number) =>
  count === 1 ? 'fehlt dir 1 Punkt' : `fehlen dir ${count} Punkte`

export const goalTexts: typeof english = {
  title: (name) => `${name} einlösen?`,
  after: (points) => `danach ${points}`,
  spent: (points) => `${points} gehen hierfür weg`,
  away: (name, { away, before }) =>
    before > 0
      ? `Danach ${missing(away)} für ${name} statt ${before}. Trotzdem einlösen?`
      : `Danach ${missing(away)} für ${name}. Trotzdem einlösen?`,
  redeemFor: (cost) => `Für ${cost} einlösen`,
  keepSaving: 'Weiter sparen',
}
