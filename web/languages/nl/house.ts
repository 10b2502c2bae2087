/** The texts of features/house in Dutch. They name nobody, compare nobody, and mourn nothing (T26). */
import { weekdayNames } from '#domain/language/format.ts'
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
  'elf',
  'twaalf',
]
const inWords = (count: number) => small[count] ?? `${count}`

const clock = (hour: number) => `${hour}:00`
const onDays = (weekday: number) => `op ${weekdayNames('long')[weekday]}`

const each = { day: 'elke dag', week: 'elke week', month: 'elke maand', year: 'elk jaar' } as const
const many = { day: 'dagen', week: 'weken', month: 'maanden', year: 'jaar' } as const
const often = (every: number, unit: keyof typeof each) =>
  every === 1 ? each[unit] : `elke ${every} ${many[unit]}`

export const houseTexts: typeof english.houseTexts = {
  title: 'Ons huis',
  subtitle: 'Alles wat jullie samen voor elkaar kregen.',
  back: 'Puntenhistorie',
  spans: 'Hoe ver terug',
  span: (weeks) => `${weeks} weken`,

  weeks: 'Taken per week',
  week: 'Week van',
  tasks: (count) => (count === 1 ? 'taak' : 'taken'),
  asOneSum: 'werk, alles samen',
  work: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return `${rest} min`
    return rest === 0
      ? `${numberText(hours)} u`
      : `${numberText(hours)} u ${`${rest}`.padStart(2, '0')}`
  },
  workSpoken: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `${numberText(hours)} uur en ${rest === 1 ? '1 minuut' : `${rest} minuten`}`
  },
  stitch: (count) =>
    count === 1 ? 'Eén steek is één taak' : `Eén steek is ${inWords(count)} taken`,
  now: 'Nu',
  onTheWay: 'Oudere taken zijn nog onderweg naar dit apparaat.',
  nothing: 'Hier komen de afgeronde taken te staan.',

  when: 'Wanneer het gebeurt',
  most: ([first, second]) => {
    if (!first) return 'Dat zie je hier zodra er iets gedaan is.'
    const one = `Vooral ${onDays(first.weekday)} vanaf ${clock(first.hour)}`
    return second ? `${one}, en ${onDays(second.weekday)} rond ${clock(second.hour)}.` : `${one}.`
  },
  hour: (hour) => `${`${hour}`.padStart(2, '0')}:00`,
  fromHour: 'Vanaf',

  tooOften: 'Misschien te vaak?',
  tooOftenNote: 'Deze zijn vaak te laat. Wat meer tijd ertussen past misschien beter.',
  doneAbout: (rule, about, unit) => `${rule}, in de praktijk ongeveer ${often(about, unit)}`,
  doneAboutDays: (rule, about) => `${rule}, in de praktijk ongeveer ${often(about, 'day')}`,
  change: 'Wijzigen',
  changeTask: (name) => `${name} wijzigen`,

  runs: 'Meeste keren op rij',
  inARow: (count) => `${count} keer op rij`,

  lastDone: 'Laatst gedaan',

  own: 'Jouw deel',
  ownTasks: ({ now, before }) => {
    const sum = `${tasksText(now)} in vier weken`
    if (now === before) return `${sum}, evenveel als in de vier ervoor.`
    return now > before
      ? `${sum}, ${inWords(now - before)} meer dan in de vier ervoor.`
      : `${sum}, ${before} in de vier ervoor.`
  },
  weeksInARow: (count) => (count === 1 ? '1 week op rij' : `${count} weken op rij`),
  onlyYou: 'Alleen jij ziet dit.',
}
