/** The commands on loans: who may run them, when, and their effects. */
import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { createFamily } from '#domain/testing/household.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import { idOf, makeAccount, makeLoan, makePartnership, monday } from '#domain/testing/make.ts'
import type { Loan } from './loan.ts'
import { stateOf } from './loan.ts'

const id = idOf('loan')
const [maya, theo] = [idOf('Maya'), idOf('Theo')]

/** A family in which Maya borrows. */
function householdWith(loan: Partial<Loan> = {}, rows: MadeRows = []) {
  return createFamily([['loans', makeLoan('Maya', { id, ...loan })], ...rows])
}

const due = '2026-03-09T22:59:59.999Z'
const active = { approved_by: theo, approved_at: monday, due_date: due }
const denied = { denied_by: theo }
const repaid = { ...active, repaid: true, repaid_at: monday }
const notFound = { code: 'not_found', message: 'Loan not found', details: null }

/** Programs use the code: the same message always has the same code. */
const codes: Readonly<Record<string, RefusalCode>> = {
  'Loan not found': 'not_found',
  'Already approved by Theo': 'already_decided',
  'Already approved by Somebody': 'already_decided',
  'Already denied by Theo': 'already_decided',
  'Already denied by Somebody': 'already_decided',
  'A loan can only be withdrawn by its borrower': 'forbidden',
  'A loan can only be repaid by its borrower': 'forbidden',
  'Only a partner of the borrower can approve this loan': 'forbidden',
  'Only a partner of the borrower can deny this loan': 'forbidden',
  'Only approved loans can be repaid': 'not_approved',
}
const request = { id: idOf('new'), amount: 50, title: 'Concert', description: 'Two tickets' }

describe('who may do what, in which state', () => {
  const cases = [
    ['Maya', 'withdrawLoan', {}, null],
    ['Maya', 'withdrawLoan', active, 'Already approved by Theo'],
    ['Maya', 'withdrawLoan', denied, 'Already denied by Theo'],
    ['Theo', 'withdrawLoan', {}, 'A loan can only be withdrawn by its borrower'],
    ['Otis', 'withdrawLoan', {}, 'Loan not found'],
    ['Theo', 'approveLoan', {}, null],
    ['Nora', 'approveLoan', {}, null],
    ['Maya', 'approveLoan', {}, 'Only a partner of the borrower can approve this loan'],
    ['Ida', 'approveLoan', {}, 'Only a partner of the borrower can approve this loan'],
    ['Otis', 'approveLoan', {}, 'Loan not found'],
    ['Theo', 'approveLoan', active, null],
    ['Theo', 'approveLoan', denied, 'Already denied by Theo'],
    ['Nora', 'approveLoan', active, 'Already approved by Somebody'],
    ['Nora', 'denyLoan', denied, 'Already denied by Somebody'],
    ['Theo', 'denyLoan', {}, null],
    ['Theo', 'denyLoan', denied, null],
    ['Theo', 'denyLoan', active, 'Already approved by Theo'],
    ['Maya', 'denyLoan', {}, 'Only a partner of the borrower can deny this loan'],
    ['Ida', 'denyLoan', {}, 'Only a partner of the borrower can deny this loan'],
    ['Maya', 'repayLoan', active, null],
    ['Maya', 'repayLoan', { ...active, due_date: '2026-02-20T22:59:59.999Z' }, null],
    ['Maya', 'repayLoan', repaid, null],
    ['Maya', 'repayLoan', {}, 'Only approved loans can be repaid'],
    ['Maya', 'repayLoan', denied, 'Only approved loans can be repaid'],
    ['Theo', 'repayLoan', active, 'A loan can only be repaid by its borrower'],
    ['Otis', 'repayLoan', active, 'Loan not found'],
  ] as const

  test.each(cases)('%s %s of a loan %j: %s', (actor, command, loan, message) => {
    const refusal = householdWith(loan).refusal([actor, command, { id }])
    expect(refusal?.message ?? null).toBe(message)
    expect(refusal?.code).toBe(message === null ? undefined : codes[message])
  })

  test.each(['withdrawLoan', 'approveLoan', 'denyLoan', 'repayLoan'] as const)(
    '%s of a loan that is not there is refused as a stranger is',
    (command) => {
      expect(householdWith().refusal(['Maya', command, { id: idOf('nothing') }])).toEqual(notFound)
    },
  )
})

