/** Texts of the figures of the house. They name nobody, compare nobody, and mourn nothing (T26). */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import { weekdayNames } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { OwnPart } from '#domain/reports/own-part.ts'

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const inWords = (count: number) => small[count] ?? `${count}`
const tasks = (count: number) => (count === 1 ? '1 task' : `${numberText(count)} tasks`)

type Moment = { readonly weekday: number; readonly hour: number }

const clock = (hour: number) => `${hour}:00`
const days = (weekday: number) => `${weekdayNames('long')[weekday]}s`

export const houseTexts = defineTexts('houseTexts', {
  title: 'The house',
  subtitle: 'Everything you got done together.',
  back: 'Point history',
  spans: 'How far back',
  span: (weeks: number) => `${weeks} weeks`,

  weeks: 'Tasks in each week',
  week: 'Week of',
  tasks: (count: number) => (count === 1 ? 'task' : 'tasks'),
  asOneSum: 'of work, as one sum',
  work: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return `${rest} min`
    return rest === 0
      ? `${numberText(hours)} h`
      : `${numberText(hours)} h ${`${rest}`.padStart(2, '0')}`
  },
  /** The same, read aloud. */
  workSpoken: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `${numberText(hours)} ${hours === 1 ? 'hour' : 'hours'} ${rest} ${rest === 1 ? 'minute' : 'minutes'}`
  },
  stitch: (count: number) =>
    count === 1 ? 'One stitch is one task' : `One stitch is ${inWords(count)} tasks`,
  now: 'Now',
  onTheWay: 'Older tasks are still syncing to this device.',
  nothing: 'Completed tasks will appear here.',

  when: 'When it gets done',
  most: ([first, second]: readonly Moment[]) => {
    if (!first) return 'It shows here once something is done.'
    const one = `Most on ${days(first.weekday)} from ${clock(first.hour)}`
    return second ? `${one}, and ${days(second.weekday)} around ${clock(second.hour)}.` : `${one}.`
  },
  hour: (hour: number) => `${`${hour}`.padStart(2, '0')}:00`,
  fromHour: 'From',

  tooOften: 'Maybe too often?',
  tooOftenNote: 'These are often overdue. A longer interval may suit you better.',
  /** A rule on a weekday does not name weeks; any other names its unit. */
  doneAbout: (rule: string, about: number, unit: RuleFacts['unit']) =>
    `${rule}, done about every ${about}${unit === 'week' ? ' weeks' : ''}`,
  doneAboutDays: (rule: string, about: number) => `${rule}, done about every ${about} days`,
  change: 'Change',
  changeTask: (name: string) => `Change ${name}`,

  runs: 'Most in a row',
  inARow: (count: number) => `${count} in a row`,

  lastDone: 'Last done',

  own: 'Your part',
  ownTasks: ({ now, before }: OwnPart) => {
    const sum = `${tasks(now)} in four weeks`
    if (now === before) return `${sum}, as many as in the four before.`
    return now > before
      ? `${sum}, ${inWords(now - before)} more than in the four before.`
      : `${sum}, ${before} in the four before.`
  },
  weeksInARow: (count: number) => `${count} weeks in a row`,
  onlyYou: 'Only you see this.',
})
