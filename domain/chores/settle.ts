/** Completing, skipping and passing on, for a chore and its turns: pure, on the fields it remembers (C3, C8). */
import { itemsOf, joinItems } from '#domain/column.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Chore } from './chore.ts'
import type { Holder, Turns } from './rota.ts'
import { afterPassed, afterSettled, holderOf, turnAt, turnsOf } from './rota.ts'
import { mayWant, nextAnyDay, nextDay, readRule } from './rule.ts'
import { openDay, openSlot, slotsFrom, turnsAfterMissed } from './slots.ts'
import type { Series, Timetable } from './timetable.ts'
import { isWanted, nextPlanned, previousPlanned, readTimetable } from './timetable.ts'

/** For this many days after its slot, an occurrence that is no longer open can still be completed (C7). */
const LATE_DAYS = 2

/** Whether an occurrence can be completed, and why not. */
export type Eligibility = 'may' | 'not_open' | 'too_late' | 'gone'

/** A slot, and the day of the tap; both yyyy-MM-dd in the chore's zone. */
export type Tapped = { readonly slot: string; readonly today: string }

/** Whether a slot can be completed on a day: early, late, or while it is skipped (C7). */
export function eligibilityOf(series: Series, { slot, today }: Tapped): Eligibility {
  const table = readTimetable(series)
  const [wanted, now] = [toEpochDay(slot), toEpochDay(today)]
  if (table.rule.repeats === 'after_done') return eligibilityAfterDone(table, slot)
  if (!isWanted(table, wanted)) return 'gone'
  // It opens on the day after the slot before it.
  const before = previousPlanned(table, wanted)
  if (before !== null && now <= before) return 'not_open'
  if (isSkippedStill(table.chore, slot)) return 'may'
  const open = openDay(table, now)
  if (open === null || wanted < open) return now <= wanted + LATE_DAYS ? 'may' : 'too_late'
  return wanted > open && table.chore.if_missed === 'waits' ? 'not_open' : 'may'
}

/** With `after_done` only the wanted slot can be completed, at any time, or one that is skipped (C7). */
function eligibilityAfterDone({ chore }: Timetable, slot: string): Eligibility {
  if (slot === chore.slot || isSkippedStill(chore, slot)) return 'may'
  return chore.slot !== null && slot > chore.slot ? 'gone' : 'too_late'
}

/** A skipped day can be done as long as nothing later is settled (C7). */
function isSkippedStill({ skips, last_slot }: Chore, slot: string): boolean {
  return itemsOf(skips).includes(slot) && (last_slot === null || last_slot < slot)
}

type Memory = Pick<Chore, 'slot' | 'last_slot' | 'turn' | 'run' | 'best_run' | 'skips'>
/** The chore's memory afterwards, and how often each seat did it, in the order of the seats. */
export type Settled = { readonly chore: Memory; readonly done: readonly number[] }

export type Settling = Tapped & {
  /** The person who did it. */
  readonly by: string
  /** The day it was moved to, if it was moved (C16). */
  readonly due_on?: string | null
}

/**
 * The chore as a completion finds it: a skip of that day is taken back, because done beats skipped (C10). If nothing
 * later is settled, the turn continues from that day (C9).
 */
export function withoutItsSkip(series: Series, slot: string): Series {
  const { chore } = series
  if (!itemsOf(chore.skips).includes(slot)) return series
  return { ...series, chore: { ...chore, ...unskipped(series, slot) } }
}

/** The chore after a slot was settled (C8). A slot that the chore has passed only counts for the person who did it. */
export function settled(given: Series, { slot, today, by, due_on }: Settling): Settled {
  const table = readTimetable(withoutItsSkip(given, slot))
  const { chore, rota } = table
  const [wanted, now] = [toEpochDay(slot), toEpochDay(today)]
  const place = rota.seats.findIndex(({ person }) => person === by)
  const doer = place < 0 ? null : place
  if (table.slot === null || wanted < table.slot)
    return {
      chore: memoryOf(chore),
      done: afterSettled(rota, turnsOf(rota), { holder: null, by: doer }).done,
    }
  const found = momentOf(table, wanted, now)
  const turns = afterSettled(rota, found.turns, { holder: found.holder, by: doer })
  const isLate = chore.if_missed === 'waits' && now > toEpochDay(due_on ?? fromEpochDay(found.due))
  const streak = isLate ? 0 : (found.hasMissed ? 0 : chore.run) + 1
  const next = nextAfter(table, { slot: wanted, today: now, turns })
  return {
    chore: {
      slot: next.slot === null ? null : fromEpochDay(next.slot),
      last_slot: slot,
      turn: next.turns.turn,
      run: next.hasMissed ? 0 : streak,
      best_run: Math.max(chore.best_run, streak),
      skips: chore.skips,
    },
    done: next.turns.done,
  }
}

