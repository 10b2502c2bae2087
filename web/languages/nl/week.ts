/** The texts of features/week in Dutch. */
import { listText } from '#domain/language/format.ts'
import { inside } from '#domain/language/nl/words.ts'
import type * as english from '#web/languages/en.ts'

/** Oneself, as the first of `areAway` as well. */
const YOU = 'Jij'

export const weekTexts: typeof english.weekTexts = {
  thisWeek: 'Deze week',
  week: 'Week',
  table: 'De week per persoon',
  days: 'Dagen van de week',
  steps: 'Weken',
  earlier: 'Week ervoor',
  today: 'Vandaag',
  todayHead: 'Vandaag',
  later: 'Week erna',
  createTask: 'Nieuwe taak',
  home: 'Overzicht',
  people: 'Persoon',
  anyone: 'Wie wil',
  onlyShared: 'Hier hangen alleen gedeelde taken.',
  nothing: 'Niets te doen',
  away: 'Weg',
  you: YOU,
  areAway(names) {
    if (names.length > 1) return `${listText(names)} zijn weg`
    return names[0] === YOU ? 'Jij bent weg' : `${names[0] ?? ''} is weg`
  },
  more: (count) => `nog ${count}`,
  left: (count) => `+${count}`,
  moreRows: (count) => (count === 1 ? 'nog 1 rij' : `nog ${count} rijen`),
  key: {
    done: 'Gedaan, één steek per taak',
    isDone: 'Deze is gedaan',
    open: 'Te doen',
    planned: 'Gepland',
    overdue: 'Te laat',
  },
  states: {
    done: 'gedaan',
    open: 'te doen',
    planned: 'gepland',
    overdue: 'te laat',
    missed: 'gemist',
    skipped: 'overgeslagen',
    paused: 'gepauzeerd',
  },
  words: {
    overdue: 'Te laat',
    missed: 'Gemist',
    skipped: 'Overgeslagen',
    paused: 'Gepauzeerd',
  },
  counts: {
    done: (count) => `${count} gedaan`,
    overdue: (count) => `${count} te laat`,
    missed: (count) => `${count} gemist`,
    skipped: (count) => `${count} overgeslagen`,
  },
  doneBy: (name) => `Gedaan door ${inside(name)}`,
  doneByYou: 'Gedaan door jou',
  notOpen: 'Dit kan nog niet',
  over: 'Deze is voorbij',
  menu: (name) => `Opties voor ${name}`,
  unskip: 'Toch niet overslaan',
  give: 'Geven aan …',
  free: 'Iedereen mag het doen',
  toasts: {
    moved: (day) => `Verplaatst naar ${day}`,
    given: (name) => `Gegeven aan ${name}`,
    free: 'Iedereen mag het nu doen',
  },
}
