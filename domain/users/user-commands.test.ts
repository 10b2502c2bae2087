/** The commands on one's own account. */
import { describe, expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeUser, openSettings } from '#domain/testing/make.ts'

const openHousehold = () => createHousehold({ people: ['Maya', 'Theo'] })

test('only the given fields change, and only those of the actor', () => {
  const household = openHousehold()
  household.run(['Maya', 'updateProfile', { name: 'May Ellis' }])
  household.run(['Maya', 'updateProfile', { photo_url: '/photos/a' }])
  household.run(['Maya', 'updateProfile', { time_zone: 'Asia/Tokyo' }])
  expect(household.all('users')).toEqual([
    makeUser('Maya', { name: 'May Ellis', photo_url: '/photos/a' }),
    makeUser('Theo'),
  ])
  expect(household.get('accounts', idOf('Maya'))).toEqual(
    makeAccount('Maya', { time_zone: 'Asia/Tokyo' }),
  )
})

test('null removes a photo', () => {
  const household = openHousehold()
  household.run(['Maya', 'updateProfile', { photo_url: '/photos/a' }])
  household.run(['Maya', 'updateProfile', { photo_url: null }])
  expect(household.get('users', idOf('Maya'))?.photo_url).toBeNull()
})

test.each([
  [{ name: 'M' }, 'Name must be at least 2 characters'],
  [{ name: 'Mo' }, null],
  [{ name: 'x'.repeat(200) }, null],
  [{ name: 'x'.repeat(201) }, 'Name cannot exceed 200 characters'],
  [{ photo_url: 'ftp://example.org' }, 'Please enter a valid URL'],
  [{ photo_url: 'see https://example.org/a.png' }, 'Please enter a valid URL'],
  [{ photo_url: 'https://example.org/a b' }, 'Please enter a valid URL'],
  [{ photo_url: '/photos/a b' }, 'Please enter a valid URL'],
  [{ photo_url: 'http://example.org/a.png' }, null],
  [{ photo_url: 'HTTPS://example.org' }, null],
  [{ time_zone: 'Mars/Base' }, 'Please choose a time zone'],
  [{ time_zone: 'Europe/Berlin' }, null],
])('%j gives %s', (input, message) => {
  expect(openHousehold().refusal(['Maya', 'updateProfile', input])?.message ?? null).toBe(message)
})

describe('changing the plan (S1, S2, F2)', () => {
  const plans = ['free', 'pro', 'ultimate'] as const
  test.each(plans.flatMap((from) => plans.map((to) => [from, to] as const)))(
    'from %s to %s is free to choose where no payment is taken, else only downwards to free',
    (from, to) => {
      const household = createHousehold({
        people: ['Maya'],
        rows: [['accounts', makeAccount('Maya', { plan: from })]],
      })
      const closed = { settings: { ...openSettings, freeChoiceOfPlan: false } }
      expect(household.refusal(['Maya', 'changePlan', { plan: to }])).toBeNull()
      expect(household.refusal(['Maya', 'changePlan', { plan: to }], closed)?.code).toBe(
        to === 'free' || to === from ? undefined : 'forbidden',
      )
      household.run(['Maya', 'changePlan', { plan: to }])
      expect(household.get('accounts', idOf('Maya'))).toEqual(makeAccount('Maya', { plan: to }))
    },
  )

  test('an upgrade that needs a payment is refused with the reason', () => {
    const closed = { settings: { ...openSettings, freeChoiceOfPlan: false } }
    expect(
      openHousehold().refusal(['Maya', 'changePlan', { plan: 'ultimate' }], closed)?.message,
    ).toBe('This server offers no upgrades')
  })

  test('a child is refused', () => {
    const household = createHousehold({
      people: ['Ida'],
      rows: [['users', makeUser('Ida', { is_child: true })]],
    })
    expect(household.refusal(['Ida', 'changePlan', { plan: 'free' }])).toEqual({
      code: 'forbidden',
      message: 'A child cannot change the plan',
      details: null,
    })
  })
})

test.each([
  ['updateProfile', { name: 'May Ellis' }, 'users'],
  ['updateProfile', { name: 'May Ellis' }, 'accounts'],
  ['changePlan', { plan: 'free' }, 'accounts'],
] as const)('%s %j by a person without a row in %s is refused', (name, input, table) => {
  const household = openHousehold()
  household.drop(table, idOf('Maya'))
  expect(household.refusal(['Maya', name, input as never])).toEqual({
    code: 'not_found',
    message: 'User not found',
    details: null,
  })
})
