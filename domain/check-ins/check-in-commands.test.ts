/** The monthly check-in: one set of answers for each month and partner, seen by these two, deletable on every plan (S3). */
import { expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount } from '#domain/testing/make.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { checkInId } from './check-in-commands.ts'
import { isMonthStart, monthAfter, monthBounds, checkInMonth } from './check-in-month.ts'

const people = ['Maya', 'Theo', 'Nora'] as const
const answers = { went_well: 'Mornings', was_heavy: 'Laundry', to_change: 'Bins on Mondays' }
const february = { partner_id: idOf('Theo'), month: '2026-02' }

function onUltimate() {
  return createHousehold({
    people,
    partners: ['Maya+Theo', 'Theo+Nora'],
    rows: [['accounts', makeAccount('Maya', { plan: 'ultimate' })]],
  })
}

test('answering again replaces the answers, on every device', () => {
  const household = onUltimate()
  household.run(['Maya', 'saveCheckIn', { ...february, ...answers }])
  household.run(['Maya', 'saveCheckIn', { ...february, ...answers, went_well: 'Evenings' }])
  expect(household.all('check_ins')).toMatchObject([{ ...february, went_well: 'Evenings' }])
})

test('a check-in needs a partner, and a month that has begun in the time zone of the author', () => {
  const household = onUltimate()
  const refusal = (input: { partner_id: string; month: string }, at?: string) =>
    household.refusal(
      ['Maya', 'saveCheckIn', { ...input, ...answers }],
      at === undefined ? {} : { at },
    )
  expect(refusal({ ...february, partner_id: idOf('Nora') })).toEqual({
    code: 'not_found',
    message: 'Partner not found',
    details: null,
  })
  const march = { ...february, month: '2026-03' }
  expect(refusal(march, '2026-02-28T22:59:59.000Z')).toEqual({
    code: 'invalid_args',
    message: 'This month has not begun',
    details: { field: 'month' },
  })
  expect(refusal(march, '2026-02-28T23:00:00.000Z')).toBeNull()
})

test('Nora, a partner of Theo, never sees the answers of Maya and Theo', () => {
  const household = onUltimate()
  household.run(['Maya', 'saveCheckIn', { ...february, ...answers }])
  const [checkIn] = household.all('check_ins')
  if (!checkIn) throw new Error('Maya answered')
  const seenBy = (name: string) =>
    project('check_ins', checkIn, viewerFrom(idOf(name), household.all('partnerships')))
  expect(seenBy('Maya')).toEqual(checkIn)
  expect(seenBy('Theo')).toEqual(checkIn)
  const noras = household
    .all('partnerships')
    .filter(({ invitee_id }) => invitee_id === idOf('Nora'))
  expect(project('check_ins', checkIn, viewerFrom(idOf('Nora'), noras))).toBeNull()
})

test.each(['free', 'pro'] as const)(
  'on %s answering is refused, and answers can be deleted',
  (plan) => {
    const household = onUltimate()
    household.run(['Maya', 'saveCheckIn', { ...february, ...answers }])
    household.put('accounts', makeAccount('Maya', { plan }))
    expect(household.refusal(['Maya', 'saveCheckIn', { ...february, ...answers }])?.code).toBe(
      'plan_needed',
    )
    household.run(['Maya', 'deleteCheckIn', { id: checkInId(idOf('Maya'), february) }])
    expect(household.all('check_ins')).toEqual([])
  },
)

test("nobody can delete a partner's answers", () => {
  const household = onUltimate()
  household.run(['Maya', 'saveCheckIn', { ...february, ...answers }])
  const id = checkInId(idOf('Maya'), february)
  const notFound = { code: 'not_found', message: 'Check-in not found', details: null }
  expect(household.refusal(['Theo', 'deleteCheckIn', { id }])).toEqual(notFound)
  expect(household.refusal(['Maya', 'deleteCheckIn', { id: idOf('nothing') }])).toEqual(notFound)
})

test('in the first week of a month a check-in is about the month before', () => {
  const zone = 'Pacific/Tongatapu'
  expect(checkInMonth('2026-03-07T10:59:59.000Z', zone)).toBe('2026-02')
  expect(isMonthStart('2026-03-07T10:59:59.000Z', zone)).toBe(true)
  expect(checkInMonth('2026-03-07T11:00:00.000Z', zone)).toBe('2026-03')
  expect(checkInMonth('2026-01-01T12:00:00.000Z', 'UTC')).toBe('2025-12')
})

test('months are consecutive across years, and each ends where the next begins', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthBounds('2026-03', 'Europe/Berlin')).toEqual({
    from: '2026-02-28T23:00:00.000Z',
    to: '2026-03-31T22:00:00.000Z',
  })
})
