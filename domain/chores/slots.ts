/**
 * The slots of one chore from the wanted one on, each with the seat that has the turn. Everything is derived, the same
 * on every device: no row is written because time passes (C1). The cost does not grow with the age of a chore (C28).
 */
import type { Holder, Turns } from './rota.ts'
import { afterMissed, afterSettled, holderOf, turnsOf } from './rota.ts'
import type { Timetable } from './timetable.ts'
import { countPlanned, isPaused, nextPlanned, pausedUntil, previousPlanned } from './timetable.ts'

/** The states of an occurrence that nobody settled. */
export type State = 'open' | 'overdue' | 'planned' | 'missed' | 'skipped' | 'paused'

/** One slot as the plan has it. */
export type Planned = {
  readonly slot: number
  /** The day it is due: later than its slot only if a pause holds it back (C19). */
  readonly due: number
  readonly state: State
  readonly holder: Holder | null
  /** The turns before this slot. */
  readonly turns: Turns
}

/**
 * The number of turns checked one by one, because people who are away on a day are passed over (C13). Later turns count
 * as if everybody were at home.
 */
const TURNS_LOOKED_AT = 28

/** A slot while walking the plan, the turns before it, and how many turns are still to be checked one by one. */
type Place = { readonly slot: number; readonly turns: Turns; readonly left: number }

type Going = { readonly as: 'missed' | 'settled' }

/** The slots as seen today, from a day on: missed ones, the open one, and the plan. */
export function* slotsFrom(table: Timetable, today: number, from = -Infinity): Generator<Planned> {
  if (table.slot === null) return
  if (table.rule.repeats === 'after_done') return yield* theOneWanted(table, table.slot, today)
  const open = openDay(table, today)
  const first = nextPlanned(table, table.slot)
  if (open === null || first === null) return
  const wanted = { slot: first, turns: turnsOf(table.rota), left: TURNS_LOOKED_AT }
  let place = placeAt(table, wanted, { from: Math.min(from, open), as: 'missed' })
  for (; place.slot < open; place = placeAfter(table, place, { as: 'missed' }) ?? place)
    yield plannedAt(table, place, 'missed')
  if (open >= from) yield plannedAt(table, place, stateOn(table, open, today))
  const now = { ...place, left: TURNS_LOOKED_AT }
  const next = placeAfter(table, now, { as: 'settled', from: followingFrom(table, open, today) })
  let ahead = next && placeAt(table, next, { from, as: 'settled' })
  for (; ahead !== null; ahead = placeAfter(table, ahead, { as: 'settled' }))
    yield plannedAt(table, ahead, stateOn(table, ahead.slot, today))
}

/** The slot that is open or comes next; null if none is due any more (C5). */
export function openSlot(table: Timetable, today: number): Planned | null {
  for (const planned of slotsFrom(table, today, openDay(table, today) ?? Infinity)) return planned
  return null
}

/** Its day. If a chore moves on, this is the latest day that has come, found from the end (C6). */
export function openDay(table: Timetable, today: number): number | null {
  if (table.slot === null || table.rule.repeats === 'after_done') return table.slot
  const first = nextPlanned(table, table.slot)
  if (first === null || table.chore.if_missed === 'waits') return first
  return Math.max(first, previousPlanned(table, today + 1) ?? first)
}

/** The turns after the slots from one to before another were missed: rounds are calculated, not walked (C6, C11). */
export function turnsAfterMissed(
  table: Timetable,
  turns: Turns,
  { from, until }: { readonly from: number; readonly until: number },
): Turns {
  const place = { slot: from, turns, left: TURNS_LOOKED_AT }
  return placeAt(table, place, { from: until, as: 'missed' }).turns
}

/** The place of the first slot at or after a day, from an earlier one on; if none follows, of the last before it. */
function placeAt(
  table: Timetable,
  start: Place,
  { from, as }: Going & { readonly from: number },
): Place {
  let place = start
  while (place.slot < from && place.left > 0) {
    const next = placeAfter(table, place, { as })
    if (next === null) return place
    place = next
  }
  const slot = place.slot < from ? nextPlanned(table, from) : null
  if (slot === null) return place
  const many = movesWith(table, as) ? countPlanned(table, place.slot, slot - 1) : 0
  return { slot, turns: turnsAfter(table, place.turns, many), left: 0 }
}

/** The turns after this many slots, as if everybody were at home. */
function turnsAfter({ rota }: Timetable, turns: Turns, many: number): Turns {
  if (rota.chore.turns_order !== 'least') return { ...turns, turn: turns.turn + many }
  const home = { ...rota, away: [] }
  const most = Math.max(...turns.done)
  const behind = turns.done.reduce((sum, done) => sum + most - done, 0)
  // From then on all have done it equally often after each round, which changes nothing about the rounds after it.
  const walked = Math.min(many, behind + (Math.max(0, many - behind) % turns.done.length))
  let after = turns
  for (let count = 0; count < walked; count++) {
    const holder = holderOf(home, after, 0)
    after = afterSettled(home, after, { holder, by: holder && holder.place })
  }
  return after
}

/** The next place, after the slot is missed or settled as planned. */
function placeAfter(
  table: Timetable,
  { slot, turns, left }: Place,
  { as, from = slot + 1 }: Going & { readonly from?: number },
): Place | null {
  const next = nextPlanned(table, from)
  if (next === null) return null
  if (!movesWith(table, as)) return { slot: next, turns, left: 0 }
  if (left <= 0) return { slot: next, turns: turnsAfter(table, turns, 1), left: 0 }
  const { rota } = table
  const holder = holderOf(rota, turns, slot)
  const after =
    as === 'missed'
      ? afterMissed(rota, turns, holder)
      : afterSettled(rota, turns, { holder, by: holder && holder.place })
  return { slot: next, turns: after, left: left - Math.max(1, after.turn - turns.turn) }
}

/** Whether the turn moves on with each slot (C6, C11, C12). */
function movesWith({ rota }: Timetable, as: Going['as']): boolean {
  const { turns_order, turns_change } = rota.chore
  if (rota.seats.length === 0) return false
  return turns_order === 'least' ? as === 'settled' : turns_change === 'each'
}

function plannedAt(table: Timetable, { slot, turns }: Place, state: State): Planned {
  return { slot, due: slot, state, holder: holderOf(table.rota, turns, slot), turns }
}

/** A chore that waits covers everything that falls due meanwhile (C6). */
function followingFrom({ chore }: Timetable, slot: number, today: number): number {
  return (chore.if_missed === 'waits' ? Math.max(slot, today) : slot) + 1
}

/** With `after_done` only the next slot is known; during a pause it stays, and is due when the pause ends (C7, C19). */
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
