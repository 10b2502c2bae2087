/** The row of an occurrence: it is made when somebody first acts on the occurrence, under its derived id (C1, C2). */
import { startOfDay } from '#domain/calendar.ts'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import { detailsOf, taskColumns } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { occurrenceId } from './chore-ids.ts'
import type { Chore } from './chore.ts'
import { nextAnyDay, nextDay, readRule } from './rule.ts'

/** The row of a slot: stored, or new from the chore as it is today. Throws `id_conflict` if the id is another row's. */
export function rowOf(tx: Tx, chore: Chore, { slot, at }: { slot: string; at: string }): Task {
  const stored = tx.get('tasks', occurrenceId(chore.id, slot))
  if (stored === null) return plannedRow(chore, slot, at)
  if (stored.chore_id !== chore.id || stored.slot !== slot)
    throw refusal('id_conflict', 'occurrences')
  return { ...stored, is_hidden: false }
}

/** A new row for a slot, from the chore as it is now. `at` is an ISO time in UTC. */
export function plannedRow(chore: Chore, slot: string, at: string): Task {
  const { user_id, approval } = chore
  const begins = startOfDay(slot, chore.time_zone)
  return newRow(taskColumns, {
    ...detailsOf(chore),
    id: occurrenceId(chore.id, slot),
    user_id,
    created_at: begins < at ? begins : at,
    approval,
    chore_id: chore.id,
    slot,
  })
}

/** Deletes an open row; a row that was once paid is hidden instead, so that its id cannot be paid twice (C2). */
export function dropRow(tx: Tx, row: Task): void {
  if (row.completions === 0) return tx.delete('tasks', row.id)
  tx.put('tasks', { ...row, is_hidden: true, claimed_by: null, claimed_at: null, checked: 0 })
}

/** The state of a chore before a slot was settled, as the row keeps it (C9). */
export type Before = Pick<
  Chore,
  'revision' | 'slot' | 'last_slot' | 'turn' | 'run' | 'best_run'
> & { readonly wasClaimed: boolean }

export function writeBefore(chore: Chore, wasClaimed: boolean): string {
  const { revision, slot, last_slot, turn, run, best_run } = chore
  return [revision, slot ?? '', last_slot ?? '', turn, run, best_run, wasClaimed ? 1 : 0].join(' ')
}

export function readBefore(text: string): Before {
  const [revision, slot = '', last_slot = '', turn, run, best_run, claimed] = text.split(' ')
  return {
    revision: Number(revision),
    slot: slot || null,
    last_slot: last_slot || null,
    turn: Number(turn),
    run: Number(run),
    best_run: Number(best_run),
    wasClaimed: claimed === '1',
  }
}

/**
 * The chore moved past days that were already done, because the news of them arrived late (C10, C17). `but` is a row
 * that is about to be open.
 */
export function pastDone(tx: Tx, chore: Chore, but?: string): Chore {
  const { slot } = chore
  const done = slot === null ? null : tx.get('tasks', occurrenceId(chore.id, slot))
  if (slot === null || !done?.completed_at || done.id === but) return chore
  const nextOf = chore.repeats === 'after_done' ? nextAnyDay : nextDay
  const next = nextOf(readRule(chore), toEpochDay(slot) + 1)
  return pastDone(tx, { ...chore, slot: next === null ? null : fromEpochDay(next) }, but)
}
