/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { searchTexts as english } from './texts.ts'

export const searchTexts: typeof english = {
  close: 'Cerrar la búsqueda',
  clear: 'Borrar',
  short: 'Escribe dos letras o más.',
  found: (count, text) =>
    count === 1 ? `1 resultado para «${text}»` : `${numberText(count)} resultados para «${text}»`,
  nothing: (text) => `Nada para «${text}». Prueba con menos letras o con otra palabra.`,
  clearSearch: 'Borrar la búsqueda',
}
