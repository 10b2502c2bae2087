/** The texts of goal-texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { goalTexts as english } from './goal-texts.ts'

const missing = (count: number, name: string) =>
  count === 1
    ? `fehlt dir für ${name} 1 Punkt`
    : `fehlen dir für ${name} ${numberText(count)} Punkte`

export const goalTexts: typeof english = {
  title: (name) => `${name} einlösen?`,
  after: (points) => `danach ${numberText(points)}`,
  spent: (points) => `hierfür ${numberText(points)}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Danach ${missing(away, name)} statt ${numberText(before)}. Trotzdem einlösen?`
      : `Danach ${missing(away, name)}. Trotzdem einlösen?`,
  redeemFor: (cost) => `Für ${numberText(cost)} einlösen`,
  keepSaving: 'Weiter sparen',
}
