/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { choreHistoryTexts as english } from './texts.ts'

export const choreHistoryTexts: typeof english = {
  last: (when) => `Zuletzt ${when} erledigt`,
  lastBy: (when, name) => `Zuletzt ${when} von ${name} erledigt`,
  lastByYou: (when) => `Zuletzt ${when} von dir erledigt`,
  usual: (days) =>
    days === 1 ? 'Meist liegt 1 Tag dazwischen' : `Meist liegen ${days} Tage dazwischen`,
  times: (count) => (count === 1 ? 'Einmal erledigt' : `${numberText(count)}-mal erledigt`),
  none: 'Hier steht jedes Mal, wenn sie erledigt wurde.',
  onTheWay: 'Ältere werden noch auf dieses Gerät übertragen.',
}
