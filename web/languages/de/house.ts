/** The texts of features/house in German. They name nobody, compare nobody, and mourn nothing (T26). */
import { tasksText } from '#domain/language/de/words.ts'
import { weekdayNames } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const intervals = {
  day: { each: 'jeden Tag', many: 'Tage' },
  week: { each: 'jede Woche', many: 'Wochen' },
  month: { each: 'jeden Monat', many: 'Monate' },
  year: { each: 'jedes Jahr', many: 'Jahre' },
}
const inWords = (count: number) => small[count] ?? `${count}`
const days = (weekday: number) => `${weekdayNames('long')[weekday]?.toLowerCase()}s`

export const houseTexts: typeof english.houseTexts = {
  title: 'Das Haus',
  subtitle: 'Was ihr alle zusammen geschafft habt.',
  back: 'Punkteverlauf',
  spans: 'Wie weit zurück',
  span: (weeks) => `${weeks} Wochen`,

  weeks: 'Aufgaben je Woche',
  week: 'Woche vom',
  tasks: (count) => (count === 1 ? 'Aufgabe' : 'Aufgaben'),
  asOneSum: 'Arbeit, alles zusammen',
  work: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return `${rest} min`
    return rest === 0
      ? `${numberText(hours)} h`
      : `${numberText(hours)}:${`${rest}`.padStart(2, '0')} h`
  },
  workSpoken: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `${hours === 1 ? '1 Stunde' : `${numberText(hours)} Stunden`} ${rest === 1 ? '1 Minute' : `${rest} Minuten`}`
  },
  stitch: (count) =>
    count === 1 ? 'Eine Masche ist eine Aufgabe' : `Eine Masche sind ${inWords(count)} Aufgaben`,
  now: 'Jetzt',
  onTheWay: 'Ältere Aufgaben sind noch unterwegs auf dieses Gerät.',
  nothing: 'Erledigte Aufgaben stehen dann hier.',

  when: 'Wann es erledigt wird',
  most: ([first, second]) => {
    if (!first) return 'Das siehst du hier, sobald etwas erledigt ist.'
    const one = `Meistens ${days(first.weekday)} ab ${first.hour} Uhr`
    return second ? `${one} und ${days(second.weekday)} gegen ${second.hour} Uhr.` : `${one}.`
  },
  hour: (hour) => `${`${hour}`.padStart(2, '0')}:00`,
  fromHour: 'Ab',

  tooOften: 'Vielleicht zu oft?',
  tooOftenNote: 'Diese sind oft überfällig. Ein längerer Abstand passt euch vielleicht besser.',
  doneAbout: (rule, about, unit) =>
    about === 1
      ? `${rule}, erledigt etwa ${intervals[unit].each}`
      : `${rule}, erledigt etwa alle ${about} ${intervals[unit].many}`,
  doneAboutDays: (rule, about) =>
    about === 1 ? `${rule}, erledigt etwa jeden Tag` : `${rule}, erledigt etwa alle ${about} Tage`,
  change: 'Ändern',
  changeTask: (name) => `${name} ändern`,

  runs: 'Am häufigsten in Folge',
  inARow: (count) => `${count}-mal in Folge`,

  lastDone: 'Zuletzt erledigt',

  own: 'Dein Teil',
  ownTasks: ({ now, before }) => {
    const sum = `${tasksText(now)} in vier Wochen`
    if (now === before) return `${sum}, so viele wie in den vier davor.`
    return now > before
      ? `${sum}, ${inWords(now - before)} mehr als in den vier davor.`
      : `${sum}, ${before} in den vier davor.`
  },
  weeksInARow: (count) => `${count} Wochen in Folge`,
  onlyYou: 'Das siehst nur du.',
}