/** The plan at a slot: when it is due, whose turn it is, and whether an earlier one was missed or is still open. */
function momentOf(table: Timetable, wanted: number, today: number) {
  const first = nextPlanned(table, table.slot ?? wanted) ?? wanted
  const hasMissed = first < wanted
  const { value: planned } = slotsFrom(table, today, wanted).next()
  const now = turnsOf(table.rota)
  // The plan counts earlier slots as if they were done.
  const turns = { ...now, turn: planned?.turns.turn ?? now.turn }
  if (planned?.slot === wanted)
    return { due: planned.due, holder: planned.holder, turns, hasMissed }
  // A skipped or paused slot has its place between the others.
  const holder = holderOf(table.rota, planned?.turns ?? now, wanted)
  return { due: wanted, holder, turns, hasMissed }
}

type From = { readonly slot: number; readonly today: number; readonly turns: Turns }
type Next = { readonly slot: number | null; readonly turns: Turns; readonly hasMissed: boolean }

/** The next wanted day. A chore that waits covers what fell due; one that moves on leaves the latest open (C5, C8). */
function nextAfter(table: Timetable, { slot, today, turns }: From): Next {
  const { rule, chore } = table
  if (rule.repeats === 'after_done')
    return { slot: dayAfterDone(table, slot, today), turns, hasMissed: false }
  if (chore.if_missed === 'waits')
    return { slot: nextDay(rule, Math.max(slot, today) + 1), turns, hasMissed: false }
  return skipMissed(table, { slot, today, turns })
}

function skipMissed(table: Timetable, { slot, today, turns }: From): Next {
  const first = nextPlanned(table, slot + 1)
  if (first === null || first > today)
    return { slot: nextDay(table.rule, slot + 1), turns, hasMissed: false }
  const open = previousPlanned(table, today + 1) ?? first
  const after = turnsAfterMissed(table, turns, { from: first, until: open })
  return { slot: open, turns: after, hasMissed: first < open }
}

/** A number of days after it was done, later than the slot before, in a month that counts, not skipped (C4, C10). */
function dayAfterDone(table: Timetable, slot: number, today: number): number | null {
  const { rule, skips } = table
  const due = Math.max(today + rule.every, slot + 1)
  const day = due > rule.ends ? null : nextAnyDay(rule, due)
  return day !== null && skips.has(day) ? dayAfterDone(table, day, today) : day
}

/** The chore after a slot was skipped: the day leaves the plan, and the turn stays (C15). */
export function skipped(series: Series, { slot, today }: Tapped): Memory {
  const table = readTimetable(series)
  const [wanted, now] = [toEpochDay(slot), toEpochDay(today)]
  const { chore } = table
  const skips = withSkip(chore.skips, slot)
  const open = openSlot(table, now)
  if (open?.slot !== wanted) return { ...memoryOf(chore), skips }
  const next = nextAfter(
    { ...table, skips: new Set([...table.skips, wanted]) },
    { slot: wanted, today: now, turns: open.turns },
  )
  return {
    ...memoryOf(chore),
    slot: next.slot === null ? null : fromEpochDay(next.slot),
    turn: next.turns.turn,
    run: hasMissed(table, now) ? 0 : chore.run,
    skips,
  }
}

/** The chore after a skip was taken back: it is wanted again unless a later one is settled or the rule changed (C9). */
export function unskipped({ chore }: Series, slot: string): Memory {
  const memory = { ...memoryOf(chore), skips: withoutSkip(chore.skips, slot) }
  const isPast = chore.last_slot !== null && chore.last_slot >= slot
  const isAhead = chore.slot !== null && chore.slot <= slot
  return isPast || isAhead || !mayWant(readRule(chore), toEpochDay(slot))
    ? memory
    : { ...memory, slot }
}

