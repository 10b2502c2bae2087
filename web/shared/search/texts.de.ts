/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { searchTexts as english } from './texts.ts'

export const searchTexts: typeof english = {
  close: 'Suche schließen',
  clear: 'Leeren',
  short: 'Tippe mindestens zwei Buchstaben.',
  found: (count, text) => `${numberText(count)} gefunden zu „${text}“`,
  nothing: (text) =>
    `Nichts gefunden zu „${text}“. Versuch es mit weniger Buchstaben oder einem anderen Wort.`,
  clearSearch: 'Suche leeren',
}
