/** The texts of features/not-found in German. */
import type * as english from '#web/languages/en.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  title: 'Dieser Seite fehlt das Gegenstück',
  text: 'Wir haben hinter der Heizung und unter den Mänteln nachgesehen. Hier ist sie nicht.',
  home: 'Zur Übersicht',
}
