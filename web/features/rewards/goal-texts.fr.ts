/** The texts of goal-texts.ts in French. */
import type { goalTexts as english } from './goal-texts.ts'

const amount = (count: number) => (count < 2 ? `${count} point` : `${count} points`)

export const goalTexts: typeof english = {
  title: (name) => `Obtenir «\u202F${name}\u202F»\u202F?`,
  after: (points) => `${points} après ça`,
  spent: (points) => (points < 2 ? `${points} dépensé ici` : `${points} dépensés ici`),
  away: (name, { away, before }) =>
    before > 0
      ? `Après ça, il te manquera ${amount(away)} pour «\u202F${name}\u202F» au lieu de ${before}. On y va\u202F?`
      : `Après ça, il te manquera ${amount(away)} pour «\u202F${name}\u202F». On y va\u202F?`,
  redeemFor: (cost) => `Obtenir pour ${cost}`,
  keepSaving: 'Économiser encore',
}
