/** The texts of features/not-found in Dutch. */
import type * as english from '#web/languages/en.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  title: 'Van deze pagina is de andere want zoek',
  text: 'We hebben achter de radiator en onder de jassen gekeken. Niets gevonden.',
  home: 'Naar Overzicht',
}
