/** My loans: what was repaid can be cleared, and years of them are drawn in blocks. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makeLoan, monday } from '#domain/testing/make.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { LoanHistory } from './loan-history.tsx'
import { useLoans } from './use-loans.ts'

function History() {
  const household = useHousehold()
  const loans = useLoans(household)
  if (!household || !loans) return null
  return <LoanHistory household={household} loans={loans.own} at={monday} available={0} />
}

test('once they are cleared the focus is at the heading (U7)', async () => {
  const repaid = makeLoan('Maya', {
    approved_by: idOf('Theo'),
    approved_at: monday,
    repaid: true,
    repaid_at: monday,
  })
  const rows = [...pair, ['loans', repaid] as const]
  await renderForAccount({ name: 'Maya', rows }, '/', <History />)
  const clear = await screen.findByRole('button', { name: 'Clear repaid loans' })
  clear.focus()
  fireEvent.click(clear)
  await waitFor(() => expect(clear.isConnected).toBe(false))
  const heading = screen.getByRole('heading', { name: 'Loan history' })
  expect(document.activeElement).toBe(heading)
})

test('of years of loans the first are drawn, and each knows its place', async () => {
  const loans: Rows = Array.from({ length: 20 }, (_, place) => [
    'loans',
    makeLoan('Maya', { id: idOf(`loan ${place}`), denied_by: idOf('Theo') }),
  ])
  await renderForAccount({ name: 'Maya', rows: [...pair, ...loans] }, '/', <History />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(12)
  expect(rows[11]?.getAttribute('aria-posinset')).toBe('12')
  expect(rows[11]?.getAttribute('aria-setsize')).toBe('20')
})
