/** The texts of texts.ts in German. */
import type { shortcutTexts as english } from './texts.ts'

export const shortcutTexts: typeof english = {
  title: 'Tastenkürzel',
  text: 'Sie gehen, solange du nichts tippst und kein Dialog offen ist.',
  newTask: 'Neue Aufgabe',
  search: 'Suchen, wo es eine Suche gibt',
  home: 'Zur Übersicht',
  tasks: 'Zu den Aufgaben',
  rewards: 'Zu den Belohnungen',
  points: 'Zu den Punkten',
  help: 'Diese Liste zeigen',
  andThen: 'dann',
  choice: 'Tastenkürzel in diesem Browser',
  choiceNote: 'Sind sie aus, tun die Tasten nur, was Browser und Screenreader damit machen.',
}
