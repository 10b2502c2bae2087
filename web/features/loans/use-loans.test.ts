/** The people who may request a loan now, and the loans the page shows (L1, L2, L4, P3, F2). */
import { expect, test } from 'vitest'
import type { Loan } from '#domain/loans/loan.ts'
import { idOf, makeLoan, makeUser } from '#domain/testing/make.ts'
import { borrowingOf } from '#web/shared/points/borrowing.ts'
import { makeHousehold } from '#web/testing/pair.ts'
import { sortLoans } from './use-loans.ts'

const at = '2026-03-20T09:00:00.000Z'
const [maya, theo, juno] = [
  makeUser('Maya'),
  makeUser('Theo'),
  makeUser('Juno', { is_child: true }),
]

function borrowing(loans: readonly Loan[], household = makeHousehold(), available = 0) {
  return borrowingOf(loans, household, { at, available })
}

function asked(day: string, given: Partial<Loan> = {}): Loan {
  const requested_at = `2026-03-${day}T09:00:00.000Z`
  return makeLoan('Maya', { id: idOf(`loan ${day}`), requested_at, ...given })
}

test('with an adult partner a loan can be asked for, three times a month', () => {
  expect(borrowing([])).toEqual({ refusal: null, left: 3 })
  expect(borrowing([asked('01'), asked('02')])).toEqual({ refusal: null, left: 1 })
  expect(borrowing([asked('01'), asked('02'), asked('03')])).toEqual({
    refusal: 'You can request up to 3 loans per month',
    left: 0,
  })
})

test('denied requests do not count, cleared loans do', () => {
  const denied = asked('01', { denied_by: theo.id })
  const cleared = asked('02', { approved_by: theo.id, repaid: true, cleared_at: at })
  expect(borrowing([denied, cleared]).left).toBe(2)
})

test('without an adult partner the button says what to do', () => {
  const refusal = 'Invite a partner to borrow points'
  expect(borrowing([], makeHousehold({ partners: [] })).refusal).toBe(refusal)
  expect(borrowing([], makeHousehold({ partners: [juno] })).refusal).toBe(refusal)
})

test('an overdue loan comes first, and a negative balance waits', () => {
  const overdue = asked('01', { approved_by: theo.id, due_date: '2026-03-19T22:59:59.999Z' })
  expect(borrowing([overdue]).refusal).toMatch(/^Repay your overdue loan/)
  expect(borrowing([], makeHousehold(), -1).refusal).toMatch(/not below zero/)
})

test('requests of partners wait for an adult, oldest first, and never for a child', () => {
  const mine = asked('03')
  const theirs = ['02', '01'].map((day) => asked(day, { user_id: theo.id }))
  const decided = asked('04', { user_id: theo.id, approved_by: maya.id })
  const all = [mine, ...theirs, decided]
  const { own, toDecide } = sortLoans(all, makeHousehold())
  expect(own).toEqual([mine])
  expect(toDecide.map(({ id }) => id)).toEqual([idOf('loan 01'), idOf('loan 02')])
  const child = makeHousehold({ me: { ...maya, is_child: true } })
  expect(sortLoans(all, child).toDecide).toEqual([])
})
