/** The texts of goal-texts.ts in German. */
import type { goalTexts as english } from './goal-texts.ts'

const missing = (count: number, name: string) =>
  count === 1 ? `fehlt dir für ${name} 1 Punkt` : `fehlen dir für ${name} ${count} Punkte`

export const goalTexts: typeof english = {
  title: (name) => `${name} einlösen?`,
  after: (points) => `danach ${points}`,
  spent: (points) => `hierfür ${points}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Danach ${missing(away, name)} statt ${before}. Trotzdem einlösen?`
      : `Danach ${missing(away, name)}. Trotzdem einlösen?`,
  redeemFor: (cost) => `Für ${cost} einlösen`,
  keepSaving: 'Weiter sparen',
}
