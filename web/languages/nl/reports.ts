/** The texts of features/reports in Dutch. */
import { tasksText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
]

/** "Twee", "17": numbers up to ten as words. */
function inWords(count: number): string {
  const word = small[count] ?? numberText(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function moreText(more: number): string {
  if (more === 0) return 'Evenveel taken als de week ervoor.'
  const tasks = `${inWords(Math.abs(more))} ${Math.abs(more) === 1 ? 'taak' : 'taken'}`
  return more > 0 ? `${tasks} meer dan de week ervoor.` : `${tasks} minder dan de week ervoor.`
}

export const reportTexts: typeof english.reportTexts = {
  title: 'Jouw week',
  thisWeek: 'Deze week tot nu toe',
  back: 'Puntenhistorie',
  weeks: 'Weken',
  earlier: 'Week ervoor',
  later: 'Week erna',
  figures: 'De week in cijfers',

  tasks: (count) => (count === 1 ? 'taak' : 'taken'),
  ofWork: 'werk',
  points: (count) => (count === 1 ? 'punt' : 'punten'),
  duration(minutes) {
    if (minutes < 60) return `${numberText(minutes)} min`
    const rest = minutes % 60
    return rest === 0 ? `${Math.floor(minutes / 60)} u` : `${Math.floor(minutes / 60)} u ${rest}`
  },

  days: 'Dag voor dag',
  letters: ['M', 'D', 'W', 'D', 'V', 'Z', 'Z'],
  columns: { day: 'Dag', tasks: 'Taken', minutes: 'Minuten', points: 'Punten' },
  stitch: 'Eén steek is één taak.',
  more: moreText,
  before: 'De week ervoor',
  none: 'Deze week is er niets afgerond. Dat is ook een week.',

  byEffort: 'Naar zwaarte',
  taskCount: tasksText,
  together: 'Samen',
  household: (count) => `Jullie huishouden rondde ${tasksText(count)} af.`,

  print: 'Afdrukken',
  csv: 'CSV',
  fileName: (week) => `mitten-week-${week}.csv`,
  total: 'Week',
  open: 'Bekijk verslag',
}

export const weekSpanTexts: typeof english.weekSpanTexts = {
  /** It stands alone, as a subtitle. */
  named: (first, last) => `Van ${first} t/m ${last}`,
}
