/** The texts of goal-texts.ts in Spanish. */
import type { goalTexts as english } from './goal-texts.ts'

const missing = (count: number) =>
  count === 1 ? 'te faltará 1 punto' : `te faltarán ${count} puntos`

export const goalTexts: typeof english = {
  title: (name) => `¿Canjear ${name}?`,
  after: (points) => `Te ${points === 1 ? 'queda' : 'quedan'} ${points}`,
  spent: (points) => `Gastas ${points}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Después ${missing(away)} para ${name} en vez de ${before}. ¿Canjeas?`
      : `Después ${missing(away)} para ${name}. ¿Canjeas?`,
  redeemFor: (cost) => `Canjear por ${cost}`,
  keepSaving: 'Seguir ahorrando',
}
