/** Lists a person's loans, and those of partners that concern them; loans that the borrower cleared are not listed (L3). */
import type { Loan } from '#domain/loans/loan.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { HttpError } from '#server/errors.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'

const NEWEST_FIRST = 'ORDER BY requested_at DESC, id DESC'

/** The person's own loans, or those of the partner with the given user id or partnership id (A11). */
export function loansFor(
  store: RowStore,
  userId: string,
  partner: string | undefined,
): readonly Loan[] {
  const viewer = viewerFrom(userId, membershipOf(store, userId))
  const borrower = partner === undefined ? userId : partnerCalled(store, userId, partner)
  const found = store.all('loans', `WHERE user_id = ? ${NEWEST_FIRST}`, borrower)
  return found.flatMap((loan) => {
    const visible = project('loans', loan, viewer)
    return visible === null || visible.cleared_at !== null ? [] : visible
  })
}

function partnerCalled(store: RowStore, userId: string, given: string): string {
  const wanted = given.toLowerCase()
  for (const partnership of membershipOf(store, userId)) {
    const other = otherOf(partnership, userId)
    if (partnership.status === 'accepted' && [partnership.id, other].includes(wanted) && other)
      return other
  }
  throw new HttpError(404, 'not_found', 'Partner not found')
}
