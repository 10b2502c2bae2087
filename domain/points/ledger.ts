/** The ledger for commands: posting entries, and reading what can be spent. */
import { refusal } from '#domain/command-error.ts'
import type { Entry } from '#domain/points/points.ts'
import { availablePoints, emptyBalance, moved } from '#domain/points/points.ts'
import type { Tx } from '#domain/tx.ts'

/** Appends an entry and updates the totals of its owner; an existing entry is left unchanged. */
export function post(tx: Tx, entry: Entry): void {
  if (tx.get('entries', entry.id) !== null) return
  tx.put('entries', entry)
  const balance = tx.get('balances', entry.user_id) ?? emptyBalance(entry.user_id)
  tx.put('balances', moved(balance, entry))
}

/** The points that a person can spend now, as far as the rows are loaded. */
export function availableOf(tx: Tx, userId: string): number {
  return availablePoints(tx.get('balances', userId) ?? emptyBalance(userId))
}

/** Throws CommandError `insufficient_points` if fewer points are available than needed; `to` ends the sentence. */
export function requirePoints(
  tx: Tx,
  userId: string,
  { need, to }: { readonly need: number; readonly to: 'redeem' | 'repay' },
): void {
  const have = availableOf(tx, userId)
  if (have < need) throw refusal('insufficient_points', `to_${to}`, { need, have })
}
