/** The effect of a new rule or new seats on a chore: the day from which it counts, and whose turn it is (C11, C17). */
import { addDays, fromEpochDay, modulo, toEpochDay } from '#domain/days.ts'
import type { Chore, Rule, Seat } from './chore.ts'
import { holderOf, inOrder, readRota, turnFor, turnsOf } from './rota.ts'
import type { ReadRule } from './rule.ts'
import { isDayOf, nextAnyDay, nextDay, phaseFrom, readRule } from './rule.ts'
import { openOccurrence } from './schedule.ts'
import type { Series } from './timetable.ts'

/** The chore as it will be, with its new seats. */
export type Change = {
  readonly chore: Chore
  readonly seats: readonly Seat[]
  readonly today: string
}

/**
 * The first day under a new rule: today or, if asked for, a later day, but always after the last settled slot, so that
 * nothing before the change is judged by the rule (C17).
 */
export function startOf({ chore }: Series, asked: string | null, today: string): string {
  const { last_slot } = chore
  const earliest = last_slot === null ? today : later(today, addDays(last_slot, 1))
  return asked === null ? earliest : later(asked, earliest)
}

/**
 * The first day from another on of a week, month or day that counts from the start that the new rule was given, or has
 * already: a chore that still comes every two weeks comes in the same ones, and one that is to come once a year from a
 * day that is over comes in its month (C4, C17). The day itself if the rhythm is another.
 */
export function inPhase(before: Rule, next: Rule, from: string): string {
  const isSame = next.repeats === before.repeats && next.every === before.every
  return isSame ? fromEpochDay(phaseFrom(readRule(next), toEpochDay(from))) : from
}

/** The first wanted day under a rule; null if it never comes due. */
export function firstSlot(chore: Chore): string | null {
  const rule = readRule(chore)
  const first = nextDay(rule, rule.starts)
  return first === null ? null : fromEpochDay(first)
}

/**
 * The first wanted day under a changed rule. An overdue day stays wanted until it is done or the next one comes (C17).
 * A rule that counts from when it was done keeps counting from then, unless it is to begin on a later day (C4).
 */
export function slotUnder(before: Series, next: Chore, today: string): string | null {
  const open = openOccurrence(before, today)
  const since = countedSince(before.chore)
  const isToBegin = next.starts_on > startOf(before, null, today)
  const isCounted = next.repeats === 'after_done' && since !== null && !isToBegin
  const slot = isCounted ? slotAfter(readRule(next), since) : firstSlot(next)
  const stays = !isCounted || (slot !== null && slot <= today)
  return open !== null && open.slot < today && stays ? open.slot : slot
}

function slotAfter(rule: ReadRule, since: number): string | null {
  const day = nextAnyDay(rule, Math.max(since + rule.every, rule.starts))
  return day === null ? null : fromEpochDay(day)
}

/** The day on which it was last done or skipped, if its rule counts from that; null before, and for any other rule. */
function countedSince(chore: Chore): number | null {
  const { repeats, slot, every } = chore
  if (repeats !== 'after_done' || slot === null || slot === firstSlot(chore)) return null
  return toEpochDay(slot) - every
}

/** Whether a rule wants a day that already has a row (C17). */
export function wantsRow(chore: Chore, slot: string): boolean {
  if (chore.repeats === 'after_done' || slot === chore.slot) return slot === chore.slot
  return isDayOf(readRule(chore), toEpochDay(slot))
}

/** The running number with which the turn stays with its person, or passes to the next still there (C11, C17, C20). */
export function turnKept(before: Series, { chore, seats, today }: Change): number {
  // Weekly and monthly turns go by the day on which the occurrence is due: skipped and paused days are nobody's turn.
  const due = openOccurrence({ ...before, chore, seats }, today)?.due_on ?? chore.slot ?? today
  const rota = readRota(chore, seats)
  const holder = holderIdOf(before, today)
  const old = inOrder(before.seats)
  const from = old.findIndex(({ id }) => id === holder)
  for (let step = 0; step < old.length && from >= 0; step++) {
    const { id } = old[modulo(from + step, old.length)] ?? { id: '' }
    const place = rota.seats.findIndex((seat) => seat.id === id)
    if (place >= 0) return turnFor(rota, place, toEpochDay(due))
  }
  return turnFor(rota, 0, toEpochDay(due))
}

function holderIdOf(series: Series, today: string): string | null {
  const open = openOccurrence(series, today)
  if (open?.seat) return open.seat.id
  const rota = readRota(series.chore, series.seats)
  const holder = holderOf(rota, turnsOf(rota), toEpochDay(today))
  return (holder && rota.seats[holder.place]?.id) ?? null
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
