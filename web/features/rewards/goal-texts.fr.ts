/** The texts of goal-texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { goalTexts as english } from './goal-texts.ts'

const amount = (count: number) => (count < 2 ? `${count} point` : `${numberText(count)} points`)

export const goalTexts: typeof english = {
  title: (name) => `Obtenir «\u202F${name}\u202F»\u202F?`,
  after: (points) => `${numberText(points)} après ça`,
  spent: (points) => (points < 2 ? `${points} dépensé ici` : `${numberText(points)} dépensés ici`),
  away: (name, { away, before }) =>
    before > 0
      ? `Après ça, il te manquera ${amount(away)} pour «\u202F${name}\u202F» au lieu de ${numberText(before)}. On y va\u202F?`
      : `Après ça, il te manquera ${amount(away)} pour «\u202F${name}\u202F». On y va\u202F?`,
  redeemFor: (cost) => `Obtenir pour ${numberText(cost)}`,
  keepSaving: 'Économiser encore',
}