test.each([
  [{}, '2026-03-02T09:00:00.000Z', 'pending'],
  [active, due, 'active'],
  [active, '2026-03-09T23:00:00.000Z', 'overdue'],
  [repaid, '2027-01-01T00:00:00.000Z', 'repaid'],
  [denied, '2027-01-01T00:00:00.000Z', 'denied'],
] as const)('a loan %j is at %s %s (L5)', (loan, at, state) => {
  expect(stateOf(makeLoan('Maya', loan), at)).toBe(state)
})

describe('requesting (L1, L2, L4, L6)', () => {
  const letters = (n: number) => 'x'.repeat(n)
  test.each([
    [{ amount: 0 }, 'Amount must be at least 1 point'],
    [{ amount: 1 }, null],
    [{ amount: 300 }, null],
    [{ amount: 301 }, 'Amount cannot exceed 300 points'],
    [{ amount: 2.5 }, 'Amount must be a whole number of points'],
    [{ title: '' }, 'Title is required'],
    [{ title: letters(50) }, null],
    [{ title: letters(51) }, 'Title cannot exceed 50 characters'],
    [{ description: '' }, 'Description is required'],
    [{ description: letters(200) }, null],
    [{ description: letters(201) }, 'Description cannot exceed 200 characters'],
  ])('%j gives %s', (fields, message) => {
    const refusal = householdWith().refusal(['Maya', 'requestLoan', { ...request, ...fields }])
    expect(refusal?.message ?? null).toBe(message)
  })

  test('a new one is pending, moves no points and notifies the approvers once', () => {
    const household = householdWith()
    household.run(['Maya', 'requestLoan', request])
    expect(household.get('loans', request.id)).toEqual(makeLoan('Maya', request))
    expect(household.availableTo('Maya')).toBe(100)
    expect(household.notifications().toSorted()).toEqual([
      'Nora: loan_requested: Maya asked to borrow 50 points',
      'Theo: loan_requested: Maya asked to borrow 50 points',
    ])
  })

  test('a request with a taken id is refused, whoever made the other one (rule R35)', () => {
    expect(householdWith().refusal(['Otis', 'requestLoan', { ...request, id }])).toEqual({
      code: 'id_conflict',
      message: 'A loan with this id exists already',
      details: null,
    })
  })

  test('a request for one point is worded in the singular', () => {
    const household = householdWith()
    household.run(['Ida', 'requestLoan', { ...request, amount: 1 }])
    expect(household.notifications()).toEqual(['Maya: loan_requested: Ida asked to borrow 1 point'])
  })

  test('a person without an adult partner cannot request a loan', () => {
    expect(householdWith().refusal(['Otis', 'requestLoan', request])).toEqual({
      code: 'not_partner',
      message: 'Invite a partner to borrow points',
      details: null,
    })
  })

  test('a child may request a loan from its parent (F2)', () => {
    expect(householdWith().refusal(['Ida', 'requestLoan', request])).toBeNull()
  })

  const other = (n: number, given: Partial<Loan> = {}) =>
    ['loans', makeLoan('Maya', { id: idOf(`loan ${n}`), ...given })] as const

  test('a request dated more than a week ago counts in the month of its receipt', () => {
    const household = householdWith({}, [
      ['partnerships', makePartnership('Maya', 'Theo', { created_at: '2026-01-01T09:00:00.000Z' })],
    ])
    const now = '2026-03-20T09:00:00.000Z'
    const ask = (at: string) => ['Maya', 'requestLoan', { ...request, id: idOf(at) }] as const
    for (const at of ['2026-01-20T09:00:00.000Z', '2026-02-20T09:00:00.000Z'])
      household.run(ask(at), { at, now })
    expect(household.all('loans').map(({ requested_at }) => requested_at)).toEqual([
      monday,
      now,
      now,
    ])
    const at = '2026-02-01T09:00:00.000Z'
    expect(household.refusal(ask(at), { at, now })?.code).toBe('loan_limit')
  })

  test('a request dated before every partnership gets the time of its receipt', () => {
    const household = householdWith()
    const now = '2026-03-03T09:00:00.000Z'
    household.run(['Maya', 'requestLoan', { ...request, id: idOf('early') }], {
      at: '2026-02-28T09:00:00.000Z',
      now,
    })
    expect(household.get('loans', idOf('early'))?.requested_at).toBe(now)
  })

  test('the limit is three a month; denied ones do not count, repaid and cleared ones do (L1, L3)', () => {
    const two = householdWith({}, [other(1, { ...repaid, cleared_at: monday }), other(2, denied)])
    expect(two.refusal(['Maya', 'requestLoan', request])).toBeNull()
    const three = householdWith({}, [other(1, repaid), other(2, active), other(3, denied)])
    expect(three.refusal(['Maya', 'requestLoan', request])).toEqual({
      code: 'loan_limit',
      message: 'You can request up to 3 loans per month',
      details: { limit: 3 },
    })
    three.run(['Maya', 'withdrawLoan', { id }])
    expect(three.refusal(['Maya', 'requestLoan', request])).toBeNull()
  })

  test.each([
    ['Asia/Tokyo', '2026-03-31T14:59:59.000Z', 'loan_limit'],
    ['Asia/Tokyo', '2026-03-31T15:00:00.000Z', undefined],
    ['America/Los_Angeles', '2026-04-01T06:59:59.000Z', 'loan_limit'],
    ['America/Los_Angeles', '2026-04-01T07:00:00.000Z', undefined],
  ])('the month is that of the tap in %s: at %s %s (A15)', (time_zone, at, code) => {
    const paid = { ...repaid, requested_at: '2026-03-05T09:00:00.000Z' }
    const household = householdWith(paid, [
      other(1, paid),
      other(2, paid),
      ['accounts', makeAccount('Maya', { time_zone })],
    ])
    const now = '2026-04-02T09:00:00.000Z'
    expect(household.refusal(['Maya', 'requestLoan', request], { at, now })?.code).toBe(code)
  })

  test('while one is overdue no other can be requested (L2)', () => {
    const household = householdWith(active)
    const later = { at: '2026-03-10T09:00:00.000Z' }
    expect(household.refusal(['Maya', 'requestLoan', request], later)).toEqual({
      code: 'loan_limit',
      message: 'Repay your overdue loan before asking for another',
      details: null,
    })
    household.run(['Maya', 'repayLoan', { id }], later)
    expect(household.refusal(['Maya', 'requestLoan', request], later)).toBeNull()
  })

  test.each([
    [
      -1,
      {
        code: 'insufficient_points',
        message: 'You can borrow again once your balance is not below zero',
        details: { have: -1 },
      },
    ],
    [0, null],
  ])('a balance of %i gives %j (P3)', (total_points, refusal) => {
    const household = householdWith({}, [['balances', { ...emptyBalance(maya), total_points }]])
    expect(household.refusal(['Maya', 'requestLoan', request])).toEqual(refusal)
  })
})

