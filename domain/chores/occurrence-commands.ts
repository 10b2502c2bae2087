/** The commands on one occurrence of a chore: settle it, claim it, skip it, pass its turn on. */
import * as z from 'zod/mini'
import { clampTimestamp } from '#domain/calendar.ts'
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { completeRow } from '#domain/tasks/complete-row.ts'
import { claimedFirst, completedFirst } from '#domain/tasks/task-refusals.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { dayField } from './chore-fields.ts'
import { occurrenceId } from './chore-ids.ts'
import { MAX_SKIPS } from './chore.ts'
import { dropRow, rowOf } from './occurrence-row.ts'
import { openOccurrence } from './schedule.ts'
import { remember, requirePlanner, todayOf, visibleSeries } from './series.ts'
import { passed, skipped, standingOf, unskipped } from './settle.ts'

const occurrence = z.object({ id, slot: dayField })
const answer = { name: 'chore', table: 'chores' } as const

export const occurrenceCommands = {
  completeOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/complete' },
    summary: 'Complete what a repeating task asks for on a day, and earn its points',
    failure: 'Failed to complete task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const series = visibleSeries(tx, input.id, context.actor)
      const row = rowOf(tx, series.chore, { slot: input.slot, at: context.at })
      if (isDoneBy(tx, row, context.actor)) return
      completeRow(tx, row, context)
    },
  }),

  claimOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/claim' },
    summary: 'Take on what a repeating task asks for on a day',
    failure: 'Failed to claim task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const series = visibleSeries(tx, input.id, context.actor)
      const row = rowOf(tx, series.chore, { slot: input.slot, at: context.at })
      if (isDoneBy(tx, row, context.actor) || row.claimed_by === context.actor) return
      const standing = standingOf(series, {
        slot: input.slot,
        today: todayOf(series.chore, context),
      })
      if (standing === 'gone' || standing === 'too_late')
        throw new CommandError('too_late', 'This one is over')
      const claimed_at = clampTimestamp(context, row.created_at)
      tx.put('tasks', { ...row, claimed_by: context.actor, claimed_at })
    },
  }),

  skipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/skip' },
    summary: 'Leave a day of a repeating task out; the turn stays',
    failure: 'Failed to skip task',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const series = visibleSeries(tx, input.id, context.actor)
      requirePlanner(tx, series.chore, context.actor)
      skip(tx, input, context)
    },
  }),

  unskipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/unskip' },
    summary: 'Take a skipped day of a repeating task back into the plan',
    failure: 'Failed to update task',
    input: occurrence,
    answer,
    run(tx, input, { actor }) {
      const series = visibleSeries(tx, input.id, actor)
      requirePlanner(tx, series.chore, actor)
      if (!series.chore.skips.split(',').includes(input.slot)) return
      tx.put('chores', { ...series.chore, ...unskipped(series, input.slot) })
    },
  }),

  passTurn: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/pass' },
    summary: 'Pass the turn on to whoever comes next',
    failure: 'Failed to pass the turn on',
    input: occurrence,
    answer,
    run(tx, input, context) {
      const series = visibleSeries(tx, input.id, context.actor)
      requirePlanner(tx, series.chore, context.actor)
      const today = todayOf(series.chore, context)
      if (openOccurrence(series, today)?.slot !== input.slot)
        throw new CommandError('too_late', 'This one is over')
      if (series.seats.length < 2)
        throw new CommandError('forbidden', 'There is nobody to pass the turn on to')
      const { turn, done } = passed(series, today)
      remember(tx, series, { chore: { ...series.chore, turn }, done })
    },
  }),
}

/** Whether the actor did it already; throws if somebody else did, or claimed it. */
function isDoneBy(tx: Tx, row: Task, actor: string): boolean {
  if (row.completed_at !== null && row.claimed_by === actor) return true
  if (row.completed_at !== null) throw completedFirst(tx, row, actor)
  if (row.claimed_by !== null && row.claimed_by !== actor) throw claimedFirst(tx, row, actor)
  return false
}

type Skipped = { readonly id: string; readonly slot: string }

/** Leaves a day out, with its open row; the skip of one that is done or past is moot (C10, C15). */
export function skip(tx: Tx, { id: choreId, slot }: Skipped, context: CommandContext): void {
  const series = visibleSeries(tx, choreId, context.actor)
  const { chore } = series
  const row = tx.get('tasks', occurrenceId(chore.id, slot))
  if (row !== null && row.completed_at !== null) return
  const today = todayOf(chore, context)
  if (standingOf(series, { slot, today }) === 'gone')
    throw new CommandError('gone', 'This is due on other days now')
  const after = skipped(series, { slot, today })
  if (after.skips.split(',').length > MAX_SKIPS)
    throw new CommandError('skip_limit', `Up to ${MAX_SKIPS} days can be skipped ahead`)
  tx.put('chores', { ...chore, ...after })
  if (row !== null) dropRow(tx, row)
}
