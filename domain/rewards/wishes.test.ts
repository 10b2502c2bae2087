/** Wishes of children without e-mail: a name is enough, and a parent says what they cost. */
import { expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeMadeChild, makePartnership, makeReward } from '#domain/testing/make.ts'
import { stateOf } from './reward.ts'

const lego = { id: idOf('lego') }

/** Maya is Juno's mother; Theo is a partner of both, but not Juno's parent. */
function household() {
  const home = createHousehold({
    people: ['Maya', 'Theo', 'Juno'],
    partners: ['Maya+Theo'],
    rows: [...makeMadeChild('Juno', 'Maya'), ['partnerships', makePartnership('Theo', 'Juno')]],
  })
  home.run(['Juno', 'createReward', { ...lego, name: 'Lego' }])
  return home
}

test('a made child wishes with a name alone; the wish waits without a cost (K9)', () => {
  const home = household()
  expect(home.get('rewards', lego.id)).toMatchObject({
    description: '',
    point_cost: 0,
    awaiting_approval: true,
    approved_by: null,
  })
  expect(home.notifications()).toContain('Maya: reward_requested: Juno asked for Lego')
  const nothing = { id: idOf('x'), name: 'Nothing' }
  expect(home.refusal(['Maya', 'createReward', nothing])?.message).toBe('Description is required')
  home.run(['Juno', 'updateReward', { ...lego, name: 'More Lego', description: '' }])
  expect(home.get('rewards', lego.id)?.point_cost).toBe(0)
})

test('only a parent approves it, with what it costs; then it can be redeemed for that (K9)', () => {
  const home = household()
  const refusal = (actor: string, given: object) =>
    home.refusal([actor, 'approveReward', { ...lego, ...given }])
  expect(refusal('Theo', { point_cost: 50 })?.code).toBe('forbidden')
  expect(refusal('Maya', {})).toMatchObject({ details: { field: 'point_cost' } })
  expect(() => refusal('Maya', { point_cost: 0 })).not.toThrow()
  expect(refusal('Maya', { point_cost: 0 })?.code).toBe('invalid_args')
  expect(home.refusal(['Juno', 'redeemReward', lego])?.code).toBe('not_approved')
  home.run(['Maya', 'approveReward', { ...lego, cost: 0, point_cost: 120 }])
  const [wish] = home.all('rewards')
  expect(wish).toMatchObject({ point_cost: 120, approved_by: idOf('Maya') })
  expect(wish && stateOf(wish)).toBe('available')
})

test('a wish that has a cost is approved for it, and for no other (K9, RW3)', () => {
  const home = household()
  home.run(['Juno', 'updateReward', { ...lego, point_cost: 40 }])
  expect(home.refusal(['Maya', 'approveReward', { ...lego, point_cost: 50 }])?.code).toBe(
    'price_changed',
  )
  home.run(['Maya', 'approveReward', { ...lego, cost: 40 }])
  expect(home.get('rewards', lego.id)?.point_cost).toBe(40)
})

test('without anybody to approve it, it waits all the same: nothing is redeemed for nothing (K9)', () => {
  const home = household()
  for (const { id } of home.all('partnerships')) home.drop('partnerships', id)
  home.run(['Juno', 'createReward', { id: idOf('bike'), name: 'A bike' }])
  expect(home.get('rewards', idOf('bike'))).toMatchObject({
    awaiting_approval: true,
    approved_by: null,
  })
})

test('nor does it become available for a grown-up whose last partner leaves (K9, RW4)', () => {
  const waiting = { ...lego, point_cost: 0, awaiting_approval: true, approved_by: null }
  const home = createHousehold({
    people: ['Juno', 'Theo'],
    partners: ['Juno+Theo'],
    rows: [['rewards', makeReward('Juno', waiting)]],
  })
  const [together] = home.all('partnerships')
  home.run(['Theo', 'removePartner', { id: together?.id ?? '' }])
  expect(home.get('rewards', lego.id)).toMatchObject({ awaiting_approval: true, approved_by: null })
})
