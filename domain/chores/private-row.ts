/** The sight of an occurrence whose chore is private (C26). */
import type { Task } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import type { Chore } from './chore.ts'

/**
 * An open row as private as its chore is now, and nobody else's, unless somebody else claimed it: then it stays shared
 * until it is done or released (C26).
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
