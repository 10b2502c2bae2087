/** The texts of texts.ts in Spanish. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  code: '404',
  title: 'Esta página ha perdido a su pareja',
  text: 'Hemos mirado detrás del radiador y debajo de los abrigos. Aquí no está.',
  home: 'Ir a Inicio',
}
