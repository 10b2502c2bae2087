/** The commands on one occurrence of a chore: settle it, claim it, change it, skip it, pass its turn on. */
import * as z from 'zod/mini'
import { clampTimestamp } from '#domain/calendar.ts'
import { itemsOf } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, givenOf } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { notify } from '#domain/notifications/notify.ts'
import type { Completion } from '#domain/tasks/complete-row.ts'
import { completeRow, namedTask } from '#domain/tasks/complete-row.ts'
import { doneBy, requireSeen } from '#domain/tasks/done-by.ts'
import { keepingTicks, ticked } from '#domain/tasks/steps.ts'
import { completionFields, stepField, taskFields } from '#domain/tasks/task-fields.ts'
import { claimedFirst, completedFirst } from '#domain/tasks/task-refusals.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { choreFields } from './chore-fields.ts'
import { occurrenceId } from './chore-ids.ts'
import { requireFreeDay } from './move-day.ts'
import { dropRow, rowOf } from './occurrence-row.ts'
import { occurrencesBetween, openOccurrence } from './schedule.ts'
import { remember, requirePlanner, todayOf, visibleSeries } from './series.ts'
import { notNow } from './settle-row.ts'
import { passed, skipped, standingOf, unskipped } from './settle.ts'
import { forgetOldSkips, requireRoomToSkip } from './skip-days.ts'
import { requireHelper } from './take-seats.ts'
import type { Series } from './timetable.ts'

const occurrence = z.object({ id, slot: dayField })
const answer = { name: 'chore', table: 'chores' } as const
const { name, description, time_minutes, effort_level, image_url } = taskFields
const { checklist, all_steps, needs_photo } = taskFields
/** The fields that can be changed for one occurrence alone (C14, C16, C17). */
const changes = z.partial(
  z.object({
    name,
    description,
    time_minutes,
    effort_level,
    image_url,
    checklist,
    all_steps,
    needs_photo,
    due_on: z.nullable(dayField),
    due_time: choreFields.due_time,
    assigned_to: z.nullable(id),
  }),
)

export const occurrenceCommands = {
  completeOccurrence: defineCommand({
    version: 3,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/complete' },
    failure: 'Failed to complete task',
    input: z.object({ id, slot: dayField, ...completionFields }),
    answer,
    run(tx, input, context) {
      const { row } = readOccurrence(tx, input, context)
      const done = doneBy(tx, input, context.actor)
      if (row.completed_at !== null && row.claimed_by === done.by) return
      requireDoable(tx, { ...done, row }, context.actor)
      completeRow(tx, { ...done, row: { ...row, proof_url: input.proof_url ?? null } }, context)
    },
  }),

  claimOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/claim' },
    failure: 'Failed to claim task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const found = readOccurrence(tx, input, context)
      const { row } = found
      if (row.claimed_by === context.actor) return
      requireFree(tx, row, context.actor)
      requireStillWanted(tx, found, context.actor)
      const claimed_at = clampTimestamp(context, row.created_at)
      tx.put('tasks', { ...row, claimed_by: context.actor, claimed_at })
      tellClaimed(tx, found, context)
    },
  }),

  tickOccurrenceStep: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/steps' },
    failure: 'Failed to update task',
    input: z.object({ id, slot: dayField, text: stepField, on: z.boolean() }),
    answer,
    silentRefusals: ['not_found', 'gone', 'too_late'],
    run: tickOccurrence,
  }),

  updateOccurrence: defineCommand({
    version: 2,
    rest: { method: 'PATCH', path: '/api/chores/:id/slots/:slot' },
    failure: 'Failed to update task',
    input: z.object({ id, slot: dayField, ...changes.shape }),
    answer,
    run(tx, { id: choreId, slot, ...given }, context) {
      requirePlanner(tx, visibleSeries(tx, choreId, context.actor).chore, context.actor)
      changeOccurrence(tx, { id: choreId, slot, given: givenOf(given) }, context)
    },
  }),

  skipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/skip' },
    failure: 'Failed to skip task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      requirePlanner(tx, visibleSeries(tx, input.id, context.actor).chore, context.actor)
      skip(tx, input, context)
    },
  }),

  unskipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/unskip' },
    failure: 'Failed to update task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const { series } = plannedOccurrence(tx, input, context)
      if (!itemsOf(series.chore.skips).includes(input.slot)) return
      tx.put('chores', { ...series.chore, ...unskipped(series, input.slot) })
    },
  }),

  passTurn: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/pass' },
    failure: 'Failed to pass the turn on',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const { series, row, today } = plannedOccurrence(tx, input, context)
      if (openOccurrence(series, today)?.slot !== input.slot) throw refusal('too_late', 'over')
      if (series.seats.length < 2) throw refusal('forbidden', 'nobody_next')
      const { turn, done } = passed(series, today)
      const chore = { ...series.chore, turn }
      remember(tx, series, { chore, done })
      const seats = series.seats.map((seat) => tx.get('seats', seat.id) ?? seat)
      const next = openOccurrence({ ...series, chore, seats }, today)?.seat
      if (next) tellTurn(tx, context, { row, to: next.person, type: 'turn_passed' })
    },
  }),
}

