/**
 * The slots of one chore from the wanted one on, with whose turn each is: read past skips, pauses and absences (C4, C13,
 * C15, C19). Everything is derived, and the same on every device: no row is made because time went by (C1).
 */
import type { Chore, Pause, Seat } from './chore.ts'
import type { Days } from './day-ranges.ts'
import { endOf, isIn, rangeOf, readSkips } from './day-ranges.ts'
import { dayNumber } from './day.ts'
import type { Holder, Rota, Turns } from './rota.ts'
import { afterMissed, afterSettled, areAllAway, holderOf, readRota, turnsOf } from './rota.ts'
import type { ReadRule } from './rule.ts'
import { HORIZON_DAYS, nextDay, readRule } from './rule.ts'

/** A chore with its seats, and the pauses of its owner. */
export type Series = {
  readonly chore: Chore
  readonly seats: readonly Seat[]
  readonly pauses: readonly Pause[]
}

/** A series with its days as numbers. */
export type Timetable = {
  readonly chore: Chore
  readonly rule: ReadRule
  readonly slot: number | null
  readonly skips: ReadonlySet<number>
  readonly paused: Days
  readonly rota: Rota
}

/** The states of an occurrence that nobody settled. */
export type State = 'open' | 'overdue' | 'planned' | 'missed' | 'skipped' | 'paused'

/** One slot as the plan has it. */
export type Planned = {
  readonly slot: number
  /** The day it is due: later than its slot only where a pause holds it back (C19). */
  readonly due: number
  readonly state: State
  readonly holder: Holder | null
  /** The turns before it. */
  readonly turns: Turns
}

/** Kept with its series, which never changes: a screen asks several times for each of hundreds. */
const timetables = new WeakMap<Series, Timetable>()

export function readTimetable(series: Series): Timetable {
  const known = timetables.get(series)
  if (known) return known
  const table = timetableOf(series)
  timetables.set(series, table)
  return table
}

function timetableOf({ chore, seats, pauses }: Series): Timetable {
  const own = chore.paused_from === null ? [] : [rangeOf(chore.paused_from, chore.paused_until)]
  const house = pauses.filter(({ kind }) => kind === 'chores')
  return {
    chore,
    rule: readRule(chore),
    slot: chore.slot === null ? null : dayNumber(chore.slot),
    skips: readSkips(chore.skips),
    paused: [...own, ...house.map(({ from_on, until_on }) => rangeOf(from_on, until_on))],
    rota: readRota(chore, seats),
  }
}

/** Whether the chore rests on a day: paused by itself, with its house, or because all who take turns are away. */
export function isPaused({ paused, rota }: Timetable, day: number): boolean {
  return isIn(paused, day) || areAllAway(rota, day)
}

/** The last paused day from a paused one on; Infinity until further notice. */
export function pausedUntil(table: Timetable, day: number): number {
  let end = day
  while (isPaused(table, end)) {
    const until = endOf(table.paused, end) ?? lastAllAway(table.rota, end)
    if (until === Infinity) return Infinity
    end = until + 1
  }
  return end - 1
}

function lastAllAway({ away }: Rota, day: number): number {
  return Math.min(...away.map((ranges) => endOf(ranges, day) ?? day))
}

/** The first day on or after another that the rule wants and that is neither skipped nor paused. */
export function nextPlanned(table: Timetable, from: number): number | null {
  const last = Math.max(from, table.rule.starts) + HORIZON_DAYS
  let day = nextDay(table.rule, from)
  while (day !== null && day <= last) {
    if (isPaused(table, day)) {
      const until = pausedUntil(table, day)
      day = until > last ? null : nextDay(table.rule, until + 1)
    } else if (table.skips.has(day)) day = nextDay(table.rule, day + 1)
    else return day
  }
  return null
}

/** The slots from the wanted one on, as they stand today: missed ones, the one whose turn has come, and the plan. */
export function* slotsFrom(table: Timetable, today: number): Generator<Planned> {
  if (table.slot === null) return
  if (table.rule.repeats === 'after_done') return yield* theOneWanted(table, table.slot, today)
  let turns = turnsOf(table.rota)
  let slot = nextPlanned(table, table.slot)
  while (slot !== null) {
    const following = nextPlanned(table, followingFrom(table, slot, today))
    const isMissed = following !== null && following <= today
    const holder = holderOf(table.rota, turns, slot)
    const state = isMissed ? 'missed' : stateOn(table, slot, today)
    yield { slot, due: slot, state, holder, turns }
    turns = isMissed
      ? afterMissed(table.rota, turns, holder)
      : afterSettled(table.rota, turns, { holder, by: holder && holder.place })
    slot = following
  }
}

/** One that waits covers what falls due meanwhile (C6). */
function followingFrom({ chore }: Timetable, slot: number, today: number): number {
  return (chore.if_missed === 'waits' ? Math.max(slot, today) : slot) + 1
}

/** After one is done the next is known, and no other; in a pause it stays, and is due when the pause ends (C7, C19). */
function* theOneWanted(table: Timetable, slot: number, today: number): Generator<Planned> {
  const due = isPaused(table, slot) ? pausedUntil(table, slot) + 1 : slot
  if (due === Infinity) return
  const turns = turnsOf(table.rota)
  const holder = holderOf(table.rota, turns, due)
  yield { slot, due, state: stateOn(table, due, today), holder, turns }
}

function stateOn(table: Timetable, due: number, today: number): State {
  if (due > today) return 'planned'
  if (due === today) return 'open'
  return isPaused(table, today) ? 'paused' : 'overdue'
}
