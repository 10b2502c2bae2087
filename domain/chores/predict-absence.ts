/** Predicts the effect of a person's absence: who takes over their turns, and which chores wait for them (C13, C19). */
import { localDay } from '#domain/calendar.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { joined, rangeOf } from './day-ranges.ts'
import { daysAllAway } from './rota.ts'
import type { Span } from './schedule.ts'
import { openSlot, slotsFrom } from './slots.ts'
import type { Series, Timetable } from './timetable.ts'
import { readTimetable } from './timetable.ts'

/** For this many days ahead it is predicted who takes over which turns. */
const MAX_DAYS_AHEAD = 31

export type Absence = {
  readonly person: string
  readonly from_on: string
  readonly until_on: string
}

export type AwayEffect = {
  /** How many of their turns go to others, and to whom. */
  readonly turns: number
  readonly to: readonly string[]
  /** Whether the whole absence was considered, or only its first month (C28). */
  readonly isWhole: boolean
  /** The chores in which nobody else has a seat, with the day on which each is due again. */
  readonly waiting: readonly { readonly name: string; readonly due_on: string }[]
}

/** `at` is an ISO time in UTC. */
export function predictAbsence(all: readonly Series[], absence: Absence, at: string): AwayEffect {
  const to = new Set<string>()
  const waiting: { name: string; due_on: string }[] = []
  let turns = 0
  let isWhole = true
  for (const series of all) {
    const today = localDay(at, series.chore.time_zone)
    const table = readTimetable(series)
    const after = withAbsence(table, absence)
    const span = spanOf(absence, today)
    isWhole &&= span.to === absence.until_on
    const before = holdersBetween(table, span)
    const passing = holdersBetween(after, span)
    let own = 0
    for (const [slot, person] of before) {
      if (person !== absence.person) continue
      own += 1
      const next = passing.get(slot)
      if (next === undefined) continue
      turns += 1
      to.add(next)
    }
    const isAlone = series.seats.every(({ person }) => person === absence.person)
    if (own > 0 && isAlone)
      waiting.push({ name: series.chore.name, due_on: nextOf(after, absence) })
  }
  return { turns, to: [...to], isWhole, waiting }
}

/** The people whose turn it is on the slots due between two days; slots that are nobody's turn are left out. */
function holdersBetween(table: Timetable, { from, to, today }: Span): ReadonlyMap<number, string> {
  const [first, last] = [toEpochDay(from), toEpochDay(to)]
  const holders = new Map<number, string>()
  for (const { slot, due, holder } of slotsFrom(table, toEpochDay(today), first)) {
    if (due > last) break
    const seat = holder && table.rota.seats[holder.place]
    if (due >= first && seat) holders.set(slot, seat.person)
  }
  return holders
}

/** Days that are over no longer count, nor do days more than a month ahead. */
function spanOf({ from_on, until_on }: Absence, today: string): Span {
  const last = addDays(today, MAX_DAYS_AHEAD)
  return { from: from_on > today ? from_on : today, to: until_on < last ? until_on : last, today }
}

/** The timetable with the absence: same rule and same shuffled rounds, as neither depends on who is away. */
function withAbsence(table: Timetable, { person, from_on, until_on }: Absence): Timetable {
  const { seats, away } = table.rota
  const days = rangeOf(from_on, until_on)
  const rota = {
    ...table.rota,
    away: away.map((own, place) => (seats[place]?.person === person ? [...own, days] : own)),
  }
  return { ...table, paused: joined([...table.paused, ...daysAllAway(rota)]), rota }
}

/** The first day on which it is due after the person is back; anything overdue waits for that day. */
function nextOf(after: Timetable, { until_on }: Absence): string {
  const back = toEpochDay(until_on) + 1
  return fromEpochDay(Math.max(back, openSlot(after, back)?.due ?? back))
}
