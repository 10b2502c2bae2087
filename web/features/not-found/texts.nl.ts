/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  code: '404',
  title: 'Deze pagina is haar andere want kwijt',
  text: 'We keken achter de radiator en onder de jassen. Hier is ze niet.',
  home: 'Naar Overzicht',
}
