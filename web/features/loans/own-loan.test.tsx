/** The states of a loan's card (L1-L3, L5). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Loan } from '#domain/loans/loan.ts'
import { makeLoan, makeUser } from '#domain/testing/make.ts'
import { makeHousehold } from '#web/testing/pair.ts'
import { wholeText } from '#web/testing/whole-text.ts'
import { OwnLoan } from './own-loan.tsx'
import type { LoanActions } from './use-loan-actions.ts'

const theo = makeUser('Theo')
const approved = {
  approved_by: theo.id,
  approved_at: '2026-03-02T10:00:00.000Z',
  due_date: '2026-03-09T22:59:59.999Z',
}

function show(given: Partial<Loan>, { at = '2026-03-05T09:00:00.000Z', available = 500 } = {}) {
  const loan = makeLoan('Maya', { title: 'Cinema', amount: 60, ...given })
  const actions = {
    withdraw: vi.fn<LoanActions['withdraw']>(),
    approve: vi.fn<LoanActions['approve']>(),
    deny: vi.fn<LoanActions['deny']>(),
    repay: vi.fn<LoanActions['repay']>(),
    clear: vi.fn<LoanActions['clear']>(),
  }
  render(
    <OwnLoan
      loan={loan}
      household={makeHousehold()}
      at={at}
      available={available}
      mark="none"
      actions={actions}
    />,
  )
  return { loan, actions }
}

test('a pending one can be withdrawn', () => {
  const { loan, actions } = show({})
  expect(screen.getByText('Pending')).toBeTruthy()
  screen.getByRole('button', { name: 'Withdraw Cinema' }).click()
  expect(actions.withdraw).toHaveBeenCalledWith(loan)
})

test('an active one says who lent it and when it is due, and can be repaid', () => {
  const { loan, actions } = show(approved)
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.getByText(wholeText('Lent by Theo'))).toBeTruthy()
  expect(screen.getByText('Due Mar 9, 2026')).toBeTruthy()
  screen.getByRole('button', { name: 'Repay 60 points for Cinema' }).click()
  expect(actions.repay).toHaveBeenCalledWith(loan)
})

test('pressed twice it is repaid once', () => {
  const { actions } = show(approved)
  const button = screen.getByRole('button', { name: 'Repay 60 points for Cinema' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(actions.repay).toHaveBeenCalledTimes(1)
})

test('with too few points the button is disabled and says what is missing', () => {
  const { actions } = show(approved, { available: 25 })
  const button = screen.getByRole('button', { name: 'Repay 60 points for Cinema' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const reason = 'Insufficient points to repay. Need 60 points, have 25 available.'
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByText('Need 35 more points')).toBeTruthy()
  button.click()
  expect(actions.repay).not.toHaveBeenCalled()
})

test('an overdue one can still be repaid (L2)', () => {
  show(approved, { at: '2026-03-10T09:00:00.000Z' })
  expect(screen.getByText('Overdue')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Repay 60 points for Cinema' })).toBeTruthy()
})

test('a denied one and a repaid one are over', () => {
  show({ denied_by: theo.id })
  expect(screen.getByText('Denied')).toBeTruthy()
  expect(screen.getByText(wholeText('Denied by Theo'))).toBeTruthy()
  cleanup()
  show({ ...approved, repaid: true, repaid_at: '2026-03-04T09:00:00.000Z' })
  expect(screen.getByText('Repaid')).toBeTruthy()
  expect(screen.getByText('Repaid Mar 4, 2026')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
