/** My loans, and the requests of partners that await my decision. */
import type { Loan } from '#domain/loans/loan.ts'
import { isPending } from '#domain/loans/loan.ts'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type Loans = {
  /** All of my loans, newest first, including cleared ones, which count for the month. */
  readonly own: readonly Loan[]
  /** Undecided requests of partners, oldest first. None for a child (F2). */
  readonly toDecide: readonly Loan[]
}

/** Undefined until the device has answered. */
export function useLoans(household: Household | undefined): Loans | undefined {
  const loans = useLive(({ loans: table }) => table.toArray())
  if (!household || !loans) return undefined
  return sortLoans(loans, household)
}

export function sortLoans(loans: readonly Loan[], { me, partners }: Household): Loans {
  const byAge = [...loans].sort((a, b) => (a.requested_at < b.requested_at ? -1 : 1))
  const borrowers = me.is_child ? [] : partners.map(({ id }) => id)
  return {
    own: byAge.filter(({ user_id }) => user_id === me.id).reverse(),
    toDecide: byAge.filter((loan) => isPending(loan) && borrowers.includes(loan.user_id)),
  }
}
