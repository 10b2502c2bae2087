/** The commands on a chore as a whole: create it, change it, pause it, delete it. */
import * as z from 'zod/mini'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { toEpochDay } from '#domain/days.ts'
import { id } from '#domain/id.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { visibleRow } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { countCreation } from '#domain/users/creation-limit.ts'
import { firstSlot } from './change-rule.ts'
import {
  choreFields,
  newChoreFields,
  requireNearDays,
  requireRecentStart,
  requireWholeRule,
} from './chore-fields.ts'
import type { Chore } from './chore.ts'
import { choreColumns, MAX_CHORES } from './chore.ts'
import { endedBefore } from './day-ranges.ts'
import { handOver } from './hand-over.ts'
import { mendStreak } from './mend-streak.ts'
import { dropRow } from './occurrence-row.ts'
import { requirePauseDays } from './pause-commands.ts'
import { turnFor, readRota } from './rota.ts'
import { requirePlanner, todayOf, visibleSeries } from './series.ts'
import { requireRota, seatsFor } from './take-seats.ts'
import { changeChore } from './update-chore.ts'

const newChore = z.object({ id, ...newChoreFields })
type NewChore = z.output<typeof newChore>
const answer = { name: 'chore', table: 'chores' } as const

export const choreCommands = {
  createChore: defineCommand({
    version: 2,
    rest: { method: 'POST', path: '/api/chores' },
    input: newChore,
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { ...answer, created: true },
    run(tx, input, context) {
      const { people, starts_with } = input
      if (tx.get('chores', input.id) !== null) throw refusal('id_conflict', 'tasks')
      requireRoom(tx, context.actor)
      const chore = choreOf(input, context)
      requireRota(tx, { chore, people }, context.actor)
      countCreation(tx, context, 'tasks')
      const seats = seatsFor(tx, { chore, people }, todayOf(chore, context))
      const place = Math.max(0, people.indexOf(starts_with ?? people[0] ?? ''))
      const turn = turnFor(readRota(chore, seats), place, toEpochDay(chore.slot ?? chore.starts_on))
      tx.put('chores', { ...chore, turn })
      for (const seat of seats) tx.put('seats', seat)
    },
  }),

  updateChore: defineCommand({
    version: 2,
    rest: { method: 'PATCH', path: '/api/chores/:id' },
    input: z.object({ id, ...choreFields }),
    answer,
    run(tx, { id: choreId, ...given }, context) {
      const { actor } = context
      const series = visibleSeries(tx, choreId, actor)
      requirePlanner(tx, series.chore, actor)
      changeChore(tx, series, { given, actor, today: todayOf(series.chore, context) })
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
      requireRoom(tx, input.to)
      handOver(tx, series, { to: input.to, today: todayOf(series.chore, context) })
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
      const chore = visibleRow(tx, 'chores', { id: choreId, actor })
      requirePlanner(tx, chore, actor)
      requirePauseDays({ from_on, until_on }, { today: todayOf(chore, context), before: chore })
      const paused = { ...chore, paused_from: from_on, paused_until: until_on }
      tx.put('chores', paused)
      mendStreak(tx, paused, from_on)
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

/** Throws `chore_limit` if a person has as many as they may (C22). */
function requireRoom(tx: Tx, owner: string): void {
  if (tx.select('chores', { user_id: owner }).length < MAX_CHORES) return
  throw refusal('chore_limit', 'all', { limit: MAX_CHORES })
}

/** A new chore; its first slot is the first day of its rule. Throws if there is none (C4). */
function choreOf(input: NewChore, context: CommandContext): Chore {
  const { if_missed = input.repeats === 'daily' ? 'moves_on' : 'waits' } = input
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
