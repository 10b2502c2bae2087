/** Texts of the audit: a sentence for each difference, with the names of tasks and rewards. */
import type { BalanceDifference, ImpliedEntry } from '#domain/points/audit.ts'
import type { EntryReason } from '#domain/points/points.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Difference } from './audit-ledger.ts'

const reasons: Readonly<Record<EntryReason, string>> = {
  task_completed: 'for completing',
  task_reopened: 'taken back when reopening',
  task_helped: 'for helping with',
  task_unhelped: 'taken back from who helped when reopening',
  reward_redeemed: 'for redeeming',
  reward_refunded: 'given back for',
  reward_returned: 'given back when returning',
  loan_approved: 'lent for',
  loan_repaid: 'repaid for',
}

const totals: Readonly<Record<BalanceDifference['total'], string>> = {
  total_points: 'total points',
  redeemed_points: 'redeemed points',
  loan_points: 'loan points',
}

export function sentenceFor(store: RowStore, difference: Difference): string {
  switch (difference.is) {
    case 'missing':
      return `Missing from the ledger: ${spoken(store, difference.implied)}.`
    case 'altered':
      return `Altered in the ledger: ${spoken(store, difference.entry)}, where it should be ${spoken(store, difference.implied)}.`
    case 'unexplained':
      return `In the ledger without a cause: ${spoken(store, difference.entry)}.`
    case 'unpaired':
      return `In the ledger for a completion or redemption that does not count: ${spoken(store, difference.entry)}.`
    case 'balance':
      return `${nameOf(store, difference.userId)} has ${difference.stored} ${totals[difference.total]} stored, but the ledger adds up to ${difference.computed}.`
  }
}

function spoken(store: RowStore, entry: ImpliedEntry): string {
  const what = `${entry.amount === 1 ? '1 point' : `${entry.amount} points`} ${reasons[entry.reason]} ${titleOf(store, entry)}`
  return `${what}, ${nameOf(store, entry.user_id)} (${entry.id}, ${entry.ledger})`
}

function titleOf(store: RowStore, { related_type, related_id }: ImpliedEntry): string {
  const title = {
    task: () => store.get('tasks', related_id)?.name,
    reward: () => store.get('rewards', related_id)?.name,
    loan: () => store.get('loans', related_id)?.title,
  }[related_type]()
  return title ? `the ${related_type} "${title}"` : `a ${related_type} that is gone`
}

function nameOf(store: RowStore, userId: string): string {
  return store.get('users', userId)?.name ?? `somebody without an account (${userId})`
}