describe('approving', () => {
  test('creates the points once, only for the borrower, and notifies them (P1, P2)', () => {
    const household = householdWith()
    household.run(['Theo', 'approveLoan', { id }])
    expect(household.run(['Theo', 'approveLoan', { id }])).toEqual([])
    expect([household.availableTo('Maya'), household.availableTo('Theo')]).toEqual([200, 0])
    expect(household.all('entries').map(({ id: entry, amount }) => [entry, amount])).toEqual([
      [`loan:${id}:approved`, 100],
    ])
    expect(household.notifications()).toEqual(['Maya: loan_approved: Theo lent you 100 points'])
  })

  test.each([
    ['Europe/Berlin', '2026-03-02T09:00:00.000Z', '2026-03-09T22:59:59.999Z'],
    // Clocks go forward on 29 March there.
    ['Europe/Berlin', '2026-03-25T09:00:00.000Z', '2026-04-01T21:59:59.999Z'],
    ['Pacific/Tongatapu', '2026-03-02T10:59:00.000Z', '2026-03-09T10:59:59.999Z'],
    ['Pacific/Tongatapu', '2026-03-02T11:01:00.000Z', '2026-03-10T10:59:59.999Z'],
    ['America/New_York', '2026-11-01T03:00:00.000Z', '2026-11-08T04:59:59.999Z'],
  ])(
    'due at the end of the seventh local day in %s: approved %s, due %s (L1)',
    (time_zone, now, due_date) => {
      const household = householdWith({}, [['accounts', makeAccount('Maya', { time_zone })]])
      household.run(['Theo', 'approveLoan', { id }], { at: monday, now })
      expect(household.get('loans', id)).toMatchObject({ approved_at: now, due_date })
    },
  )

  test('without the time zone of the borrower, the day is that of the approver, otherwise of UTC', () => {
    const household = householdWith({}, [
      ['accounts', makeAccount('Theo', { time_zone: 'Asia/Tokyo' })],
    ])
    household.drop('accounts', maya)
    household.run(['Theo', 'approveLoan', { id }])
    expect(household.get('loans', id)?.due_date).toBe('2026-03-09T14:59:59.999Z')
    const nowhere = householdWith()
    for (const person of [maya, theo]) nowhere.drop('accounts', person)
    nowhere.run(['Theo', 'approveLoan', { id }])
    expect(nowhere.get('loans', id)?.due_date).toBe('2026-03-09T23:59:59.999Z')
  })

  test('denying moves no points and notifies the borrower', () => {
    const household = householdWith()
    household.run(['Theo', 'denyLoan', { id }])
    expect(household.get('loans', id)).toEqual(makeLoan('Maya', { id, denied_by: theo }))
    expect(household.notifications()).toEqual([
      'Maya: loan_denied: Theo did not lend you 100 points',
    ])
  })

  test('the second approver is told who was first, and the first decision stays (RW6)', () => {
    const household = householdWith()
    household.run(['Theo', 'denyLoan', { id }])
    expect(household.refusal(['Theo', 'approveLoan', { id }])).toMatchObject({
      code: 'already_decided',
      details: { name: 'Theo' },
    })
  })
})

