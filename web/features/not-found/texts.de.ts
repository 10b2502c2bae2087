/** The texts of texts.ts in German. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  code: '404',
  title: 'Dieser Seite fehlt das Gegenstück',
  text: 'Wir haben hinter der Heizung und unter den Mänteln nachgesehen. Hier ist sie nicht.',
  home: 'Zur Übersicht',
}
