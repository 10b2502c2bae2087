/** Gives a chore to another owner, with its seats and open rows; whatever was done stays whose it was (C20). */
import type { CommandContext } from '#domain/command.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { turnKept } from './change-rule.ts'
import { asPrivateAs } from './private-row.ts'
import { broughtForward } from './settle.ts'
import { seatsFor } from './take-seats.ts'
import type { Series } from './timetable.ts'

/** `today` is the day in the chore's zone. */
export type HandingOver = {
  readonly to: string
  readonly context: CommandContext
  readonly today: string
}

/**
 * Seats of people who are not partners of the new owner are removed, and of a private one all others; the turn stays
 * with its person or goes to the next. If nobody is left, the new owner gets the only seat.
 */
export function handOver(tx: Tx, series: Series, { to, context, today }: HandingOver): void {
  const known = new Set([to, ...partnersOf(tx, to)])
  const revision = series.chore.revision + 1
  const now = { ...series.chore, ...broughtForward(series, today) }
  const chore = inRoom(tx, { ...now, user_id: to, revision }, context)
  const kept = series.seats.filter(({ person }) =>
    chore.is_shared ? known.has(person) : person === to,
  )
  for (const seat of series.seats) if (!kept.includes(seat)) tx.delete('seats', seat.id)
  const isLeft = series.seats.length > 0 && kept.length === 0
  const seats = isLeft ? seatsFor(tx, { chore, people: [to] }, today) : kept
  for (const seat of seats) tx.put('seats', { ...seat, user_id: to })
  const who = series.seats.length === 0 || seats.length > 1 ? chore.who : 'person'
  tx.put('chores', { ...chore, who, turn: turnKept(series, { chore, seats, today }) })
  for (const row of tx.select('tasks', { chore_id: chore.id, completed_at: null }))
    tx.put(
      'tasks',
      inRoom(tx, asPrivateAs(chore, { ...row, ...keptBy(row, known), user_id: to }), context),
    )
}

/** The claim and the assigned person of a row, if the new owner knows them: others could neither do nor release it. */
function keptBy({ assigned_to, claimed_by, claimed_at }: Task, known: ReadonlySet<string>) {
  const isClaimed = known.has(claimed_by ?? '')
  return {
    assigned_to: known.has(assigned_to ?? '') ? assigned_to : null,
    claimed_by: isClaimed ? claimed_by : null,
    claimed_at: isClaimed ? claimed_at : null,
  }
}
