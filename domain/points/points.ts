/** Points: an append-only ledger, and the totals of its owner, which are kept consistent with it (P1-P3). */
import type { RowOf } from '#domain/column.ts'
import { choice, id, moment, newRow, whole, withDefault } from '#domain/column.ts'

/** The total that an entry changes: points earned, points spent on rewards, points borrowed. */
const ledgers = ['total', 'redeemed', 'loaned'] as const
export type Ledger = (typeof ledgers)[number]

export const entryReasons = [
  'task_completed',
  'task_reopened',
  'task_helped',
  'task_unhelped',
  'reward_redeemed',
  'reward_refunded',
  'reward_returned',
  'loan_approved',
  'loan_repaid',
] as const
export type EntryReason = (typeof entryReasons)[number]

/** One change of points. Its id is derived from its cause, so that posting it twice has no effect. */
export const entryColumns = {
  id: id(),
  user_id: id(),
  ledger: choice(ledgers),
  /** Whole points; a negative amount takes back what an earlier entry gave. */
  amount: whole({}),
  reason: choice(entryReasons),
  related_id: id(),
  related_type: choice(['task', 'reward', 'loan']),
  created_at: moment(),
}
export type Entry = RowOf<typeof entryColumns>

/** The totals of a person; at every commit they equal the sums of their entries (I4). */
export const balanceColumns = {
  id: id(),
  total_points: withDefault(whole({}), 0),
  redeemed_points: withDefault(whole({}), 0),
  loan_points: withDefault(whole({}), 0),
}
export type Balance = RowOf<typeof balanceColumns>

export function emptyBalance(userId: string): Balance {
  return newRow(balanceColumns, { id: userId })
}

/** Points that a person can spend; negative if a reopened task was already spent (P3). */
export function availablePoints(balance: Balance): number {
  return balance.total_points - balance.redeemed_points + balance.loan_points
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

/** By how many points an entry changes what its owner can spend. */
export function changeOf(entry: Pick<Entry, 'user_id' | 'ledger' | 'amount'>): number {
  return availablePoints(moved(emptyBalance(entry.user_id), entry))
}
