/** Points: an append-only ledger, and the totals of its owner kept in step with it (P1-P3). */
import { CommandError } from '#domain/command-error.ts'
import type { Tx } from '#domain/tx.ts'

/** The total an entry moves: points earned, points spent on rewards, points borrowed. */
export const ledgers = ['total', 'redeemed', 'loaned'] as const
export type Ledger = (typeof ledgers)[number]

/** One change of points. Its id names its cause, so posting it twice changes nothing the second time. */
export type Entry = {
  readonly id: string
  readonly user_id: string
  readonly ledger: Ledger
  /** Whole points; negative takes back what an earlier entry gave. */
  readonly amount: number
  readonly reason: EntryReason
  readonly related_id: string
  readonly related_type: 'task' | 'reward' | 'loan'
  /** ISO time, UTC. */
  readonly created_at: string
}

export const entryReasons = [
  'task_completed',
  'task_reopened',
  'reward_redeemed',
  'reward_refunded',
  'loan_approved',
  'loan_repaid',
] as const
export type EntryReason = (typeof entryReasons)[number]

/** The totals of one person; equal to the sums of their entries at every commit (I4). */
export type Balance = {
  readonly id: string
  readonly total_points: number
  readonly redeemed_points: number
  readonly loan_points: number
}

export function emptyBalance(userId: string): Balance {
  return { id: userId, total_points: 0, redeemed_points: 0, loan_points: 0 }
}

/** Points a person can spend; below zero after a reopened task was already spent (P3). */
export function availablePoints(balance: Balance): number {
  return balance.total_points - balance.redeemed_points + balance.loan_points
}

/** Appends an entry and moves the totals of its owner; an entry that exists is left alone. */
export function post(tx: Tx, entry: Entry): void {
  if (tx.get('entries', entry.id) !== null) return
  tx.put('entries', entry)
  const balance = tx.get('balances', entry.user_id) ?? emptyBalance(entry.user_id)
  tx.put('balances', moved(balance, entry))
}

/** The totals after one more entry. */
export function moved(balance: Balance, { ledger, amount }: Pick<Entry, 'ledger' | 'amount'>) {
  switch (ledger) {
    case 'total':
      return { ...balance, total_points: balance.total_points + amount }
    case 'redeemed':
      return { ...balance, redeemed_points: balance.redeemed_points + amount }
    case 'loaned':
      return { ...balance, loan_points: balance.loan_points + amount }
  }
}

/** How many points more an entry lets its owner spend; fewer, when negative. */
export function changeOf(entry: Pick<Entry, 'user_id' | 'ledger' | 'amount'>): number {
  return availablePoints(moved(emptyBalance(entry.user_id), entry))
}

/** The points a person can spend now, as far as they are loaded. */
export function availableOf(tx: Tx, userId: string): number {
  return availablePoints(tx.get('balances', userId) ?? emptyBalance(userId))
}

/** Throws CommandError `insufficient_points` when fewer points are available than needed; `to` completes the sentence. */
export function requirePoints(
  tx: Tx,
  userId: string,
  { need, to }: { readonly need: number; readonly to: 'redeem' | 'repay' },
): void {
  const refusal = pointsRefusal(availableOf(tx, userId), { need, to })
  if (refusal !== null) throw refusal
}

/** Why somebody who has so many points cannot give so many; null when they can. */
export function pointsRefusal(
  have: number,
  { need, to }: { readonly need: number; readonly to: 'redeem' | 'repay' },
): CommandError | null {
  if (have >= need) return null
  return new CommandError(
    'insufficient_points',
    `Insufficient points to ${to}. Need ${need} points, have ${have} available.`,
    { need, have },
  )
}

export function spokenPoints(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}
