/** What completing, skipping and passing on do to a chore and its turns: pure, on the fields it remembers (C3, C8). */
import type { Chore } from './chore.ts'
import { dayNumber, dayText } from './day.ts'
import type { Turns } from './rota.ts'
import { afterMissed, afterPassed, afterSettled, holderOf, turnsOf } from './rota.ts'
import type { ReadRule } from './rule.ts'
import { isDayOf, nextAnyDay, nextDay, previousDay, readRule } from './rule.ts'
import type { Planned, Series, Timetable } from './timetable.ts'
import { isPaused, nextPlanned, readTimetable, slotsFrom } from './timetable.ts'

/** How many days after its slot one that is not open any more can still be completed (C7). */
const LATE_DAYS = 2

/** Whether an occurrence can be completed, and why not. */
export type Standing = 'may' | 'not_open' | 'too_late' | 'gone'

/** A slot, and the day of the tap; both yyyy-MM-dd in the chore's zone. */
export type Tapped = { readonly slot: string; readonly today: string }

/** Whether a slot can be completed on a day: early, late, or while it stands skipped (C7). */
export function standingOf(series: Series, { slot, today }: Tapped): Standing {
  const table = readTimetable(series)
  const [wanted, now] = [dayNumber(slot), dayNumber(today)]
  if (table.rule.repeats === 'after_done') return standingAfterDone(table, wanted)
  if (!isDayOf(table.rule, wanted)) return 'gone'
  if (isEarly(table, wanted, now)) return 'not_open'
  if (isSkippedStill(table, wanted)) return 'may'
  const open = openOf(table, now)
  if (open === null || wanted < open.slot) return now <= wanted + LATE_DAYS ? 'may' : 'too_late'
  return wanted > open.slot && table.chore.if_missed === 'waits' ? 'not_open' : 'may'
}

/** After one is done only the wanted one can be, at any time (C7). */
function standingAfterDone({ slot }: Timetable, wanted: number): Standing {
  if (slot === wanted) return 'may'
  return slot !== null && wanted > slot ? 'gone' : 'too_late'
}

/** A skipped day can be done as long as nothing later is settled (C7). */
function isSkippedStill({ skips, chore }: Timetable, slot: number): boolean {
  return skips.has(slot) && (chore.last_slot === null || dayNumber(chore.last_slot) < slot)
}

/** It opens on the day after the slot before it (C7). */
function isEarly(table: Timetable, slot: number, today: number): boolean {
  let before = previousDay(table.rule, slot)
  while (before !== null && before >= today && (table.skips.has(before) || isPaused(table, before)))
    before = previousDay(table.rule, before)
  return before !== null && today <= before
}

function openOf(table: Timetable, today: number): Planned | null {
  for (const planned of slotsFrom(table, today)) if (planned.state !== 'missed') return planned
  return null
}

type Memory = Pick<Chore, 'slot' | 'last_slot' | 'turn' | 'run' | 'best_run' | 'skips'>
/** What the chore remembers afterwards, and how many each seat did, in the order of their places. */
export type Settled = { readonly chore: Memory; readonly done: readonly number[] }

export type Settling = Tapped & {
  /** Who did it. */
  readonly by: string
  /** The day it was moved to, if it was (C16). */
  readonly due_on?: string | null
}

