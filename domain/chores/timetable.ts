/** The days of one chore, read past skips, pauses and absences (C4, C13, C15, C19). Their turns are in slots.ts. */
import { itemsOf } from '#domain/column.ts'
import { civilFromDays, daysFromCivil, fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Chore, Pause, Seat } from './chore.ts'
import type { Days } from './day-ranges.ts'
import { joined, rangeAt, rangeOf } from './day-ranges.ts'
import type { Rota } from './rota.ts'
import { daysAllAway, readRota } from './rota.ts'
import type { ReadRule } from './rule.ts'
import { countDays, HORIZON_DAYS, isDayOf, nextDay, previousDay, readRule } from './rule.ts'

/** A chore with its seats and its owner's pauses; screens also have absences of everybody who does it. */
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
  /** The slot that was open when the rule changed: it is no day of the new rule, and wanted nevertheless (C17). */
  readonly kept: number | null
  readonly skips: ReadonlySet<number>
  /** Paused by itself, with all of its owner's chores, or because everybody who takes turns is away. */
  readonly paused: Days
  readonly rota: Rota
}

/** Cached by its series, which never changes: a screen asks several times for each of hundreds. */
const timetables = new WeakMap<Series, Timetable>()

export function readTimetable(series: Series): Timetable {
  const known = timetables.get(series)
  if (known) return known
  const table = timetableOf(series)
  timetables.set(series, table)
  return table
}

/** All chores of an owner share their owner's pauses. */
const pausedDays = new WeakMap<readonly Pause[], Days>()

function pausedDaysOf(pauses: readonly Pause[]): Days {
  const known = pausedDays.get(pauses)
  if (known) return known
  const ofChores = pauses.filter(({ kind }) => kind === 'chores')
  const days = joined(ofChores.map(({ from_on, until_on }) => rangeOf(from_on, until_on)))
  pausedDays.set(pauses, days)
  return days
}

function timetableOf({ chore: stored, seats, pauses }: Series): Timetable {
  const chore = withinBounds(stored)
  const own = chore.paused_from === null ? [] : [rangeOf(chore.paused_from, chore.paused_until)]
  const rule = readRule(chore)
  const slot = chore.slot === null ? null : toEpochDay(chore.slot)
  const rota = readRota(chore, seats)
  return {
    chore,
    rule,
    slot,
    kept: slot !== null && slot < rule.starts ? slot : null,
    skips: new Set(itemsOf(chore.skips).map(toEpochDay)),
    paused: joined([...own, ...pausedDaysOf(pauses), ...daysAllAway(rota)]),
    rota,
  }
}

/**
 * Rows from before starts were bounded, as a device that was away for long may still have, are read as the migration
 * left them: as if they began two years before they were made, which is earlier than any bounded start (C28).
 */
function withinBounds(chore: Chore): Chore {
  const { year, month, date } = civilFromDays(toEpochDay(chore.created_at))
  const earliest = fromEpochDay(daysFromCivil(year - 2, month, date))
  if (!(chore.starts_on < earliest)) return chore
  const slot = chore.slot !== null && chore.slot < earliest ? earliest : chore.slot
  return { ...chore, starts_on: earliest, slot }
}

/** Whether the chore is paused on a day. */
export function isPaused({ paused }: Timetable, day: number): boolean {
  return rangeAt(paused, day) !== undefined
}

/** The last paused day, starting from a paused day; Infinity until further notice. */
export function pausedUntil({ paused }: Timetable, day: number): number {
  return rangeAt(paused, day)?.until ?? day - 1
}

/** Whether a day is wanted: by the rule, or as the slot that was open under the previous one. */
export function isWanted({ rule, kept }: Timetable, day: number): boolean {
  return day === kept || isDayOf(rule, day)
}

/** The first day at or after another that is wanted and neither skipped nor paused. */
export function nextPlanned(table: Timetable, from: number): number | null {
  const last = Math.max(from, table.rule.starts) + HORIZON_DAYS
  let day = nextWanted(table, from)
  while (day !== null && day <= last) {
    if (isPaused(table, day)) {
      const until = pausedUntil(table, day)
      day = until > last ? null : nextWanted(table, until + 1)
    } else if (table.skips.has(day)) day = nextWanted(table, day + 1)
    else return day
  }
  return null
}

function nextWanted({ rule, kept }: Timetable, from: number): number | null {
  return kept !== null && from <= kept ? kept : nextDay(rule, from)
}

/** The last day before another that is wanted and neither skipped nor paused; null if there is none. */
export function previousPlanned(table: Timetable, before: number): number | null {
  let day = previousWanted(table, before)
  while (day !== null) {
    const pause = rangeAt(table.paused, day)
    if (pause) day = previousWanted(table, pause.from)
    else if (table.skips.has(day)) day = previousWanted(table, day)
    else return day
  }
  return null
}

function previousWanted({ rule, kept }: Timetable, before: number): number | null {
  const day = previousDay(rule, before)
  return day === null && kept !== null && kept < before ? kept : day
}

/** How many days from one to another are wanted and neither skipped nor paused: counted, both ends included. */
export function countPlanned(table: Timetable, from: number, until: number): number {
  const { rule, kept, skips, paused } = table
  let count = countDays(rule, from, until)
  if (kept !== null && from <= kept && kept <= until) count += 1
  for (const pause of paused)
    count -= countDays(rule, Math.max(pause.from, from), Math.min(pause.until, until))
  for (const day of skips)
    if (from <= day && day <= until && isWanted(table, day) && !isPaused(table, day)) count -= 1
  return count
}
