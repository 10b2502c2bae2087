/** The texts of goal-texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { goalTexts as english } from './goal-texts.ts'

const missing = (count: number) =>
  count === 1 ? 'te faltará 1 punto' : `te faltarán ${numberText(count)} puntos`

export const goalTexts: typeof english = {
  title: (name) => `¿Canjear ${name}?`,
  after: (points) => `Te ${points === 1 ? 'queda' : 'quedan'} ${numberText(points)}`,
  spent: (points) => `Gastas ${numberText(points)}`,
  away: (name, { away, before }) =>
    before > 0
      ? `Después ${missing(away)} para ${name} en vez de ${numberText(before)}. ¿Canjeas?`
      : `Después ${missing(away)} para ${name}. ¿Canjeas?`,
  redeemFor: (cost) => `Canjear por ${numberText(cost)}`,
  keepSaving: 'Seguir ahorrando',
}
