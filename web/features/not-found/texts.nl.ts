/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  code: '404',
  title: 'Van deze pagina is de andere want zoek',
  text: 'We hebben achter de radiator en onder de jassen gekeken. Niets gevonden.',
  home: 'Naar Overzicht',
}
