/** The rules of repeating tasks in Spanish. */
import type { RuleFacts } from '#domain/chores/rule-facts.ts'
import type * as english from '#domain/language/en.ts'
import { listText, monthNames, namesAt, shortDay, weekdayNames } from '#domain/language/format.ts'
import { theTime } from './words.ts'

export const ruleTexts: typeof english.ruleTexts = {
  rule: (facts) => `${timed(facts)}${shorter(facts)}${months(facts)}`,
  until: (day) => `hasta el ${shortDay(day)}`,
  untilInYear: (day, year) => `hasta el ${shortDay(day)} ${year}`,
}

function timed(facts: RuleFacts): string {
  const { time, isAfterDone } = facts
  if (time === null) return repetition(facts)
  const at = `a ${theTime(time)}`
  // The comma, because the time is not that of the day after which the rule counts.
  return isAfterDone ? `${repetition(facts)}, ${at}` : `${repetition(facts)} ${at}`
}

const units = { day: 'días', week: 'semanas', month: 'meses', year: 'años' }

function repetition(facts: RuleFacts): string {
  const { every, unit, isAfterDone, week, day } = facts
  if (isAfterDone) {
    const one = unit === 'week' ? 'Una semana' : 'Un día'
    return `${every === 1 ? one : `${every} ${units[unit]}`} después de hacerla`
  }
  if (week !== null) return weekly(every, week)
  if (day === null) return every === 1 ? 'Todos los días' : `Cada ${every} ${units[unit]}`
  const date = dayOfMonth(facts)
  if (every > 1) return `Cada ${every} ${units[unit]}, el ${date}`
  return unit === 'year' ? `Cada año, el ${date}` : `El ${date} de cada mes`
}

function weekly(every: number, { days, weekdays }: NonNullable<RuleFacts['week']>): string {
  const names = namesAt(weekdays, weekdayNames('long'))
  /** Only Saturday and Sunday have a separate plural: "los sábados", but "los martes". */
  const plural = listText(names.map((name) => (name.endsWith('s') ? name : `${name}s`)))
  switch (days) {
    case 'all':
      return every === 1 ? 'Todos los días' : `Una semana de cada ${every}, todos los días`
    case 'all but':
      return every === 1
        ? `Todos los días menos los ${plural}`
        : `Una semana de cada ${every}, todos los días menos el ${listText(names)}`
    case 'workdays':
      return every === 1 ? 'De lunes a viernes' : `Cada ${every} semanas, de lunes a viernes`
    case 'some':
      return every === 1
        ? `Los ${plural}`
        : `Cada ${every} semanas, ${listText(names.map((name) => `el ${name}`))}`
  }
}

const weekOrdinals = ['primer', 'segundo', 'tercer', 'cuarto', 'último']

/** "día 12", "último viernes", "24 de diciembre". */
function dayOfMonth({ day, month }: RuleFacts): string {
  const of = month === null ? '' : ` de ${monthNames('long')[month]}`
  switch (day?.is) {
    case 'number':
      return month === null ? `día ${day.number}` : `${day.number}${of}`
    case 'weekday':
      return `${weekOrdinals[day.week - 1]} ${listText(namesAt(day.weekdays, weekdayNames('long')))}${of}`
    default:
      return `último día${of}`
  }
}

function shorter({ shorter: day }: RuleFacts): string {
  if (day === null) return ''
  return day === '28th' ? ' (o el 28, si no hay 29)' : ' (en meses más cortos, el último día)'
}

function months({ months: only }: RuleFacts): string {
  if (only === null) return ''
  const names = namesAt(only.months, monthNames('long'))
  return only.are === 'stretch' ? `, solo de ${names.join(' a ')}` : `, solo en ${listText(names)}`
}