describe('repaying', () => {
  test.each([
    [100, null],
    [99, 'Insufficient points to repay. Need 100 points, have 99 available.'],
  ])('with %i points to spend a loan of 100 gives %s (P3)', (total_points, message) => {
    const household = householdWith(active, [['balances', { ...emptyBalance(maya), total_points }]])
    const refusal = household.refusal(['Maya', 'repayLoan', { id }])
    expect(refusal?.message ?? null).toBe(message)
    expect(refusal?.code).toBe(message === null ? undefined : 'insufficient_points')
  })

  test('one point that is missing is worded as one (P3)', () => {
    const household = householdWith({ ...active, amount: 1 }, [['balances', emptyBalance(maya)]])
    expect(household.refusal(['Maya', 'repayLoan', { id }])?.message).toBe(
      'Insufficient points to repay. Need 1 point, have 0 available.',
    )
  })

  test('a loan is never repaid before the time of its approval (T8)', () => {
    const approved_at = '2026-03-02T10:00:00.000Z'
    const household = householdWith({ ...active, approved_at })
    household.run(['Maya', 'repayLoan', { id }], { at: monday, now: '2026-03-02T11:00:00.000Z' })
    expect(household.get('loans', id)?.repaid_at).toBe('2026-03-02T11:00:00.000Z')
  })

  test('takes the points once and notifies the approvers', () => {
    const household = householdWith()
    household.run(['Theo', 'approveLoan', { id }])
    household.run(['Maya', 'repayLoan', { id }])
    expect(household.run(['Maya', 'repayLoan', { id }])).toEqual([])
    expect(household.availableTo('Maya')).toBe(100)
    expect(household.get('balances', maya)?.loan_points).toBe(0)
    expect(
      household
        .notifications()
        .filter((line) => line.includes('loan_repaid'))
        .toSorted(),
    ).toEqual([
      'Nora: loan_repaid: Maya repaid 100 points',
      'Theo: loan_repaid: Maya repaid 100 points',
    ])
  })
})

describe('clearing (L3, rule R47)', () => {
  const later = { ...repaid, id: idOf('later') }
  const clearedOf = (household: ReturnType<typeof householdWith>) =>
    household.all('loans').flatMap((loan) => (loan.cleared_at === null ? [] : [loan.id]))

  test('hides the repaid ones that were seen, and moves no points', () => {
    const household = householdWith(repaid, [
      ['loans', makeLoan('Maya', later)],
      ['loans', makeLoan('Maya', { id: idOf('owed'), ...active })],
      ['loans', makeLoan('Theo', { ...repaid })],
    ])
    household.run(['Maya', 'clearRepaidLoans', { ids: [id, idOf('owed'), idOf('loan of Theo')] }])
    expect(clearedOf(household)).toEqual([id])
    household.run(['Maya', 'clearRepaidLoans', {}])
    expect(clearedOf(household)).toEqual([id, idOf('later')])
    const again = { at: '2026-03-03T09:00:00.000Z' }
    expect(household.run(['Maya', 'clearRepaidLoans', {}], again)).toEqual([])
    expect([household.availableTo('Maya'), household.all('entries')]).toEqual([100, []])
  })
})
