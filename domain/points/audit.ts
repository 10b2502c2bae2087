/**
 * Recomputes from tasks, rewards and loans what the ledger must contain (I4), and reports differences. Tasks may be
 * edited between two completions, so all that is known of earlier completions is that each was taken back in full.
 */
import { lendingEntry, repaymentEntry } from '#domain/loans/loan-ledger.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Balance, Entry, Ledger } from '#domain/points/points.ts'
import { emptyBalance, moved } from '#domain/points/points.ts'
import { redemptionEntry, refundEntry } from '#domain/rewards/reward-ledger.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { completionEntries } from '#domain/tasks/task-ledger.ts'
import type { Task } from '#domain/tasks/task.ts'

/** An entry as its cause implies it, without the time of posting. */
export type ImpliedEntry = Omit<Entry, 'created_at'>

/** The subject of entries. `row` is null if it was deleted. */
export type Cause =
  | { readonly type: 'task'; readonly row: Task | null }
  | { readonly type: 'reward'; readonly row: Reward | null }
  | { readonly type: 'loan'; readonly row: Loan | null }

export type EntryDifference =
  | { readonly is: 'missing'; readonly implied: ImpliedEntry }
  | { readonly is: 'altered'; readonly entry: Entry; readonly implied: ImpliedEntry }
  /** No existing row implies it. */
  | { readonly is: 'unexplained'; readonly entry: Entry }
  /** A completion that the task no longer has, or its reversal, has no counterpart or was not taken back in full. */
  | { readonly is: 'unpaired'; readonly entry: Entry }

export type BalanceDifference = {
  readonly is: 'balance'
  readonly userId: string
  readonly total: Exclude<keyof Balance, 'id'>
  readonly stored: number
  readonly computed: number
}

/** The sum of a person's entries in one ledger. */
export type LedgerSum = { readonly ledger: Ledger; readonly amount: number }

/** How the entries of one task, reward or loan differ from what it implies. */
export function entryDifferences(
  cause: Cause,
  entries: readonly Entry[],
): readonly EntryDifference[] {
  const implied = impliedBy(cause)
  const rest = new Map(entries.map((entry) => [entry.id, entry]))
  const found = implied.flatMap((expected): EntryDifference[] => {
    const entry = rest.get(expected.id)
    rest.delete(expected.id)
    if (entry === undefined) return [{ is: 'missing', implied: expected }]
    return isSame(entry, expected) ? [] : [{ is: 'altered', entry, implied: expected }]
  })
  return [...found, ...leftovers(cause, [...rest.values()])]
}

/** How a person's stored totals differ from the sums of their entries. */
export function balanceDifferences(
  balance: Balance,
  sums: readonly LedgerSum[],
): readonly BalanceDifference[] {
  const computed = sums.reduce<Balance>(moved, emptyBalance(balance.id))
  const totals = ['total_points', 'redeemed_points', 'loan_points'] as const
  return totals.flatMap((total) =>
    balance[total] === computed[total]
      ? []
      : {
          is: 'balance' as const,
          userId: balance.id,
          total,
          stored: balance[total],
          computed: computed[total],
        },
  )
}

function impliedBy({ type, row }: Cause): readonly ImpliedEntry[] {
  if (row === null) return []
  switch (type) {
    case 'task':
      return impliedByTask(row)
    case 'reward':
      return impliedByReward(row)
    case 'loan':
      return impliedByLoan(row)
  }
}

/** The entries of a person are deleted with their account. */
function impliedByTask(task: Task): readonly ImpliedEntry[] {
  return task.completed_at === null ? [] : completionEntries(task)
}

/** A reward that was denied before it was redeemed cost nothing. */
function impliedByReward(reward: Reward): readonly ImpliedEntry[] {
  if (reward.redeemed_at === null) return []
  return reward.denied_by === null
    ? [redemptionEntry(reward)]
    : [redemptionEntry(reward), refundEntry(reward)]
}

function impliedByLoan(loan: Loan): readonly ImpliedEntry[] {
  if (loan.approved_by === null) return []
  return loan.repaid ? [lendingEntry(loan), repaymentEntry(loan)] : [lendingEntry(loan)]
}

function isSame(entry: Entry, implied: ImpliedEntry): boolean {
  const fields = Object.keys(implied) as (keyof ImpliedEntry)[]
  return fields.every((field) => entry[field] === implied[field])
}

/** Completions and redemptions that were taken back may remain, each with its reversal; of loans nothing may remain. */
function leftovers(cause: Cause, entries: readonly Entry[]): readonly EntryDifference[] {
  return entries.flatMap((entry): EntryDifference[] => {
    const round = roundOf(entry.id)
    if (round === null || round > roundsOf(cause)) return [{ is: 'unexplained', entry }]
    const reversal = entries.find(
      ({ id }) => id !== entry.id && roundOf(id) === round && isSameKind(id, entry.id),
    )
    return reversal !== undefined && cancels(entry, reversal) ? [] : [{ is: 'unpaired', entry }]
  })
}

/** Which completion or redemption an entry belongs to; the first redemption has no number in its id. */
function roundOf(entryId: string): number | null {
  const round = /:(?:completed|reopened|redeemed|returned)(?::(\d+))?$/.exec(entryId)
  return round ? Number(round[1] ?? 1) : (helpIn(entryId)?.round ?? null)
}

/** For a helper's entry: the completion, and the helper (T22). */
function helpIn(entryId: string): { readonly round: number; readonly person: string } | null {
  const help = /:(?:un)?helped:(\d+):([^:]+)$/.exec(entryId)
  return help && { round: Number(help[1]), person: help[2] ?? '' }
}

/** How often it was completed or redeemed; unknown if it was deleted. */
function roundsOf({ type, row }: Cause): number {
  if (type === 'loan') return 0
  if (row === null) return Infinity
  return type === 'task' ? row.completions : row.redemptions
}

function isSameKind(one: string, other: string): boolean {
  const isOfSame = helpIn(one)?.person === helpIn(other)?.person
  return isOfSame && one.split(':')[0] === other.split(':')[0]
}

function cancels(one: Entry, other: Entry): boolean {
  return (
    one.user_id === other.user_id && one.ledger === other.ledger && one.amount === -other.amount
  )
}
