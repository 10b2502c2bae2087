/** The texts of features/week in German. */
import { dative } from '#domain/language/de/words.ts'
import { listText } from '#domain/language/format.ts'
import type * as english from '#web/languages/en.ts'

const YOU = 'Du'

export const weekTexts: typeof english.weekTexts = {
  thisWeek: 'Diese Woche',
  week: 'Woche',
  table: 'Die Woche nach Personen',
  days: 'Die Tage der Woche',
  steps: 'Wochen',
  earlier: 'Woche davor',
  today: 'Heute',
  todayHead: 'Heute',
  later: 'Woche danach',
  createTask: 'Neue Aufgabe',
  home: 'Übersicht',
  people: 'Person',
  anyone: 'Egal wer',
  onlyShared: 'Hier hängen nur geteilte Aufgaben.',
  nothing: 'Nichts fällig',
  away: 'Weg',
  you: YOU,
  areAway: (names) => {
    const [first, ...others] = names
    if (first === YOU) return others.length === 0 ? 'Du bist weg' : `${listText(names)} seid weg`
    return others.length === 0 ? `${first} ist weg` : `${listText(names)} sind weg`
  },
  more: (count) => `+${count} weitere`,
  left: (count) => `+${count}`,
  moreRows: (count) => (count === 1 ? '+1 weitere Zeile' : `+${count} weitere Zeilen`),
  key: {
    done: 'Erledigt, je eine Masche',
    isDone: 'Das ist schon erledigt',
    open: 'Zu tun',
    planned: 'Geplant',
    overdue: 'Überfällig',
  },
  states: {
    done: 'erledigt',
    open: 'zu tun',
    planned: 'geplant',
    overdue: 'überfällig',
    missed: 'ausgefallen',
    skipped: 'ausgelassen',
    paused: 'pausiert',
  },
  words: {
    overdue: 'Überfällig',
    missed: 'Ausgefallen',
    skipped: 'Ausgelassen',
    paused: 'Pausiert',
  },
  counts: {
    done: (count) => `${count} erledigt`,
    overdue: (count) => `${count} überfällig`,
    missed: (count) => `${count} ausgefallen`,
    skipped: (count) => `${count} ausgelassen`,
  },
  doneBy: (name) => `Erledigt von ${dative(name)}`,
  doneByYou: 'Von dir erledigt',
  notOpen: 'Dafür ist es noch zu früh',
  over: 'Das ist vorbei',
  menu: (name) => `Optionen für ${name}`,
  unskip: 'Doch nicht auslassen',
  give: 'Abgeben an …',
  free: 'Für alle freigeben',
  toasts: {
    moved: (day) => `Verschoben auf ${day}`,
    given: (name) => `An ${name} abgegeben`,
    free: 'Jetzt für alle frei',
  },
}
