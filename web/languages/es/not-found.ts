/** The texts of features/not-found in Spanish. */
import type * as english from '#web/languages/en.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  title: 'Esta página ha perdido a su pareja',
  text: 'Hemos mirado detrás del radiador y debajo de los abrigos. Aquí no está.',
  home: 'Ir a Inicio',
}
