/** Whether a person may request a loan, by the same rule as the command. */
import { requestRefusal } from '#domain/loans/loan-refusals.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { LOANS_PER_MONTH, requestsInMonth } from '#domain/loans/loan.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type Borrowing = {
  /** Why no loan can be requested now; null if one can. */
  readonly refusal: string | null
  /** Requests left this month. */
  readonly left: number
}

export function borrowingOf(
  own: readonly Loan[],
  { partners, timeZone }: Household,
  now: { readonly at: string; readonly available: number },
): Borrowing {
  const approvers = partners.filter(({ is_child }) => !is_child).length
  const refusal = requestRefusal({ approvers, loans: own, timeZone, ...now })
  const used = requestsInMonth(own, { at: now.at, timeZone })
  return { refusal: refusal && refusalText(refusal), left: Math.max(LOANS_PER_MONTH - used, 0) }
}
