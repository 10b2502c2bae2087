/** An occurrence of a chore as commands act on it: whether it is still wanted, how it is changed or skipped. */
import { itemsOf, joinItems } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { addDays } from '#domain/days.ts'
import { notify } from '#domain/notifications/notify.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import { namedTask } from '#domain/tasks/complete-row.ts'
import { keepingTicks } from '#domain/tasks/steps.ts'
import { claimedFirst, completedFirst } from '#domain/tasks/task-refusals.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import type { Chore } from './chore.ts'
import { MAX_SKIPS } from './chore.ts'
import { moveRefusal } from './free-day.ts'
import { dropRow } from './occurrence-row.ts'
import { occurrencesBetween } from './schedule.ts'
import { requirePlanner } from './series.ts'
import { slotRefusal } from './settle-row.ts'
import { broughtForward, eligibilityOf, skipped } from './settle.ts'
import { requireHelper } from './take-seats.ts'
import type { Series } from './timetable.ts'

/** After this many days a skip can no longer be taken back. */
const REMEMBERED_DAYS = 60

/** The fields that no single occurrence can change (C17). */
const chosenForAll = ['is_shared', 'due_zone', 'remind_at'] as const

/** A slot with its row, stored or new; `today` is the day of the tap in the chore's zone. */
export type FoundOccurrence = {
  readonly series: Series
  readonly row: Task
  readonly slot: string
  readonly today: string
}

/** Throws `too_late` or `gone` if the slot is over or no longer wanted (C7, C10). One that is not open yet passes. */
export function requireStillWanted(
  tx: Tx,
  { series, row, slot, today }: FoundOccurrence,
  actor: string,
): void {
  const eligibility = row.completions > 0 ? 'may' : eligibilityOf(series, { slot, today })
  if (eligibility === 'gone' || eligibility === 'too_late')
    throw slotRefusal(tx, series.chore, { eligibility, actor })
}

/** The person who has the turn; null if it is for anyone. */
export function holderOf({ series, row, slot, today }: FoundOccurrence): string | null {
  const [planned] = occurrencesBetween(series, { from: slot, to: slot, today })
  return row.assigned_to ?? planned?.seat?.person ?? null
}

/** Changes a single occurrence: its texts, day or person. Throws for fields that all share (C14, C16, C17, C26). */
export function changeOccurrence(
  tx: Tx,
  { fields: given, ...found }: FoundOccurrence & { readonly fields: Partial<Task> },
  context: CommandContext,
): void {
  const { actor } = context
  const { series, row, slot } = found
  requirePlanner(tx, series.chore, actor)
  const field = chosenForAll.find((name) => name in given && given[name] !== row[name])
  if (field !== undefined) throw refusal('invalid_args', 'all_days', { field })
  if (row.completed_at !== null) throw completedFirst(tx, row, actor)
  if (row.claimed_by !== null && row.claimed_by !== actor) throw claimedFirst(tx, row, actor)
  requireStillWanted(tx, found, actor)
  const refused = given.due_on ? moveRefusal(series, found, given.due_on) : null
  if (refused !== null) throw refused
  if (given.assigned_to) requireHelper(tx, series.chore, given.assigned_to)
  const changed = inRoom(tx, keepingTicks(row, { ...row, ...given }), context)
  // On its own day it is as planned.
  tx.put('tasks', { ...changed, due_on: changed.due_on === slot ? null : changed.due_on })
  if (given.assigned_to && given.assigned_to !== row.assigned_to)
    notifyOfTurn(tx, context, { row: changed, to: given.assigned_to, type: 'turn_given' })
}

type TurnNotice = {
  readonly row: Task
  readonly to: string
  readonly type: 'turn_given' | 'turn_passed'
}

/** The person who is given a turn is told who gave it (C14). */
export function notifyOfTurn(tx: Tx, context: CommandContext, { row, to, type }: TurnNotice): void {
  notify(tx, context, {
    to: [to],
    type,
    ...namedTask(row),
    related_id: row.chore_id ?? row.id,
    related_type: 'chore',
  })
}

/** Skips a day and removes its open row; the skip of a day that is done or past is moot (C10, C15). */
export function skip(
  tx: Tx,
  { series, row, slot, today }: FoundOccurrence,
  { actor }: CommandContext,
): void {
  const { chore } = series
  if (row.completed_at !== null) return
  if (row.completions === 0 && eligibilityOf(series, { slot, today }) === 'gone')
    throw slotRefusal(tx, chore, { eligibility: 'gone', actor })
  const after = skipped(series, { slot, today })
  requireBelowSkipLimit(after.skips, today)
  const next = { ...series, chore: { ...chore, ...after } }
  tx.put('chores', forgetOldSkips(next, today))
  if (tx.get('tasks', row.id) !== null) dropRow(tx, row)
}

/** Throws `skip_limit` if too many days from today on are skipped (C15). */
function requireBelowSkipLimit(skips: string, today: string): void {
  if (itemsOf(skips).filter((day) => day >= today).length > MAX_SKIPS)
    throw refusal('skip_limit', 'ahead', { limit: MAX_SKIPS })
}

/** The chore without skips that are too old to matter; it first moves on to the open slot, so that no turn shifts. */
function forgetOldSkips(series: Series, today: string): Chore {
  const { chore } = series
  const oldest = addDays(today, -REMEMBERED_DAYS)
  const skips = joinItems(itemsOf(chore.skips).filter((day) => day >= oldest))
  return skips === chore.skips ? chore : { ...chore, ...broughtForward(series, today), skips }
}
