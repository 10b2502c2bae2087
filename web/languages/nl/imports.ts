/** The texts of features/imports in Dutch. */
import { listText, shortDay } from '#domain/language/format.ts'
import { tasksText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const importTexts: typeof english.importTexts = {
  title: 'Neem je taken mee',
  subtitle: 'Uit Donetick, Todoist of een tabel. Het bestand wordt op dit apparaat gelezen.',
  back: 'Instellingen',
  card: {
    text: 'Uit Donetick, Todoist of een tabel, als bestand.',
    open: 'Taken meenemen',
  },

  choose: 'Kies een bestand',
  another: 'Kies een ander bestand',
  reading: 'Het bestand wordt gelezen',
  sources: {
    title: 'Welke bestanden',
    donetick: 'Donetick: de lijst met taken uit de API, als JSON.',
    todoist: 'Todoist: een project, geëxporteerd als CSV.',
    csv: 'Een tabel als CSV, met een kolom ‘name’ en naar keuze deze:',
    limits: 'Tot 2 MB en 500 taken. Een bestand twee keer importeren voegt niets dubbel toe.',
  },

  problems: {
    large: 'Dit bestand is groter dan 2 MB.',
    encoding: 'Dit bestand is niet in UTF-8. Sla het opnieuw op als CSV UTF-8 of JSON.',
    unknown: 'Dit is geen bestand van Donetick of Todoist, en geen tabel met een kolom ‘name’.',
    empty: 'Er staan geen taken in dit bestand.',
    many: 'Dit bestand heeft meer dan 500 taken. Verdeel het over meerdere.',
    broken: (line, column) => `Dit bestand is vanaf regel ${line}, kolom ${column} niet te lezen.`,
    unreadable: 'Dit bestand kon niet worden geopend. Kies het nog eens.',
  },

  found: (count) => `${tasksText(count)} gevonden`,
  toCheck: (count) =>
    count === 1
      ? 'Eén ervan kun je beter even nakijken.'
      : `${count} ervan kun je beter even nakijken.`,
  leftOut: (count) =>
    count === 1
      ? '1 rij zonder naam is weggelaten.'
      : `${count} rijen zonder naam zijn weggelaten.`,
  chooseAll: 'Allemaal',
  list: 'Taken in het bestand',
  add: (count) => `Voeg ${tasksText(count)} toe`,
  adding: (done, all) => `${numberText(done)} van ${tasksText(all)} toegevoegd`,
  planLimit: (limit, left) =>
    `Met Free importeer je ${limit} taken per maand. ${left === 0 ? 'Er is er geen meer over.' : left === 1 ? 'Er is er nog één over.' : `Er zijn er nog ${left} over.`}`,
  seePlans: 'Abonnementen bekijken',
  choreLimit: (limit, left) =>
    `Je kunt hooguit ${limit} terugkerende taken hebben. ${left === 0 ? 'Er past er geen meer bij.' : left === 1 ? 'Er past er nog één bij.' : `Er passen er nog ${left} bij.`}`,

  noDate: 'Geen datum',
  due: (day, time) => (time === null ? `Op ${shortDay(day)}` : `Op ${shortDay(day)} om ${time}`),
  from: (day) => `vanaf ${shortDay(day)}`,
  paused: 'Gepauzeerd',
  anyone: 'Wie wil',
  me: 'Voor mij',
  person: (name) => `Voor ${name}`,
  turns: (names) => `${listText(names)} om de beurt`,
  steps: (count) => (count === 1 ? '1 stap' : `${count} stappen`),
  isHere: 'Is er al',
  checkThis: 'Kijk dit na',
  checks: {
    day: (found) =>
      found === null
        ? 'Het bestand zegt niet wanneer het begint.'
        : `De dag is een gok. In het bestand: ${found}`,
    rhythm: (found) =>
      found === null
        ? 'Hoe vaak het terugkomt, is een gok.'
        : `Hoe vaak het terugkomt, is een gok. In het bestand: ${found}`,
    people: (found) =>
      found === null
        ? 'Het herhaalt zich niet en is daarom alleen voor de eerste persoon.'
        : `Niemand hier heet ${found}`,
    steps: () => 'Niet alles van de stappen past.',
    text: () => 'Een tekst was te lang en is ingekort.',
    minutes: (found) => `De minuten zijn een gok. In het bestand: ${found ?? ''}`,
    cell: (found) => `Een cel kon niet worden gelezen. ${found ?? ''}`,
  },

  added: (count) => `${tasksText(count)} toegevoegd`,
  nothingAdded: 'Geen taak toegevoegd',
  hereAlready: (count) => (count === 1 ? '1 was er al' : `${numberText(count)} waren er al`),
  stopped: (count) =>
    count === 1 ? '1 is niet toegevoegd.' : `${numberText(count)} zijn niet toegevoegd.`,
  showTasks: 'Taken bekijken',

  exports: {
    title: 'Je taken als tabel',
    text: 'Voor een spreadsheet of een ander account. Op dit apparaat gemaakt.',
    open: 'Open taken',
    done: 'Afgeronde taken',
    openFile: 'mitten-taken.csv',
    doneFile: 'mitten-afgerond.csv',
    columns: ['Dag', 'Naam', 'Persoon', 'Minuten', 'Punten'],
  },
}
