/** The texts of features/house in French. They name nobody, compare nobody, and mourn nothing (T26). */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import { weekdayNames } from '#domain/language/format.ts'
import { tasksText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]
const inWords = (count: number) => small[count] ?? `${count}`

const clock = (hour: number) => `${hour}\u00A0h`
const onDays = (weekday: number) => `le ${weekdayNames('long')[weekday]}`

const units = {
  day: { one: 'chaque jour', many: (count: number) => `tous les ${count} jours` },
  week: { one: 'chaque semaine', many: (count: number) => `toutes les ${count} semaines` },
  month: { one: 'chaque mois', many: (count: number) => `tous les ${count} mois` },
  year: { one: 'chaque année', many: (count: number) => `tous les ${count} ans` },
}

function intervalText(every: number, unit: RuleFacts['unit']): string {
  return every < 2 ? units[unit].one : units[unit].many(every)
}

export const houseTexts: typeof english.houseTexts = {
  title: 'La maison',
  subtitle: 'Ce que vous avez fait, ensemble.',
  back: 'Journal des points',
  spans: 'Sur quelle durée',
  span: (weeks) => (weeks < 2 ? `${weeks} semaine` : `${weeks} semaines`),

  weeks: 'Tâches de chaque semaine',
  week: 'Semaine du',
  tasks: (count) => (count < 2 ? 'tâche' : 'tâches'),
  asOneSum: 'de travail en tout',
  work: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return `${rest}\u00A0min`
    return rest === 0
      ? `${numberText(hours)}\u00A0h`
      : `${numberText(hours)}\u00A0h\u00A0${`${rest}`.padStart(2, '0')}`
  },
  workSpoken: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `${numberText(hours)} ${hours < 2 ? 'heure' : 'heures'} ${rest} ${rest < 2 ? 'minute' : 'minutes'}`
  },
  stitch: (count) => `Une maille, c’est ${inWords(count)} ${count < 2 ? 'tâche' : 'tâches'}`,
  now: 'Maintenant',
  onTheWay: 'Des tâches plus anciennes arrivent encore sur cet appareil.',
  nothing: 'Les tâches terminées apparaîtront ici.',

  when: 'Quand ça se fait',
  most: ([first, second]) => {
    if (!first) return 'Ça se verra ici dès que quelque chose sera fait.'
    const one = `Surtout ${onDays(first.weekday)} dès ${clock(first.hour)}`
    return second ? `${one}, et ${onDays(second.weekday)} vers ${clock(second.hour)}.` : `${one}.`
  },
  hour: clock,
  fromHour: 'Dès',

  tooOften: 'Peut-être trop souvent\u202F?',
  tooOftenNote: 'Celles-ci sont souvent en retard. Un rythme plus lent vous irait peut-être mieux.',
  doneAbout: (rule, about, unit) => `${rule}, en fait plutôt ${intervalText(about, unit)}`,
  doneAboutDays: (rule, about) => `${rule}, en fait plutôt ${intervalText(about, 'day')}`,
  change: 'Changer',
  changeTask: (name) => `Changer ${name}`,

  runs: 'Le plus d’affilée',
  inARow: (count) => `${count} d’affilée`,

  lastDone: 'La dernière fois',

  own: 'Ta part',
  ownTasks: ({ now, before }) => {
    const sum = `${tasksText(now)} en quatre semaines`
    if (now === before) return `${sum}, autant que dans les quatre d’avant.`
    return now > before
      ? `${sum}, ${inWords(now - before)} de plus que dans les quatre d’avant.`
      : `${sum}, ${before} dans les quatre d’avant.`
  },
  weeksInARow: (count) =>
    count < 2 ? `${count} semaine d’affilée` : `${count} semaines d’affilée`,
  onlyYou: 'Personne d’autre ne voit ça.',
}
