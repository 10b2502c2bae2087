/** The texts of features/imports in German. */
import { tasksText } from '#domain/language/de/words.ts'
import { listText, shortDay } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const importTexts: typeof english.importTexts = {
  title: 'Aufgaben mitbringen',
  subtitle: 'Aus Donetick, Todoist oder einer Tabelle. Die Datei wird auf diesem Gerät gelesen.',
  back: 'Einstellungen',
  card: {
    text: 'Aus Donetick, Todoist oder einer Tabelle, als Datei.',
    open: 'Aufgaben mitbringen',
  },

  choose: 'Datei wählen',
  another: 'Andere Datei wählen',
  reading: 'Die Datei wird gelesen',
  sources: {
    title: 'Welche Dateien',
    donetick: 'Donetick: die Liste der Aufgaben aus der API, als JSON.',
    todoist: 'Todoist: ein Projekt, als CSV exportiert.',
    csv: 'Eine Tabelle als CSV, mit einer Spalte „name“ und beliebigen von diesen:',
    limits: 'Bis zu 2 MB und 500 Aufgaben. Eine Datei zweimal zu importieren verdoppelt nichts.',
  },

  problems: {
    large: 'Diese Datei hat mehr als 2 MB.',
    encoding: 'Diese Datei ist nicht in UTF-8. Speichere sie noch einmal als CSV UTF-8 oder JSON.',
    unknown:
      'Das ist keine Datei von Donetick oder Todoist und keine Tabelle mit einer Spalte „name“.',
    empty: 'In dieser Datei sind keine Aufgaben.',
    many: 'Diese Datei hat mehr als 500 Aufgaben. Teile sie in mehrere auf.',
    broken: (line, column) =>
      `Diese Datei lässt sich ab Zeile ${line}, Spalte ${column} nicht lesen.`,
    unreadable: 'Diese Datei ließ sich nicht öffnen. Wähle sie noch einmal.',
  },

  found: (count) => `${tasksText(count)} gefunden`,
  toCheck: (count) =>
    count === 1 ? 'Eine davon solltest du prüfen.' : `${count} davon solltest du prüfen.`,
  leftOut: (count) =>
    count === 1
      ? '1 Zeile ohne Namen wurde ausgelassen.'
      : `${count} Zeilen ohne Namen wurden ausgelassen.`,
  chooseAll: 'Alle',
  list: 'Aufgaben in der Datei',
  add: (count) => `${tasksText(count)} hinzufügen`,
  adding: (done, all) => `${numberText(done)} von ${tasksText(all)} hinzugefügt`,
  planLimit: (limit, left) =>
    `Mit Free kannst du im Monat ${limit} Aufgaben importieren. ${left === 0 ? 'Es ist keine mehr übrig.' : left === 1 ? 'Eine ist noch übrig.' : `${left} sind noch übrig.`}`,
  seePlans: 'Tarife ansehen',
  choreLimit: (limit, left) =>
    `Du kannst bis zu ${limit} regelmäßige Aufgaben haben. ${left === 0 ? 'Es passt keine mehr dazu.' : left === 1 ? 'Eine passt noch dazu.' : `${left} passen noch dazu.`}`,

  noDate: 'Ohne Datum',
  due: (day, time) =>
    time === null ? `Fällig ${shortDay(day)}` : `Fällig ${shortDay(day)} um ${time} Uhr`,
  from: (day) => `ab ${shortDay(day)}`,
  paused: 'Pausiert',
  anyone: 'Egal wer',
  me: 'Für mich',
  person: (name) => `Für ${name}`,
  turns: (names) => `${listText(names)} wechseln sich ab`,
  steps: (count) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  isHere: 'Schon da',
  checkThis: 'Bitte prüfen',
  checks: {
    day: (found) =>
      found === null
        ? 'Die Datei sagt nicht, wann es beginnt.'
        : `Der Tag ist geraten. In der Datei: ${found}`,
    rhythm: (found) =>
      found === null
        ? 'Wie oft es kommt, ist geraten.'
        : `Wie oft es kommt, ist geraten. In der Datei: ${found}`,
    people: (found) =>
      found === null
        ? 'Es wiederholt sich nicht und ist darum nur für die erste Person.'
        : `Hier heißt niemand ${found}`,
    steps: () => 'Nicht alles zu den Schritten hat Platz.',
    text: () => 'Ein Text war zu lang und ist gekürzt.',
    minutes: (found) => `Die Minuten sind geraten. In der Datei: ${found ?? ''}`,
    cell: (found) => `Eine Zelle ließ sich nicht lesen. ${found ?? ''}`,
  },

  added: (count) => `${tasksText(count)} hinzugefügt`,
  nothingAdded: 'Keine Aufgabe hinzugefügt',
  hereAlready: (count) => (count === 1 ? '1 war schon da' : `${numberText(count)} waren schon da`),
  stopped: (count) =>
    count === 1 ? '1 wurde nicht hinzugefügt.' : `${numberText(count)} wurden nicht hinzugefügt.`,
  showTasks: 'Aufgaben ansehen',

  exports: {
    title: 'Deine Aufgaben als Tabelle',
    text: 'Für eine Tabellenkalkulation oder ein anderes Konto. Auf diesem Gerät erstellt.',
    open: 'Offene Aufgaben',
    done: 'Erledigte Aufgaben',
    openFile: 'mitten-aufgaben.csv',
    doneFile: 'mitten-erledigt.csv',
    columns: ['Tag', 'Name', 'Person', 'Minuten', 'Punkte'],
  },
}
