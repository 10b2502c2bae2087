/** The effects of changing a chore on its rule, its rota, its open rows and its turn (C11, C17). */
import { namesOf } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { givenOf } from '#domain/command.ts'
import { toEpochDay } from '#domain/days.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import { keepingTicks } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { detailColumns } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { firstSlot, inPhase, slotUnder, startOf, turnKept, wantsRow } from './change-rule.ts'
import { requireNearDays, requireWholeRule } from './chore-fields.ts'
import type { Chore, Seat } from './chore.ts'
import { ruleColumns } from './chore.ts'
import { dropRow, pastDone } from './occurrence-row.ts'
import { asPrivateAs } from './private-row.ts'
import { inOrder, readRota, turnFor } from './rota.ts'
import { broughtForward } from './settle.ts'
import { requireRota, seatsFor } from './take-seats.ts'
import type { Series } from './timetable.ts'

/** The fields of a chore that a change may contain, and the people of its rota. */
export type Changed = { readonly [Field in keyof Chore]?: Chore[Field] | undefined } & {
  readonly people?: readonly string[] | undefined
  readonly starts_with?: string | undefined
}
export type Change = {
  readonly given: Changed
  readonly context: CommandContext
  /** In the chore's zone. */
  readonly today: string
}

const ruleFields = [...namesOf(ruleColumns), 'time_zone'] as const
const turnFields = ['is_shared', 'who', 'turns_order', 'turns_change'] as const
/** The fields that an open row takes over if they still have the chore's old values (C17). */
const rowFields = [...namesOf(detailColumns), 'approval'] as const

/** Changes a chore for all later occurrences; completed ones keep their values (C17). */
export function changeChore(tx: Tx, series: Series, change: Change): void {
  const { chore } = series
  const { given, context } = change
  const isTurns = areTurnsChanged(series, given)
  const isRota = isTurns || differs(given, chore, ['approval'])
  if (isRota && chore.user_id !== context.actor) throw refusal('forbidden', 'owner_turns')
  const isRule = differs(given, chore, ruleFields)
  const changed = changedIn(series, change, isRule || isRota)
  const asked = inRoom(tx, isTurns ? unshared(changed) : changed, context)
  const ruled = isRule ? pastDone(tx, withRule(series, asked, change)) : asked
  const next = isRule || isRota ? withTurns(tx, series, { ...change, next: ruled, isRota }) : ruled
  tx.put('chores', next)
  for (const row of tx.select('tasks', { chore_id: chore.id, completed_at: null }))
    if (isRule && !isStillWanted(row, next)) dropRow(tx, row)
    else tx.put('tasks', keepingTicks(row, asPrivateAs(next, takenOver(row, chore, next))))
}

/** Its plan is read from the open slot on: slots missed before are forgotten, and nobody's turn shifts. */
function changedIn(series: Series, { given, today }: Change, isPlan: boolean): Chore {
  const { chore } = series
  const memory = isPlan || differs(given, chore, ['if_missed']) ? broughtForward(series, today) : {}
  return { ...chore, ...fieldsOf(given), ...memory }
}

/** Of a private one, older releases kept the seat that was its owner's when they made it anyone's. */
function areTurnsChanged({ chore, seats }: Series, given: Changed): boolean {
  const isLeft = given.who === 'anyone' && seats.length > 0
  return isLeft || given.people !== undefined || differs(given, chore, turnFields)
}

function isStillWanted({ completions, slot }: Task, chore: Chore): boolean {
  return completions > 0 || wantsRow(chore, slot ?? '')
}

function fieldsOf({ people: _, starts_with: __, ...fields }: Changed) {
  return givenOf(fields)
}

type Turning = Change & { readonly next: Chore; readonly isRota: boolean }

/** The chore with its new seats; the turn stays with its person, or goes to the one with whom it is to start (C11). */
function withTurns(tx: Tx, series: Series, turning: Turning): Chore {
  const { next, isRota, given, today } = turning
  const seats = isRota ? changeSeats(tx, series, turning) : series.seats
  const rota = readRota(next, seats)
  const place = rota.seats.findIndex(({ person }) => person === given.starts_with)
  const turn =
    place < 0
      ? turnKept(series, { chore: next, seats, today })
      : turnFor(rota, place, toEpochDay(next.slot ?? today))
  return { ...next, turn, revision: series.chore.revision + 1 }
}

function differs(given: Changed, chore: Chore, fields: readonly (keyof Chore)[]): boolean {
  return fields.some((field) => given[field] !== undefined && given[field] !== chore[field])
}

/**
 * Under a new rule the chore counts from today, and anything overdue stays. If the given last day is over, the chore
 * has ended (C17, C18).
 */
function withRule(series: Series, asked: Chore, { given, context, today }: Change): Chore {
  requireNearDays(given, today)
  const from = startOf(series, given.starts_on ?? null, today)
  const starts_on = inPhase(series.chore, asked, from)
  const next = { ...asked, starts_on, rule_by: context.actor }
  const { ends_on } = next
  requireWholeRule({ ...next, ends_on: ends_on !== null && ends_on < starts_on ? null : ends_on })
  if (firstSlot({ ...next, ends_on: null }) === null)
    throw refusal('invalid_args', 'never_due', { field: 'repeats' })
  const hasEnded = ends_on !== null && ends_on < from && ends_on !== series.chore.ends_on
  return { ...next, slot: hasEnded ? null : slotUnder(series, next, today) }
}

/** A private chore has no rota (C26). */
function unshared(chore: Chore): Chore {
  return chore.is_shared ? chore : { ...chore, who: 'anyone' }
}

function changeSeats(tx: Tx, { chore, seats }: Series, { next, given, context, today }: Turning) {
  const kept = inOrder(seats).map(({ person }) => person)
  const wanted = next.who === 'anyone' ? [] : (given.people ?? kept)
  requireRota(tx, { chore: next, people: wanted }, context.actor)
  const least = Math.min(...seats.map(({ done }) => done))
  // Absences on the day of the overdue occurrence still count, so that it stays with its person.
  const since = next.slot !== null && next.slot < today ? next.slot : today
  const taken = seatsFor(tx, { chore, people: wanted }, since).map((seat): Seat => {
    const known = seats.find(({ id }) => id === seat.id)
    // Nobody has to catch up with completions from before they joined (C11).
    return { ...seat, done: known?.done ?? (seats.length > 0 ? least : 0) }
  })
  for (const { id } of seats) if (!taken.some((seat) => seat.id === id)) tx.delete('seats', id)
  for (const seat of taken) tx.put('seats', seat)
  return taken
}

/** An occurrence that somebody else has claimed stays shared until it is done or released (C26). */
function takenOver(row: Task, before: Chore, next: Chore): Task {
  const isOthers = row.claimed_by !== null && row.claimed_by !== before.user_id
  const fields = rowFields.filter(
    (field) => row[field] === before[field] && !(field === 'is_shared' && isOthers),
  )
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, next[field]])) }
}
