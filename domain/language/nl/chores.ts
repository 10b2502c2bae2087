/** The rules of repeating tasks in Dutch. */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import type * as english from '#domain/language/en.ts'
import { listText, monthNames, namesAt, shortDay, weekdayNames } from '#domain/language/format.ts'

export const ruleTexts: typeof english.ruleTexts = {
  rule: (facts) => [timed(facts), shorter(facts), months(facts)].flat().join(', '),
  until: (day) => `t/m ${shortDay(day)}`,
  untilInYear: (day, year) => `t/m ${shortDay(day)} ${year}`,
}

const one = { day: 'dag', week: 'week', month: 'maand', year: 'jaar' } as const
const many = { day: 'dagen', week: 'weken', month: 'maanden', year: 'jaar' } as const

function timed(facts: RuleFacts): string {
  const { time, isAfterDone } = facts
  if (time === null) return repetition(facts)
  // The comma, because the time is not that of the day after which the rule counts.
  return isAfterDone ? `${repetition(facts)}, om ${time}` : `${repetition(facts)} om ${time}`
}

function repetition(facts: RuleFacts): string {
  const { every, unit, isAfterDone, week } = facts
  if (isAfterDone) return `${every} ${every === 1 ? one[unit] : many[unit]} nadat het gedaan is`
  if (week !== null) return weekly(every, week)
  return facts.day === null ? often(every, unit) : `${often(every, unit)} op ${dayOfMonth(facts)}`
}

/** "Elke week", "Elk jaar", "Elke 2 jaar". */
function often(every: number, unit: RuleFacts['unit']): string {
  if (every === 1) return `${unit === 'year' ? 'Elk' : 'Elke'} ${one[unit]}`
  return `Elke ${every} ${many[unit]}`
}

function weekly(every: number, { days, weekdays }: NonNullable<RuleFacts['week']>): string {
  const names = listText(namesAt(weekdays, weekdayNames('long')))
  switch (days) {
    case 'all':
      return every === 1 ? 'Elke dag' : `Elke ${every}e week op alle dagen`
    case 'all but':
      return every === 1
        ? `Elke dag behalve ${names}`
        : `Elke ${every}e week op alle dagen behalve ${names}`
    case 'workdays':
      return every === 1 ? 'Elke werkdag' : `Elke ${every} weken op werkdagen`
    case 'some':
      return every === 1 ? `Elke ${names}` : `Elke ${every} weken op ${names}`
  }
}

const weekOrdinals = ['eerste', 'tweede', 'derde', 'vierde', 'laatste']

/** "de 12e", "24 december", "de laatste vrijdag van mei". */
function dayOfMonth({ day, month }: RuleFacts): string {
  const name = month === null ? null : (monthNames('long')[month] ?? '')
  const of = name === null ? '' : ` van ${name}`
  switch (day?.is) {
    case 'number':
      return name === null ? `de ${day.number}e` : `${day.number} ${name}`
    case 'weekday':
      return `de ${weekOrdinals[day.week - 1]} ${listText(namesAt(day.weekdays, weekdayNames('long')))}${of}`
    default:
      return `de laatste dag${of}`
  }
}

function shorter({ shorter: day }: RuleFacts): readonly string[] {
  if (day === null) return []
  return [day === '28th' ? 'in gewone jaren op de 28e' : 'in kortere maanden op de laatste dag']
}

function months({ months: only }: RuleFacts): readonly string[] {
  if (only === null) return []
  const names = namesAt(only.months, monthNames('long'))
  return [
    only.are === 'stretch' ? `alleen van ${names.join(' t/m ')}` : `alleen in ${listText(names)}`,
  ]
}
