/** The texts of texts.ts in German. */
import type { selectionTexts as english } from './texts.ts'

export const selectionTexts: typeof english = {
  select: (name) => `${name} auswählen`,
  selected: (tasks) => `${tasks} ausgewählt`,
  clear: 'Auswahl beenden',
  complete: 'Erledigen',
  day: 'Auf einen Tag legen',
  today: 'Heute',
  tomorrow: 'Morgen',
  nextWeek: 'In einer Woche',
  onDay: 'An einem Tag',
  dayLabel: 'Tag',
  move: 'Verschieben',
  give: 'Geben an',
  me: 'Mich',
  room: 'Raum',
  more: 'Mehr',
  share: 'Geteilt',
  private: 'Privat',
  pause: 'Pausieren',
  delete: 'Löschen',
  nothing: 'Damit gibt es nichts zu tun',
  done: {
    complete: (tasks) => (tasks === 1 ? '1 Aufgabe erledigt' : `${tasks} Aufgaben erledigt`),
    move: (tasks) => (tasks === 1 ? '1 Aufgabe verschoben' : `${tasks} Aufgaben verschoben`),
    pause: (tasks) => (tasks === 1 ? '1 Aufgabe pausiert' : `${tasks} Aufgaben pausiert`),
    delete: (tasks) => (tasks === 1 ? '1 Aufgabe gelöscht' : `${tasks} Aufgaben gelöscht`),
    changed: (tasks) => (tasks === 1 ? '1 Aufgabe geändert' : `${tasks} Aufgaben geändert`),
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `Ging nicht bei ${names}`,
}
