/** Which task a command is about, by its id or as one day of a repeating task: the only place that tells them apart. */
import * as z from 'zod/mini'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { rowOf } from '#domain/chores/occurrence-row.ts'
import type { FoundOccurrence } from '#domain/chores/occurrence.ts'
import { todayOf } from '#domain/chores/series.ts'
import { seriesOfRow } from '#domain/chores/settle-row.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { findVisible, visibleRow } from '#domain/shared-row.ts'
import type { Task, TaskTarget } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'

/** With a slot, the id is the repeating task's. */
export const targetFields = { id, slot: z.optional(dayField) }

/** The id of the row that a target means. */
export function targetId({ id, slot }: TaskTarget): string {
  return slot === undefined ? id : occurrenceId(id, slot)
}

export type FoundTask = {
  /** The stored row, or the one that an occurrence would get (C1). */
  readonly row: Task
  /** Null for a plain task, and where the chore was deleted. */
  readonly occurrence: FoundOccurrence | null
}

/** Throws `not_found` unless the actor sees the task, or the chore it is an occurrence of. */
export function readTask(tx: Tx, target: TaskTarget, context: CommandContext): FoundTask {
  const found = rowFor(tx, target, context)
  const series = seriesOfRow(tx, found)
  // Hidden when its chore was deleted, it is as good as deleted, too; a day that was left out is there again (C2, C10).
  if (series === null && found.is_hidden) throw refusal('not_found', 'tasks')
  const row = { ...found, is_hidden: false }
  const { slot } = row
  if (series === null || slot === null) return { row, occurrence: null }
  return { row, occurrence: { series, row, slot, today: todayOf(series.chore, context) } }
}

function rowFor(tx: Tx, target: TaskTarget, { actor, at }: CommandContext): Task {
  const { id, slot } = target
  const own = { id: targetId(target), actor }
  if (slot === undefined) return visibleRow(tx, 'tasks', own)
  const chore = findVisible(tx, 'chores', { id, actor })
  if (chore !== null) return rowOf(tx, chore, { slot, at })
  // A row outlives its chore, and some people see a row without seeing its chore.
  const row = findVisible(tx, 'tasks', own)
  if (row === null) throw refusal('not_found', 'chores')
  return row
}
