/** The rule of a chore in plain words, such as "Every Tuesday and Friday" (C4). */
import { listText, monthNames, namesAt, shortDay, weekdayNames } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { Rule } from './chore.ts'
import type { RuleFacts } from './rule-facts.ts'
import { ruleFacts } from './rule-facts.ts'

export const ruleTexts = defineTexts('ruleTexts', {
  rule: (facts: RuleFacts) => [timed(facts), shorter(facts), months(facts)].flat().join(', '),
  until: (day: string) => `until ${shortDay(day)}`,
  untilInYear: (day: string, year: string) => `until ${shortDay(day)}, ${year}`,
})

/** The rule in words: what repeats, at what time, and in which months. */
export function ruleText(rule: Rule, time: string | null = null): string {
  return ruleTexts.rule(ruleFacts(rule, time))
}

/** When it ends, "until Sun, Dec 6"; with the year if it is not that of the start. Null without an end (C18). */
export function endText({ starts_on, ends_on }: Rule): string | null {
  if (ends_on === null) return null
  const year = ends_on.slice(0, 4)
  return year === starts_on.slice(0, 4)
    ? ruleTexts.until(ends_on)
    : ruleTexts.untilInYear(ends_on, year)
}

function timed(facts: RuleFacts): string {
  const { time, isAfterDone } = facts
  if (time === null) return repetition(facts)
  // The comma, because the time is not that of the day after which the rule counts.
  return isAfterDone ? `${repetition(facts)}, at ${time}` : `${repetition(facts)} at ${time}`
}

function repetition(facts: RuleFacts): string {
  const { every, unit, isAfterDone, week } = facts
  if (isAfterDone) return `${every === 1 ? `1 ${unit}` : `${every} ${unit}s`} after it is done`
  if (week !== null) return weekly(every, week)
  const often = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`
  return facts.day === null ? often : `${often} on the ${dayOfMonth(facts)}`
}

function weekly(every: number, { days, weekdays }: NonNullable<RuleFacts['week']>): string {
  const names = listText(namesAt(weekdays, weekdayNames('long')))
  switch (days) {
    case 'all':
      return every === 1 ? 'Every day' : `Every ${ordinal(every)} week on every day`
    case 'all but':
      return every === 1
        ? `Every day but ${names}`
        : `Every ${ordinal(every)} week on every day but ${names}`
    case 'workdays':
      return every === 1 ? 'Every weekday' : `Every ${every} weeks on weekdays`
    case 'some':
      return every === 1 ? `Every ${names}` : `Every ${every} weeks on ${names}`
  }
}

const weekOrdinals = ['first', 'second', 'third', 'fourth', 'last']

function dayOfMonth({ day, month }: RuleFacts): string {
  const of = month === null ? '' : ` of ${monthNames('long')[month]}`
  switch (day?.is) {
    case 'number':
      return `${ordinal(day.number)}${of}`
    case 'weekday':
      return `${weekOrdinals[day.week - 1]} ${listText(namesAt(day.weekdays, weekdayNames('long')))}${of}`
    default:
      return `last day${of}`
  }
}

function shorter({ shorter: day }: RuleFacts): readonly string[] {
  if (day === null) return []
  return [day === '28th' ? 'in shorter years on the 28th' : 'in shorter months on the last day']
}

function months({ months: only }: RuleFacts): readonly string[] {
  if (only === null) return []
  const names = namesAt(only.months, monthNames('long'))
  return [only.are === 'stretch' ? `only ${names.join(' to ')}` : `only ${listText(names)}`]
}

function ordinal(number: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][number % 10]
  return number > 3 && number < 21 ? `${number}th` : `${number}${ending ?? 'th'}`
}
