/** The visibility of an occurrence that belongs to a private chore (C26). */
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import type { Chore } from './chore.ts'

/**
 * Makes an open row as private as its chore is now, and removes an assignment to others. A row claimed by somebody else
 * stays shared until it is done or released (C26).
 */
export function asPrivateAs(chore: Pick<Chore, 'is_shared'> | null, row: Task): Task {
  const isOthers = row.claimed_by !== null && row.claimed_by !== row.user_id
  if (chore === null || chore.is_shared || isOthers) return row
  const assigned_to = row.assigned_to === row.user_id ? row.user_id : null
  return { ...row, is_shared: false, assigned_to }
}

/** An open row without its claim. */
export function released(tx: Tx, row: Task): Task {
  const chore = row.chore_id === null ? null : tx.get('chores', row.chore_id)
  return asPrivateAs(chore, { ...row, claimed_by: null, claimed_at: null })
}
