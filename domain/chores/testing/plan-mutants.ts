/** Broken rules of the plan, grouped by the invariant that must detect them. */
import type { Chore } from '#domain/chores/chore.ts'
import { nextDay } from '#domain/chores/rule.ts'
import type { ReadRule } from '#domain/chores/rule.ts'
import type { Occurrence } from '#domain/chores/schedule.ts'
import type { Settled } from '#domain/chores/settle.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { addDays, firstDayOfMonth, monthOf, toEpochDay, weekdayOf } from '#domain/days.ts'
import { derivedId } from '#domain/derived-id.ts'
import { realRules } from './rules.ts'
import type { Rules } from './rules.ts'

type Mutants = Readonly<Record<string, Rules>>

const { settled, occurrencesBetween } = realRules

const broken = (rules: Partial<Rules>): Rules => ({ ...realRules, ...rules })

/** A rule that takes only those days of the real one that pass a check. */
const onlyDays = (passes: (rule: ReadRule, day: number) => boolean) =>
  broken({
    nextDay(rule, from) {
      let day = nextDay(rule, from)
      while (day !== null && !passes(rule, day)) day = nextDay(rule, day + 1)
      return day
    },
  })

const remembering = (change: (after: Settled, series: Series) => Partial<Chore>) =>
  broken({
    settled(series, tapped) {
      const after = settled(series, tapped)
      return { ...after, chore: { ...after.chore, ...change(after, series) } }
    },
  })

const planning = (change: (planned: Occurrence, series: Series) => Occurrence) =>
  broken({
    occurrencesBetween: (series, span) =>
      occurrencesBetween(series, span).map((planned) => change(planned, series)),
  })

export const mutantsOfNextDay: Mutants = {
  'a month without a 31st is left out': onlyDays(
    (rule, day) =>
      rule.repeats !== 'monthly_day' ||
      day - firstDayOfMonth(monthOf(day)) + 1 === (rule.month_day ?? 1),
  ),
  'the fifth of a weekday is no last one': onlyDays(
    (rule, day) =>
      rule.repeats !== 'monthly_weekday' ||
      rule.month_week !== 5 ||
      day - firstDayOfMonth(monthOf(day)) >= 28,
  ),
  'a week begins on Sunday': broken({
    nextDay: (rule, from) => {
      const isSunday = rule.repeats === 'weekly' && weekdayOf(rule.starts) === 6
      return nextDay(isSunday ? { ...rule, starts: rule.starts + 1 } : rule, from)
    },
  }),
  'months are counted from February': broken({
    nextDay: (rule, from) => nextDay({ ...rule, months: rule.months >> 1 }, from),
  }),
  'the last day is not counted': onlyDays((rule, day) => day < rule.ends),
}

export const mutantsAfterDone: Mutants = {
  'the next counts from the slot, not from the tap': broken({
    settled: (series, tapped) => settled(series, { ...tapped, today: tapped.slot }),
  }),
  'the months of the rule are forgotten': broken({
    settled: (series, tapped) =>
      settled({ ...series, chore: { ...series.chore, months: 0 } }, tapped),
  }),
  'done early, it comes back on the same day': remembering(({ chore }, series) => {
    const early = addDays(chore.slot ?? '', -1)
    return { slot: early > (series.chore.slot ?? '') ? early : series.chore.slot }
  }),
}

/** Each of these reads the machine's clock in one way or another. */
export const mutantsOfMachine: Mutants = {
  'due times are those of the machine': broken({
    dueMoment: ({ day, time }) => new Date(`${day}T${time}`).toISOString(),
  }),
  'a day has 24 hours': broken({
    nextDay(rule, from) {
      const first = new Date(2026, 10, 21).getTime()
      const day = nextDay(rule, from)
      if (day === null) return null
      const date = new Date(first + (day - toEpochDay('2026-11-21')) * 24 * 60 * 60_000)
      const [month, at] = [date.getMonth() + 1, date.getDate()]
      const two = (value: number) => String(value).padStart(2, '0')
      return toEpochDay(`${date.getFullYear()}-${two(month)}-${two(at)}`)
    },
  }),
}

export const mutantsOfOpen: Mutants = {
  'what was missed stays open beside': planning((planned) =>
    planned.state === 'missed' ? { ...planned, state: 'overdue' } : planned,
  ),
  'the settled day is wanted again': remembering(({ chore }) => ({ slot: chore.last_slot })),
  'the next one is the day after the tap, whatever the rule says': broken({
    settled(series, tapped) {
      const after = settled(series, tapped)
      const next = addDays(tapped.today, 1)
      return { ...after, chore: { ...after.chore, slot: after.chore.slot && next } }
    },
  }),
  'a late tick brings the chore back to its day': broken({
    settled(series, tapped) {
      const after = settled(series, tapped)
      const isLate = series.chore.slot !== null && tapped.slot < series.chore.slot
      return isLate ? { ...after, chore: { ...after.chore, slot: tapped.slot } } : after
    },
  }),
}

export const mutantsOfTurns: Mutants = {
  'the turn stays with whoever had it': remembering((_, series) => ({ turn: series.chore.turn })),
  'two turns pass with each': remembering(({ chore }) => ({ turn: chore.turn + 1 })),
  'what somebody did is not counted': broken({
    settled: (series, tapped) => ({
      ...settled(series, tapped),
      done: series.seats.map(({ done }) => done),
    }),
  }),
  'each day is shuffled anew': planning((planned, { chore, seats }) => {
    if (chore.turns_order !== 'shuffle') return planned
    const place = Number.parseInt(derivedId(chore.id, planned.slot).slice(0, 4), 16)
    return { ...planned, seat: seats[place % seats.length] ?? null }
  }),
  'rounds are shuffled without a look at the one before': planning((planned, { chore, seats }) => {
    if (chore.turns_order !== 'shuffle') return planned
    const round = String(Math.floor(chore.turn / seats.length))
    const keyOf = ({ id }: Series['seats'][number]) => derivedId(chore.id, round, id)
    const order = seats.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    return { ...planned, seat: order[chore.turn % seats.length] ?? null }
  }),
}

export const mutantsOfSeats: Mutants = {
  'seats come in the order in which they were loaded': broken({
    occurrencesBetween: (series, span) =>
      occurrencesBetween(
        { ...series, seats: series.seats.map((seat, place) => ({ ...seat, place })) },
        span,
      ),
  }),
  'a round is shuffled by people, not by seats': broken({
    occurrencesBetween: (series, span) =>
      occurrencesBetween(series, span).map((planned) => {
        const people = series.seats.map(({ person }) => person)
        return {
          ...planned,
          seat: series.seats.find(({ person }) => person === people.toSorted()[0]) ?? null,
        }
      }),
  }),
  'turns of people whom the viewer does not know are passed over': broken({
    occurrencesBetween: (series, span) =>
      occurrencesBetween(
        { ...series, seats: series.seats.filter(({ person }) => person === series.chore.user_id) },
        span,
      ),
  }),
}
