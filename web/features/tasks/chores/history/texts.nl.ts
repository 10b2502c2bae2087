/** The texts of texts.ts in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type { choreHistoryTexts as english } from './texts.ts'

export const choreHistoryTexts: typeof english = {
  last: (when) => `Laatst ${when} gedaan`,
  lastBy: (when, name) => `Laatst ${when} gedaan door ${name}`,
  lastByYou: (when) => `Laatst ${when} gedaan door jou`,
  usual: (days) =>
    days === 1 ? 'Meestal zit er 1 dag tussen' : `Meestal zitten er ${days} dagen tussen`,
  times: (count) => (count === 1 ? 'Eén keer gedaan' : `${numberText(count)} keer gedaan`),
  none: 'Elke keer dat hij gedaan is, verschijnt hier.',
  onTheWay: 'Oudere worden nog naar dit apparaat gesynchroniseerd.',
}
