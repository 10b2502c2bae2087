/** The commands on a chore as a whole: create it, change it, pause it, delete it. */
import * as z from 'zod/mini'
import { refusal } from '#domain/command-error.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { addDays } from '#domain/days.ts'
import { id } from '#domain/id.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { requireFreeId, visibleRow } from '#domain/shared-row.ts'
import { countCreation } from '#domain/users/creation-limit.ts'
import { choreFields, newChoreFields } from './chore-fields.ts'
import type { Chore } from './chore.ts'
import { endedBefore } from './day-ranges.ts'
import { handOver } from './hand-over.ts'
import { begin, choreOf, requireBelowChoreLimit } from './new-chore.ts'
import { dropRow } from './occurrence-row.ts'
import { requirePauseDays } from './pause-commands.ts'
import { repairStreak } from './repair-streak.ts'
import { requirePlanner, todayOf, visibleSeries } from './series.ts'
import { broughtForward } from './settle.ts'
import { requireRota } from './take-seats.ts'
import type { Series } from './timetable.ts'
import { changeChore } from './update-chore.ts'

const answer = { name: 'chore', table: 'chores' } as const

export const choreCommands = {
  createChore: defineCommand({
    version: 3,
    rest: { method: 'POST', path: '/api/chores' },
    input: z.object({ id, ...newChoreFields }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { ...answer, created: true },
    run(tx, input, context) {
      requireFreeId(tx, 'chores', { ...context, id: input.id })
      requireBelowChoreLimit(tx, context.actor)
      const chore = choreOf(input, context)
      requireRota(tx, { chore, people: input.people }, context.actor)
      countCreation(tx, context, 'tasks')
      begin(tx, { ...input, chore }, context)
    },
  }),

  updateChore: defineCommand({
    version: 3,
    rest: { method: 'PATCH', path: '/api/chores/:id' },
    input: z.object({ id, ...choreFields }),
    answer,
    run(tx, { id: choreId, ...given }, context) {
      const series = visibleSeries(tx, choreId, context.actor)
      requirePlanner(tx, series.chore, context.actor)
      changeChore(tx, series, { given, context, today: todayOf(series.chore, context) })
    },
  }),

  deleteChore: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/chores/:id' },
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      const chore = visibleRow(tx, 'chores', { id: input.id, actor })
      if (chore.user_id !== actor) throw refusal('forbidden', 'task_owner', { what: 'deleted' })
      for (const row of tx.select('tasks', { chore_id: chore.id, completed_at: null }))
        dropRow(tx, row)
      for (const seat of tx.select('seats', { chore_id: chore.id })) tx.delete('seats', seat.id)
      tx.delete('chores', chore.id)
    },
  }),

  giveChore: defineCommand({
    version: 1,
    onlineOnly: true,
    rest: { method: 'POST', path: '/api/chores/:id/give' },
    input: z.object({ id, to: id }),
    answer,
    run(tx, input, context) {
      const { actor } = context
      const series = visibleSeries(tx, input.id, actor)
      if (series.chore.user_id !== actor)
        throw refusal('forbidden', 'task_owner', { what: 'handed over' })
      if (
        !partnersOf(tx, actor).includes(input.to) ||
        tx.get('users', input.to)?.is_child !== false
      )
        throw refusal('not_partner', 'new_owner')
      requireBelowChoreLimit(tx, input.to)
      handOver(tx, series, { to: input.to, context, today: todayOf(series.chore, context) })
    },
  }),

  pauseChore: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/chores/:id/pause' },
    input: z.object({ id, from_on: dayField, until_on: z._default(z.nullable(dayField), null) }),
    answer,
    run(tx, { id: choreId, from_on, until_on }, context) {
      const { actor } = context
      const series = visibleSeries(tx, choreId, actor)
      const { chore } = series
      const today = todayOf(chore, context)
      requirePlanner(tx, chore, actor)
      requirePauseDays({ from_on, until_on }, { today, before: chore })
      const paused = {
        ...chore,
        ...pastPause(series, { from_on, today }),
        paused_from: from_on,
        paused_until: until_on,
      }
      tx.put('chores', paused)
      repairStreak(tx, paused, from_on)
    },
  }),

  resumeChore: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/chores/:id/resume' },
    input: z.object({ id }),
    answer,
    run(tx, input, context) {
      const { actor } = context
      const chore = visibleRow(tx, 'chores', { id: input.id, actor })
      requirePlanner(tx, chore, actor)
      const { paused_from: from_on, paused_until: until_on } = chore
      if (from_on === null) return
      const ended = endedBefore({ from_on, until_on }, todayOf(chore, context))
      const paused_from = ended?.from_on ?? null
      tx.put('chores', { ...chore, paused_from, paused_until: ended?.until_on ?? null })
    },
  }),
}

/** The chore moved past the days of its pause, before another pause replaces it: these days stay paused (C19). */
function pastPause(
  series: Series,
  { from_on, today }: { readonly from_on: string; readonly today: string },
): Partial<Chore> {
  const { slot, paused_from, paused_until } = series.chore
  const isIn = (until: string) => slot !== null && slot <= until && slot < from_on
  if (paused_from === null || !isIn(paused_until ?? today)) return {}
  const isOver = paused_until !== null && paused_until < today
  return broughtForward(series, isOver ? addDays(paused_until, 1) : today)
}
