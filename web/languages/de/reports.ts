/** The texts of features/reports in German. */
import { tasksText } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'Keine',
  'Eine',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
]

/** "Zwei", "17": numbers up to ten as words. */
const inWords = (count: number) => small[count] ?? numberText(count)

function moreText(more: number): string {
  if (more === 0) return 'So viele Aufgaben wie in der Woche davor.'
  if (more === 1) return 'Eine Aufgabe mehr als in der Woche davor.'
  if (more === -1) return 'Eine Aufgabe weniger als in der Woche davor.'
  return more > 0
    ? `${inWords(more)} Aufgaben mehr als in der Woche davor.`
    : `${inWords(-more)} Aufgaben weniger als in der Woche davor.`
}

export const reportTexts: typeof english.reportTexts = {
  title: 'Deine Woche',
  thisWeek: 'Diese Woche bis jetzt',
  back: 'Punkteverlauf',
  weeks: 'Wochen',
  earlier: 'Woche davor',
  later: 'Woche danach',
  figures: 'Die Woche in Zahlen',

  tasks: (count) => (count === 1 ? 'Aufgabe' : 'Aufgaben'),
  ofWork: 'Arbeit',
  points: (count) => (count === 1 ? 'Punkt' : 'Punkte'),
  /** "2:55 h", "40 min". */
  duration: (minutes) => {
    if (minutes < 60) return `${numberText(minutes)} min`
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return rest === 0 ? `${hours} h` : `${hours}:${`${rest}`.padStart(2, '0')} h`
  },

  days: 'Tag für Tag',
  letters: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
  columns: { day: 'Tag', tasks: 'Aufgaben', minutes: 'Minuten', points: 'Punkte' },
  stitch: 'Eine Masche ist eine Aufgabe.',
  more: moreText,
  before: 'Die Woche davor',
  none: 'In dieser Woche wurde nichts erledigt. Auch das ist eine Woche.',

  byEffort: 'Wie anstrengend',
  taskCount: tasksText,
  together: 'Zusammen',
  household: (count) => `Euer Haushalt hat ${tasksText(count)} erledigt.`,

  print: 'Drucken',
  csv: 'CSV',
  fileName: (week) => `mitten-woche-${week}.csv`,
  total: 'Woche',
  open: 'Bericht öffnen',
}

export const weekSpanTexts: typeof english.weekSpanTexts = {
  named: (first, last) => `${first} bis ${last}`,
}
