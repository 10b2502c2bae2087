/** The rules of repeating tasks in French. */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import type * as english from '#domain/language/en.ts'
import { listText, monthNames, namesAt, shortDay, weekdayNames } from '#domain/language/format.ts'

export const ruleTexts: typeof english.ruleTexts = {
  rule: (facts) => capitalised([timed(facts), ...months(facts), ...shorter(facts)].join(', ')),
  until: (day) => `jusqu’au ${shortDay(day)}`,
  untilInYear: (day, year) => `jusqu’au ${shortDay(day)} ${year}`,
}

function timed(facts: RuleFacts): string {
  const { time, isAfterDone } = facts
  if (time === null) return repetition(facts)
  // The comma, because the time is not that of the day after which the rule counts.
  return isAfterDone ? `${repetition(facts)}, à ${time}` : `${repetition(facts)} à ${time}`
}

function repetition(facts: RuleFacts): string {
  const { every, unit, isAfterDone, week, day } = facts
  if (isAfterDone) return `${spanText(every, unit)} après la dernière fois`
  if (week !== null) return weekly(every, week)
  if (day === null) return intervalText(every, unit)
  return unit === 'month' && every === 1
    ? `${dayOfMonth(facts)} de chaque mois`
    : `${unit === 'year' && every === 1 ? 'chaque année' : intervalText(every, unit)}, ${dayOfMonth(facts)}`
}

const units = {
  day: { one: 'un jour', many: 'jours', all: 'tous' },
  week: { one: 'une semaine', many: 'semaines', all: 'toutes' },
  month: { one: 'un mois', many: 'mois', all: 'tous' },
  year: { one: 'un an', many: 'ans', all: 'tous' },
} as const

/** "une semaine", "4 jours". */
function spanText(count: number, unit: RuleFacts['unit']): string {
  return count === 1 ? units[unit].one : `${count} ${units[unit].many}`
}

/** "tous les jours", "un jour sur deux", "toutes les 3 semaines". */
function intervalText(every: number, unit: RuleFacts['unit']): string {
  const { many, all } = units[unit]
  if (every === 1) return `${all} les ${many}`
  return every === 2 && unit === 'day' ? 'un jour sur deux' : `${all} les ${every} ${many}`
}

const small = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** "un samedi sur deux", "une semaine sur trois". */
function oneIn(every: number, one: string): string {
  return `${one} sur ${small[every - 2] ?? every}`
}

function weekly(every: number, { days, weekdays }: NonNullable<RuleFacts['week']>): string {
  const names = namesAt(weekdays, weekdayNames('long'))
  const each = listText(names.map((name) => `le ${name}`))
  const inWeek = every === 1 ? '' : `${oneIn(every, 'une semaine')}, `
  switch (days) {
    case 'all':
      return `${inWeek}tous les jours`
    case 'all but':
      return `${inWeek}tous les jours sauf ${each}`
    case 'workdays':
      return `${inWeek}du lundi au vendredi`
    case 'some':
      if (every === 1) return `tous les ${listText(names.map((name) => `${name}s`))}`
      return names.length === 1 ? oneIn(every, `un ${names[0]}`) : `${inWeek}${each}`
  }
}

const weekOrdinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'dernier']

/** "le 1er", "le 24 décembre", "le dernier vendredi d’avril". */
function dayOfMonth({ day, month }: RuleFacts): string {
  const name = month === null ? '' : (monthNames('long')[month] ?? '')
  const of = name === '' ? '' : ` ${ofMonth(name)}`
  switch (day?.is) {
    case 'number':
      return `le ${day.number === 1 ? '1er' : day.number}${name === '' ? '' : ` ${name}`}`
    case 'weekday': {
      const which = weekOrdinals[day.week - 1]
      const weekdays = namesAt(day.weekdays, weekdayNames('long'))
      return `${listText(weekdays.map((weekday) => `le ${which} ${weekday}`))}${of}`
    }
    default:
      return `le dernier jour${of}`
  }
}

function shorter({ shorter: day }: RuleFacts): readonly string[] {
  if (day === null) return []
  return [
    day === '28th'
      ? 'ou le 28 si l’année n’est pas bissextile'
      : 'ou le dernier jour si le mois est plus court',
  ]
}

function months({ months: only }: RuleFacts): readonly string[] {
  if (only === null) return []
  const names = namesAt(only.months, monthNames('long'))
  if (only.are === 'stretch') return [`${ofMonth(names[0] ?? '')} à ${names[1]}`]
  return [`seulement ${listText(names.map((name) => `en ${name}`))}`]
}

/** "de mai", "d’avril". */
function ofMonth(name: string): string {
  return /^[ao]/.test(name) ? `d’${name}` : `de ${name}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
