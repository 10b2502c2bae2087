/**
 * Turns in a rota (C11 to C13). The order depends only on the seats' ids and places, not on people, so that a device
 * that does not know a person derives the same turn.
 */
import { modulo, monthOf, toEpochDay, weekOf } from '#domain/days.ts'
import { derivedNumbers } from '#domain/derived-id.ts'
import type { Chore, Seat } from './chore.ts'
import type { Days } from './day-ranges.ts'
import { inAll, joined, rangeAt, readAway } from './day-ranges.ts'

/** The seat that had the turn, and the place of the person who did it; null if that person has no seat. */
type Settling = { readonly holder: Holder | null; readonly by: number | null }

/** The seats of a chore, in list order. */
export type Rota = {
  readonly chore: Chore
  readonly starts: number
  readonly seats: readonly Seat[]
  readonly away: readonly Days[]
  /** The shuffled rounds that were asked for, because working one out takes a hash of each seat. */
  readonly rounds: Map<number, readonly number[]>
}

/** The state carried from one slot to the next: the running number, and how often each seat did it. */
export type Turns = { readonly turn: number; readonly done: readonly number[] }

/** A seat by its place in the list, and the running number at which it was found. */
export type Holder = { readonly place: number; readonly turn: number }

export function readRota(chore: Chore, seats: readonly Seat[]): Rota {
  const listed = inOrder(seats)
  return {
    chore,
    starts: toEpochDay(chore.starts_on),
    seats: listed,
    away: listed.map(readAway),
    rounds: new Map(),
  }
}

/** The seats in list order; turns and counts refer to these places. */
export function inOrder(seats: readonly Seat[]): readonly Seat[] {
  return seats.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
}

export function turnsOf({ chore, seats }: Rota): Turns {
  return { turn: chore.turn, done: seats.map(({ done }) => done) }
}

/** Whether a seat's person is at home on a day: people who are away are passed over (C13). */
function isHome({ away }: Rota, place: number, day: number): boolean {
  return rangeAt(away[place] ?? [], day) === undefined
}

/** The days on which all seats are away, so that nobody could do it (C13). */
export function daysAllAway({ away }: Rota): Days {
  return inAll(away.map(joined))
}

/** The seat that has the turn of a slot; null without seats, or if all are away (C11, C13). */
export function holderOf(rota: Rota, turns: Turns, day: number): Holder | null {
  const { chore, seats } = rota
  if (seats.length === 0) return null
  if (chore.turns_order === 'least') return leastOf(rota, turns, day)
  const first = turns.turn + periodsSince(rota, day)
  // Two rounds contain everybody at least once, wherever they begin.
  for (let turn = first; turn < first + 2 * seats.length; turn++) {
    const place = placeOf(rota, turn)
    if (isHome(rota, place, day)) return { place, turn: turn - periodsSince(rota, day) }
  }
  return null
}

/** Fewest first; ties in list order, from the seat after the previous one (C11). */
function leastOf(rota: Rota, { turn, done }: Turns, day: number): Holder | null {
  const count = rota.seats.length
  let best: number | null = null
  for (let step = 0; step < count; step++) {
    const place = modulo(turn + step, count)
    if (!isHome(rota, place, day)) continue
    if (best === null || (done[place] ?? 0) < (done[best] ?? 0)) best = place
  }
  return best === null ? null : { place: best, turn: best }
}

/** The number of weeks or months since the start, if turns change with these and not with each slot (C12). */
function periodsSince({ chore, starts }: Rota, day: number): number {
  if (chore.turns_order === 'least' || chore.turns_change === 'each') return 0
  return chore.turns_change === 'week'
    ? weekOf(day) - weekOf(starts)
    : monthOf(day) - monthOf(starts)
}

/** The seat of a running number. */
function placeOf(rota: Rota, turn: number): number {
  const count = rota.seats.length
  const place = modulo(turn, count)
  if (rota.chore.turns_order !== 'shuffle' || count <= 2) return place
  const round = Math.floor(turn / count)
  const order = shuffled(rota, round)
  // The first two are swapped if somebody would have two turns in a row; this never moves the last one (C11).
  const isSwapped = place < 2 && shuffled(rota, round - 1).at(-1) === order[0]
  return order[isSwapped ? 1 - place : place] ?? 0
}

/** The places of a shuffled round: everybody once. */
function shuffled({ chore, seats, rounds }: Rota, round: number): readonly number[] {
  const known = rounds.get(round)
  if (known) return known
  const ids = seats.map(({ id }) => id)
  const keys = derivedNumbers([chore.id, String(round), ids.join(' ')], ids)
  const order = [...keys.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
  rounds.set(round, order)
  return order
}

/** The turns after a slot was settled: they go on from the seat that had the turn, no matter who did it (C11). */
export function afterSettled(rota: Rota, turns: Turns, { holder, by }: Settling): Turns {
  const done = turns.done.map((count, place) => (place === by ? count + 1 : count))
  return { turn: turnAfter(rota, turns, holder), done }
}

/** The turns after a slot was missed: with fewest first, nothing moves (C6, C11). */
export function afterMissed(rota: Rota, turns: Turns, holder: Holder | null): Turns {
  if (rota.chore.turns_order === 'least') return turns
  return { ...turns, turn: turnAfter(rota, turns, holder) }
}

/** The running number of the next turn; if turns change by the week or month, it stays (C12). */
function turnAfter(rota: Rota, turns: Turns, holder: Holder | null): number {
  return holder !== null && movesEach(rota) ? holder.turn + 1 : turns.turn
}

/** The running number of the seat that has the turn now, for when absences before it are forgotten (C15). */
export function turnAt(rota: Rota, { turn }: Turns, holder: Holder | null): number {
  return holder !== null && movesEach(rota) ? holder.turn : turn
}

function movesEach({ chore }: Rota): boolean {
  return chore.turns_order === 'least' || chore.turns_change === 'each'
}

/** The turns after the turn was passed on: the person who passed it on owes nothing (C14). */
export function afterPassed(rota: Rota, turns: Turns, day: number): Turns {
  const holder = holderOf(rota, turns, day)
  if (holder === null) return turns
  if (rota.chore.turns_order !== 'least') return { ...turns, turn: holder.turn + 1 }
  const others = turns.done.filter((_, place) => place !== holder.place && isHome(rota, place, day))
  const owed = Math.min(...others)
  const done = turns.done.map((count, place) =>
    place === holder.place && others.length > 0 ? Math.max(count + 1, owed) : count,
  )
  return { turn: holder.turn + 1, done }
}

/** The running number at which a seat has the turn on a day: for new seats and new rules (C11, C17). */
export function turnFor(rota: Rota, place: number, day: number): number {
  const periods = periodsSince(rota, day)
  // As in holderOf: from the middle of a round it takes two rounds to meet everybody.
  const last = 2 * rota.seats.length
  for (let turn = 0; turn < last; turn++) if (placeOf(rota, turn + periods) === place) return turn
  return place
}