type Asked = { readonly id: string; readonly slot: string }
type Ticking = Asked & { readonly text: string; readonly on: boolean }
/** A slot with its row, as it is stored or would come to be; `today` is the day of the tap in the chore's zone. */
type Found = {
  readonly series: Series
  readonly row: Task
  readonly slot: string
  readonly today: string
}

function readOccurrence(tx: Tx, { id: choreId, slot }: Asked, context: CommandContext): Found {
  const series = visibleSeries(tx, choreId, context.actor)
  const row = rowOf(tx, series.chore, { slot, at: context.at })
  return { series, row, slot, today: todayOf(series.chore, context) }
}

/** The same for those alone who may change the plan (C26). */
function plannedOccurrence(tx: Tx, asked: Asked, context: CommandContext): Found {
  const found = readOccurrence(tx, asked, context)
  requirePlanner(tx, found.series.chore, context.actor)
  return found
}

/** Throws if it is done, or claimed by somebody else. */
function requireFree(tx: Tx, row: Task, actor: string): void {
  if (row.completed_at !== null) throw completedFirst(tx, row, actor)
  if (row.claimed_by !== null && row.claimed_by !== actor) throw claimedFirst(tx, row, actor)
}

/** The same for whom it was done by: a child's may be claimed by the parent who ticks it (T23). */
function requireDoable(tx: Tx, { row, by }: Completion, actor: string): void {
  requireSeen(row, by, actor)
  requireFree(tx, row.claimed_by === by ? { ...row, claimed_by: actor } : row, actor)
}

/** Throws `too_late` or `gone` where the slot is over or the rule wants it no more (C7, C10). One that is not open yet may be. */
function requireStillWanted(tx: Tx, { series, row, slot, today }: Found, actor: string): void {
  const standing = row.completions > 0 ? 'may' : standingOf(series, { slot, today })
  if (standing === 'gone' || standing === 'too_late')
    throw notNow(tx, series.chore, { standing, actor })
}

/** Ticks a step of an occurrence, whose row comes to be with it; once it is done nothing changes (T17). */
export function tickOccurrence(tx: Tx, input: Ticking, context: CommandContext): void {
  const found = readOccurrence(tx, input, context)
  const { row } = found
  if (row.completed_at !== null) return
  requireFree(tx, row, context.actor)
  requireStillWanted(tx, found, context.actor)
  const next = ticked(row, input)
  if (next.checked !== row.checked) tx.put('tasks', next)
}

type Changing = Asked & { readonly given: Partial<Task> }

/** Changes one occurrence alone: its texts, its day, or whose it is (C14, C16, C17). */
export function changeOccurrence(
  tx: Tx,
  { given, ...asked }: Changing,
  context: CommandContext,
): void {
  const { actor } = context
  const found = readOccurrence(tx, asked, context)
  const { series, row, slot } = found
  requireFree(tx, row, actor)
  requireStillWanted(tx, found, actor)
  if (given.due_on) requireFreeDay(series, found, given.due_on)
  if (given.assigned_to) requireHelper(tx, series.chore, given.assigned_to)
  const changed = keepingTicks(row, { ...row, ...given })
  // On its own day it is as planned.
  tx.put('tasks', { ...changed, due_on: changed.due_on === slot ? null : changed.due_on })
  if (given.assigned_to && given.assigned_to !== row.assigned_to)
    tellTurn(tx, context, { row: changed, to: given.assigned_to, type: 'turn_given' })
}

/** The person whose turn it was hears who claimed it, and so does the owner, as for any task (C14). */
function tellClaimed(tx: Tx, { series, row, slot, today }: Found, context: CommandContext): void {
  const [planned] = occurrencesBetween(series, { from: slot, to: slot, today })
  const holder = row.assigned_to ?? planned?.seat?.person ?? []
  notify(tx, context, {
    to: [series.chore.user_id, holder].flat(),
    type: 'task_claimed',
    ...namedTask(row),
    related_id: row.id,
    related_type: 'task',
  })
}

type Told = {
  readonly row: Task
  readonly to: string
  readonly type: 'turn_given' | 'turn_passed'
}

/** The person who gets a turn hears who gave it (C14). */
function tellTurn(tx: Tx, context: CommandContext, { row, to, type }: Told): void {
  notify(tx, context, {
    to: [to],
    type,
    ...namedTask(row),
    related_id: row.chore_id ?? row.id,
    related_type: 'chore',
  })
}

/** Leaves a day out, with its open row; the skip of one that is done or past is moot (C10, C15). */
export function skip(tx: Tx, { id: choreId, slot }: Asked, context: CommandContext): void {
  const series = visibleSeries(tx, choreId, context.actor)
  const { chore } = series
  const row = tx.get('tasks', occurrenceId(chore.id, slot))
  if (row !== null && row.completed_at !== null) return
  const today = todayOf(chore, context)
  if (standingOf(series, { slot, today }) === 'gone')
    throw notNow(tx, chore, { standing: 'gone', actor: context.actor })
  const after = skipped(series, { slot, today })
  requireRoomToSkip(after.skips, today)
  const next = { ...series, chore: { ...chore, ...after } }
  tx.put('chores', forgetOldSkips(next, today))
  if (row !== null) dropRow(tx, row)
}
