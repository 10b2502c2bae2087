/** The texts of texts.ts in French. */
import { numberText } from '#domain/language/numbers.ts'
import type { choreHistoryTexts as english } from './texts.ts'

export const choreHistoryTexts: typeof english = {
  last: (when) => `Faite pour la dernière fois ${when}`,
  lastBy: (when, name) => `Faite pour la dernière fois ${when} par ${name}`,
  lastByYou: (when) => `Faite pour la dernière fois ${when} par toi`,
  usual: (days) =>
    days < 2 ? `D’habitude, ${days} jour d’intervalle` : `D’habitude, ${days} jours d’intervalle`,
  times: (count) => `Faite ${numberText(count)} fois`,
  none: 'Chaque fois qu’elle sera faite apparaîtra ici.',
  onTheWay: 'Les plus anciennes sont encore en cours de synchronisation sur cet appareil.',
}