export type Counted = {
  readonly run: number
  readonly last_slot: string | null
  /** The slots that were settled since then. */
  readonly done: ReadonlySet<string>
  /** The day up to which the streak is counted. */
  readonly through: string
}

/** The streak up to a slot, counted from a known streak: a slot that was not settled breaks it. */
export function streakThrough(series: Series, { run, last_slot, done, through }: Counted): number {
  const table = readTimetable(series)
  const last = toEpochDay(through)
  const from = last_slot === null ? table.rule.starts : toEpochDay(last_slot) + 1
  let count = 0
  for (
    let slot = previousPlanned(table, last + 1);
    slot !== null && slot >= from;
    slot = previousPlanned(table, slot)
  ) {
    if (!done.has(fromEpochDay(slot))) return count
    count += 1
  }
  return run + count
}

/** Whether days of it were missed since one was settled: that ends its streak, though time writes nothing (C6, C8). */
export function hasMissedSome(series: Series, today: string): boolean {
  return hasMissed(readTimetable(series), toEpochDay(today))
}

function hasMissed(table: Timetable, today: number): boolean {
  const first = table.slot === null ? null : nextPlanned(table, table.slot)
  return table.rule.repeats !== 'after_done' && first !== openDay(table, today)
}

/**
 * The chore moved on to the open slot, so that everything before can be forgotten and nobody's turn shifts (C15). Days
 * that are only skipped or paused stay ahead of it.
 */
export function broughtForward(series: Series, today: string): Memory {
  const table = readTimetable(series)
  const now = toEpochDay(today)
  const memory = memoryOf(series.chore)
  const open = openSlot(table, now)
  if (open === null || table.rule.repeats === 'after_done') return memory
  const slot = open.slot <= now ? open.slot : nextDay(table.rule, Math.max(table.slot ?? now, now))
  return {
    ...memory,
    slot: slot === null ? null : fromEpochDay(slot),
    turn: turnAt(table.rota, open.turns, open.holder),
    run: hasMissed(table, now) ? 0 : memory.run,
  }
}

/**
 * The chore after the open turn was passed on; slots missed before are forgotten (C14). Nobody passes it on to
 * themselves, whether they have the turn or were given it by hand: null if nobody else is at home.
 */
export function passed(series: Series, today: string, givenTo: string | null): Settled | null {
  const chore = { ...series.chore, ...broughtForward(series, today) }
  const table = readTimetable({ ...series, chore })
  const { rota } = table
  const open = openSlot(table, toEpochDay(today))
  if (open === null || rota.seats.length < 2) return null
  const isBack = (next: Holder) =>
    givenTo === null
      ? next.place === open.holder?.place
      : rota.seats[next.place]?.person === givenTo
  let { turns } = open
  // As in holderOf: two rounds meet everybody.
  for (let step = 0; step < 2 * rota.seats.length; step++) {
    turns = afterPassed(rota, turns, open.due)
    const next = holderOf(rota, turns, open.due)
    if (next !== null && !isBack(next))
      return { chore: { ...memoryOf(chore), turn: turns.turn }, done: turns.done }
  }
  return null
}

/** The days between which an occurrence can be moved: after today's plan nothing may meet the next one (C16). */
export function moveBounds(
  series: Series,
  { slot, today }: Tapped,
): { from: string; until: string } {
  const table = readTimetable(series)
  const [wanted, now] = [toEpochDay(slot), toEpochDay(today)]
  const next = nextPlanned(table, Math.max(wanted, now) + 1)
  const isLast = table.rule.repeats === 'after_done' || next === null
  return { from: today, until: fromEpochDay(isLast ? Math.max(wanted, now) + MOVE_DAYS : next - 1) }
}

/** How far an occurrence can be moved if nothing follows it (C16). */
const MOVE_DAYS = 60

function memoryOf({ slot, last_slot, turn, run, best_run, skips }: Chore): Memory {
  return { slot, last_slot, turn, run, best_run, skips }
}

function withSkip(skips: string, slot: string): string {
  return joinItems([...new Set([...itemsOf(skips), slot])].toSorted())
}

function withoutSkip(skips: string, slot: string): string {
  return joinItems(itemsOf(skips).filter((each) => each !== slot))
}
