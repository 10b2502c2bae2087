/** The texts of features/shortcuts in German. */
import type * as english from '#web/languages/en.ts'

export const shortcutTexts: typeof english.shortcutTexts = {
  title: 'Tastenkürzel',
  text: 'Sie funktionieren, solange du nichts tippst und kein Dialog offen ist.',
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
