/** Makes a chore from typed fields: its first day, its seats and the first turn. */
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { toEpochDay } from '#domain/days.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import type { Tx } from '#domain/tx.ts'
import { firstSlot } from './change-rule.ts'
import type { NewChore } from './chore-fields.ts'
import { requireNearDays, requireRecentStart, requireWholeRule } from './chore-fields.ts'
import type { Chore } from './chore.ts'
import { choreColumns, MAX_CHORES, usualIfMissed } from './chore.ts'
import { readRota, turnFor } from './rota.ts'
import { todayOf } from './series.ts'
import { seatsFor } from './take-seats.ts'

/** Throws `chore_limit` if the person has as many chores as they may (C22). */
export function requireBelowChoreLimit(tx: Tx, owner: string): void {
  if (tx.select('chores', { user_id: owner }).length < MAX_CHORES) return
  throw refusal('chore_limit', 'all', { limit: MAX_CHORES })
}

/** A new chore; its first slot is the first day of its rule. Throws if there is none (C4). */
export function choreOf(
  input: NewChore & Pick<Chore, 'id'>,
  context: Pick<CommandContext, 'actor' | 'at'>,
): Chore {
  const { if_missed = usualIfMissed(input.repeats) } = input
  const today = todayOf(input, context)
  const starts_on = input.starts_on ?? today
  const { actor, at } = context
  const own = { user_id: actor, rule_by: actor, created_at: at }
  const chore = newRow(choreColumns, { ...input, ...own, starts_on, if_missed })
  requireWholeRule(chore)
  requireRecentStart(starts_on, today)
  requireNearDays(chore, today)
  const slot = firstSlot(chore)
  if (slot === null) throw refusal('invalid_args', 'never_due', { field: 'repeats' })
  return { ...chore, slot }
}

type Begun = Pick<NewChore, 'people' | 'starts_with'> & { readonly chore: Chore }

/** Writes a new chore with its seats, and whose turn comes first (C11). */
export function begin(
  tx: Tx,
  { chore, people, starts_with }: Begun,
  context: CommandContext,
): void {
  const seats = seatsFor(tx, { chore, people }, todayOf(chore, context))
  const place = Math.max(0, people.indexOf(starts_with ?? people[0] ?? ''))
  const turn = turnFor(readRota(chore, seats), place, toEpochDay(chore.slot ?? chore.starts_on))
  tx.put('chores', inRoom(tx, { ...chore, turn }, context))
  for (const seat of seats) tx.put('seats', seat)
}
