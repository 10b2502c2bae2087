/** The commands on one occurrence of a chore: skip it, take that back, pass its turn on. */
import * as z from 'zod/mini'
import { itemsOf } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { taskCommands } from '#domain/tasks/task-commands.ts'
import type { Tx } from '#domain/tx.ts'
import { rowOf } from './occurrence-row.ts'
import type { FoundOccurrence } from './occurrence.ts'
import { notifyOfTurn, skip } from './occurrence.ts'
import { openOccurrence } from './schedule.ts'
import { remember, requirePlanner, todayOf, visibleSeries } from './series.ts'
import { passed, unskipped } from './settle.ts'

const occurrence = z.object({ id, slot: dayField })
const answer = { name: 'chore', table: 'chores' } as const
const { completeTask, claimTask, tickStep, updateTask } = taskCommands

export const occurrenceCommands = {
  skipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/skip' },
    input: occurrence,
    answer,
    run(tx, input, context) {
      skip(tx, planned(tx, input, context), context)
    },
  }),

  unskipOccurrence: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/unskip' },
    input: occurrence,
    answer,
    run(tx, input, context) {
      const { series } = planned(tx, input, context)
      if (!itemsOf(series.chore.skips).includes(input.slot)) return
      tx.put('chores', { ...series.chore, ...unskipped(series, input.slot) })
    },
  }),

  passTurn: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/pass' },
    input: occurrence,
    answer,
    run(tx, input, context) {
      const { series, row, today } = planned(tx, input, context)
      if (openOccurrence(series, today)?.slot !== input.slot) throw refusal('too_late', 'over')
      const after = passed(series, today, row.assigned_to)
      if (after === null) throw refusal('forbidden', 'nobody_next')
      remember(tx, series, after)
      if (row.assigned_to !== null) tx.put('tasks', { ...row, assigned_to: null })
      const chore = { ...series.chore, ...after.chore }
      const seats = series.seats.map((seat) => tx.get('seats', seat.id) ?? seat)
      const next = openOccurrence({ ...series, chore, seats }, today)?.seat
      if (next) notifyOfTurn(tx, context, { row, to: next.person, type: 'turn_passed' })
    },
  }),

  // The commands on a task under the routes of a repeating one, and by the names that queues of older releases hold.
  completeOccurrence: {
    ...completeTask,
    version: 3,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/complete' },
    input: z.extend(completeTask.input, { slot: dayField }),
    answer,
  },
  claimOccurrence: {
    ...claimTask,
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/claim' },
    input: z.extend(claimTask.input, { slot: dayField }),
    answer,
  },
  tickOccurrenceStep: {
    ...tickStep,
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/slots/:slot/steps' },
    input: z.extend(tickStep.input, { slot: dayField }),
    answer,
  },
  updateOccurrence: {
    ...updateTask,
    rest: { method: 'PATCH', path: '/api/chores/:id/slots/:slot' },
    input: z.extend(updateTask.input, { slot: dayField }),
    answer,
  },
} as const

/** A slot with its row, for people who may change the plan (C26). */
function planned(
  tx: Tx,
  { id: choreId, slot }: z.output<typeof occurrence>,
  context: CommandContext,
): FoundOccurrence {
  const series = visibleSeries(tx, choreId, context.actor)
  requirePlanner(tx, series.chore, context.actor)
  const row = rowOf(tx, series.chore, { slot, at: context.at })
  return { series, row, slot, today: todayOf(series.chore, context) }
}