/** The chore after a slot was settled (C8). A late arrival, whose slot the chore is past, only counts for its doer. */
export function settled(series: Series, { slot, today, by, due_on }: Settling): Settled {
  const table = readTimetable(series)
  const { chore, rota } = table
  const [wanted, now] = [dayNumber(slot), dayNumber(today)]
  const place = rota.seats.findIndex(({ person }) => person === by)
  const doer = place < 0 ? null : place
  const skips = withoutSkip(chore.skips, slot)
  if (table.slot === null || wanted < table.slot)
    return {
      chore: { ...memoryOf(chore), skips },
      done: afterSettled(rota, turnsOf(rota), { holder: null, by: doer }).done,
    }
  const found = momentsUntil(table, wanted, now)
  const turns = afterSettled(rota, found.turns, { holder: found.holder, by: doer })
  const isLate = chore.if_missed === 'waits' && now > dayNumber(due_on ?? dayText(found.due))
  const run = isLate ? 0 : (found.missed > 0 ? 0 : chore.run) + 1
  const next = nextAfter(table, { slot: wanted, today: now, turns })
  return {
    chore: {
      slot: next.slot === null ? null : dayText(next.slot),
      last_slot: slot,
      turn: next.turns.turn,
      run: next.missed > 0 ? 0 : run,
      best_run: Math.max(chore.best_run, run),
      skips,
    },
    done: next.turns.done,
  }
}

/** How the plan stands at a slot: whose turn it is, and how many before it were missed. */
function momentsUntil(table: Timetable, wanted: number, today: number) {
  let missed = 0
  let turns = turnsOf(table.rota)
  for (const planned of slotsFrom(table, today)) {
    if (planned.slot === wanted) return { ...planned, missed }
    if (planned.slot > wanted || planned.state !== 'missed') break
    missed += 1
    turns = afterMissed(table.rota, planned.turns, planned.holder)
  }
  // One that was skipped or paused has its place between the others.
  return { due: wanted, holder: holderOf(table.rota, turns, wanted), turns, missed }
}

type From = { readonly slot: number; readonly today: number; readonly turns: Turns }
type Next = { readonly slot: number | null; readonly turns: Turns; readonly missed: number }

/** The day wanted next. One that waits covers what fell due meanwhile; one that moves on leaves the latest open (C5, C8). */
function nextAfter(table: Timetable, { slot, today, turns }: From): Next {
  const { rule, chore } = table
  if (rule.repeats === 'after_done')
    return { slot: dayAfterDone(rule, slot, today), turns, missed: 0 }
  if (chore.if_missed === 'waits')
    return { slot: nextDay(rule, Math.max(slot, today) + 1), turns, missed: 0 }
  return skipMissed(table, { slot, today, turns })
}

function skipMissed(table: Timetable, { slot, today, turns }: From): Next {
  let missed = 0
  let open = nextPlanned(table, slot + 1)
  if (open === null || open > today) return { slot: nextDay(table.rule, slot + 1), turns, missed }
  let later = nextPlanned(table, open + 1)
  let now = turns
  while (later !== null && later <= today) {
    now = afterMissed(table.rota, now, holderOf(table.rota, now, open))
    missed += 1
    open = later
    later = nextPlanned(table, open + 1)
  }
  return { slot: open, turns: now, missed }
}

/** So many days after it was done, always later than the slot before, in a month that counts (C4). */
function dayAfterDone(rule: ReadRule, slot: number, today: number): number | null {
  const due = Math.max(today + rule.every, slot + 1)
  if (due > rule.ends) return null
  return nextAnyDay(rule, due)
}

/** The chore after a slot was skipped: the day leaves the plan, the turn stays (C15). */
export function skipped(series: Series, { slot, today }: Tapped): Memory {
  const table = readTimetable(series)
  const [wanted, now] = [dayNumber(slot), dayNumber(today)]
  const { chore } = table
  const skips = withSkip(chore.skips, slot)
  const open = openOf(table, now)
  if (open?.slot !== wanted) return { ...memoryOf(chore), skips }
  const next = nextAfter(
    { ...table, skips: new Set([...table.skips, wanted]) },
    { slot: wanted, today: now, turns: open.turns },
  )
  return {
    ...memoryOf(chore),
    slot: next.slot === null ? null : dayText(next.slot),
    turn: next.turns.turn,
    skips,
  }
}

