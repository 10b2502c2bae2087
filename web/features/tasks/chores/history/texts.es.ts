/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { choreHistoryTexts as english } from './texts.ts'

export const choreHistoryTexts: typeof english = {
  last: (when) => `Hecha por última vez ${when}`,
  lastBy: (when, name) => `Hecha por última vez ${when} por ${name}`,
  lastByYou: (when) => `Hecha por última vez ${when} por ti`,
  usual: (days) =>
    days === 1
      ? 'Suele pasar 1 día entre una vez y otra'
      : `Suelen pasar ${days} días entre una vez y otra`,
  times: (count) => (count === 1 ? 'Hecha una vez' : `Hecha ${numberText(count)} veces`),
  none: 'Aquí aparecerá cada vez que se haga.',
  onTheWay: 'Las más antiguas aún se están sincronizando con este dispositivo.',
}
