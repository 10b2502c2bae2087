/** The rules of repeating tasks in German. */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import type * as english from '#domain/language/en.ts'
import { listText, monthNames, namesAt, shortDay, weekdayNames } from '#domain/language/format.ts'

export const ruleTexts: typeof english.ruleTexts = {
  rule: (facts) => [timed(facts), shorter(facts), months(facts)].flat().join(', '),
  until: (day) => `bis ${shortDay(day)}`,
  untilInYear: (day, year) => `bis ${shortDay(day)} ${year}`,
}

/** "Alle 3 Tage", "Jeden Tag". */
const intervals = {
  day: { each: 'Jeden Tag', one: 'Tag', many: 'Tage' },
  week: { each: 'Jede Woche', one: 'Woche', many: 'Wochen' },
  month: { each: 'Jeden Monat', one: 'Monat', many: 'Monate' },
  year: { each: 'Jedes Jahr', one: 'Jahr', many: 'Jahre' },
}

function timed(facts: RuleFacts): string {
  const { time, isAfterDone } = facts
  if (time === null) return repetition(facts)
  const at = `um ${time} Uhr`
  // The comma, because the time is not that of the day after which the rule counts.
  return isAfterDone ? `${repetition(facts)}, ${at}` : `${repetition(facts)} ${at}`
}

function repetition(facts: RuleFacts): string {
  const { every, unit, isAfterDone, week } = facts
  const { each, one, many } = intervals[unit]
  if (isAfterDone) return `${every === 1 ? `1 ${one}` : `${every} ${many}`} nach dem Erledigen`
  if (week !== null) return weekly(every, week)
  const often = every === 1 ? each : `Alle ${every} ${many}`
  return facts.day === null ? often : `${often} am ${dayOfMonth(facts)}`
}

function weekly(every: number, { days, weekdays }: NonNullable<RuleFacts['week']>): string {
  const names = namesAt(weekdays, weekdayNames('long'))
  switch (days) {
    case 'all':
      return every === 1 ? 'Jeden Tag' : `Jede ${every}. Woche täglich`
    case 'all but':
      return every === 1
        ? `Jeden Tag außer ${listText(names)}`
        : `Jede ${every}. Woche täglich außer ${listText(names.map((name) => `${name.toLowerCase()}s`))}`
    case 'workdays':
      return every === 1 ? 'Montags bis freitags' : `Alle ${every} Wochen montags bis freitags`
    case 'some':
      return every === 1 ? `Jeden ${listText(names)}` : `Alle ${every} Wochen am ${listText(names)}`
  }
}

const weekOrdinals = ['ersten', 'zweiten', 'dritten', 'vierten', 'letzten']

/** After "am". */
function dayOfMonth({ day, month }: RuleFacts): string {
  const name = month === null ? '' : ` ${monthNames('long')[month]}`
  const inMonth = month === null ? '' : ` im${name}`
  switch (day?.is) {
    case 'number':
      return `${day.number}.${name}`
    case 'weekday':
      return `${weekOrdinals[day.week - 1]} ${listText(namesAt(day.weekdays, weekdayNames('long')))}${inMonth}`
    default:
      return `letzten Tag${inMonth}`
  }
}

function shorter({ shorter: day }: RuleFacts): readonly string[] {
  if (day === null) return []
  return [day === '28th' ? 'sonst am 28.' : 'in kürzeren Monaten am letzten Tag']
}

function months({ months: only }: RuleFacts): readonly string[] {
  if (only === null) return []
  const names = namesAt(only.months, monthNames('long'))
  return [only.are === 'stretch' ? `nur von ${names.join(' bis ')}` : `nur im ${listText(names)}`]
}
