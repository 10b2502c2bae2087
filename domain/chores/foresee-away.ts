/** What would come of a person's absence: whose turns theirs become, and what waits for them (C13, C19). */
import { localDay } from '#domain/calendar.ts'
import { yearsAfter } from './chore-fields.ts'
import { dayNumber, dayText } from './day.ts'
import { occurrencesBetween, openOccurrence } from './schedule.ts'
import type { Series } from './timetable.ts'

export type Absence = {
  readonly person: string
  readonly from_on: string
  readonly until_on: string
}

export type AwayEffect = {
  /** How many turns of theirs go to others, and to whom. */
  readonly turns: number
  readonly to: readonly string[]
  /** What nobody else has a place for, with the day on which it is due again. */
  readonly waiting: readonly { readonly name: string; readonly due_on: string }[]
}

/** `at` is an ISO time in UTC. */
export function effectOfAway(all: readonly Series[], absence: Absence, at: string): AwayEffect {
  const to = new Set<string>()
  const waiting: { name: string; due_on: string }[] = []
  let turns = 0
  for (const series of all) {
    const today = localDay(at, series.chore.time_zone)
    const after = withAbsence(series, absence)
    const span = { ...spanOf(absence, today), today }
    const own = occurrencesBetween(series, span).filter(isOf(absence.person))
    const passing = occurrencesBetween(after, span).filter(({ seat }) => seat !== null)
    for (const { slot } of own) {
      const seat = passing.find((each) => each.slot === slot)?.seat
      if (!seat) continue
      turns += 1
      to.add(seat.person)
    }
    const isAlone = series.seats.every(({ person }) => person === absence.person)
    if (own.length > 0 && isAlone)
      waiting.push({ name: series.chore.name, due_on: nextOf(after, absence) })
  }
  return { turns, to: [...to], waiting }
}

function isOf(person: string) {
  return ({ seat }: { readonly seat: { readonly person: string } | null }) =>
    seat?.person === person
}

/** Days that are over count no more, nor do those more than a year ahead. */
function spanOf({ from_on, until_on }: Absence, today: string) {
  const last = yearsAfter(today, 1)
  return { from: from_on > today ? from_on : today, to: until_on < last ? until_on : last }
}

function withAbsence(series: Series, { person, from_on, until_on }: Absence): Series {
  const seats = series.seats.map((seat) =>
    seat.person === person
      ? { ...seat, away: [seat.away, `${from_on}..${until_on}`].filter(Boolean).join(',') }
      : seat,
  )
  return { ...series, seats }
}

/** The first day on which it is due once the person is back; what is overdue waits for that day. */
function nextOf(after: Series, { until_on }: Absence): string {
  const back = dayText(dayNumber(until_on) + 1)
  const next = openOccurrence(after, back)?.due_on ?? back
  return next < back ? back : next
}