/** The chore after a skip was taken back: it is wanted again, unless something later is settled or the rule is another (C9). */
export function unskipped({ chore }: Series, slot: string): Memory {
  const memory = { ...memoryOf(chore), skips: withoutSkip(chore.skips, slot) }
  const isPast = chore.last_slot !== null && chore.last_slot >= slot
  const isAhead = chore.slot !== null && chore.slot <= slot
  return isPast || isAhead || !isWanted(readRule(chore), dayNumber(slot))
    ? memory
    : { ...memory, slot }
}

/** Whether a rule may want a day: after one is done, any from its first on in a month that counts (C4). */
function isWanted(rule: ReadRule, day: number): boolean {
  const any = { ...rule, repeats: 'daily', every: 1 } as const
  return isDayOf(rule.repeats === 'after_done' ? any : rule, day)
}

export type Counted = {
  readonly run: number
  readonly last_slot: string | null
  /** The slots that were settled since. */
  readonly done: ReadonlySet<string>
}

/** How many were settled in a row up to the last one, from a run that is known: a slot that was not breaks it. */
export function runThrough(series: Series, { run, last_slot, done }: Counted): number {
  const table = readTimetable(series)
  const last = dayNumber(table.chore.last_slot ?? '')
  const from = last_slot === null ? table.rule.starts : dayNumber(last_slot) + 1
  let count = run
  let slot = nextPlanned(table, from)
  while (slot !== null && slot <= last) {
    count = done.has(dayText(slot)) ? count + 1 : 0
    slot = nextPlanned(table, slot + 1)
  }
  return count
}

/** Whether days of it were missed since one was settled: that ends its run, though time writes nothing (C6, C8). */
export function hasMissedSome(series: Series, today: string): boolean {
  return hasMissed(readTimetable(series), dayNumber(today))
}

function hasMissed(table: Timetable, today: number): boolean {
  return slotsFrom(table, today).next().value?.state === 'missed'
}

/**
 * The chore moved on to what is open: what lies before can then be forgotten, and nobody's turn shifts (C15). Days that
 * are only skipped or paused stay ahead of it.
 */
export function broughtForward(series: Series, today: string): Memory {
  const table = readTimetable(series)
  const now = dayNumber(today)
  const memory = memoryOf(series.chore)
  const open = openOf(table, now)
  if (open === null || table.rule.repeats === 'after_done') return memory
  const slot = open.slot <= now ? open.slot : nextDay(table.rule, Math.max(table.slot ?? now, now))
  return {
    ...memory,
    slot: slot === null ? null : dayText(slot),
    turn: open.holder?.turn ?? open.turns.turn,
    run: hasMissed(table, now) ? 0 : memory.run,
  }
}

/** The turns after the open occurrence was passed on (C14). */
export function passed(series: Series, today: string): Turns {
  const table = readTimetable(series)
  const open = openOf(table, dayNumber(today))
  return open === null ? turnsOf(table.rota) : afterPassed(table.rota, open.turns, open.due)
}

/** The days between which an occurrence can be moved: after today's plan nothing may meet the next one (C16). */
export function moveBounds(
  series: Series,
  { slot, today }: Tapped,
): { from: string; until: string } {
  const table = readTimetable(series)
  const [wanted, now] = [dayNumber(slot), dayNumber(today)]
  const next = nextPlanned(table, Math.max(wanted, now) + 1)
  const isLast = table.rule.repeats === 'after_done' || next === null
  return { from: today, until: dayText(isLast ? Math.max(wanted, now) + MOVE_DAYS : next - 1) }
}

/** How far one can be moved that nothing follows (C16). */
const MOVE_DAYS = 60

function memoryOf({ slot, last_slot, turn, run, best_run, skips }: Chore): Memory {
  return { slot, last_slot, turn, run, best_run, skips }
}

function withSkip(skips: string, slot: string): string {
  return [...new Set([...skips.split(','), slot])].filter(Boolean).toSorted().join(',')
}

function withoutSkip(skips: string, slot: string): string {
  return skips
    .split(',')
    .filter((each) => each !== slot)
    .join(',')
}
