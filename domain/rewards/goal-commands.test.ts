/** The goal that a person saves for: who may choose which reward, and when it is forgotten (P4). */
import { expect, test } from 'vitest'
import { emptyBalance } from '#domain/points/points.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeReward, monday } from '#domain/testing/make.ts'
import type { Reward } from './reward.ts'

const id = idOf('Lego')
const goal = ['Maya', 'setGoal', { reward_id: id }] as const

function householdWith(reward: Partial<Reward>) {
  return createHousehold({
    people: ['Maya', 'Theo'],
    partners: ['Maya+Theo'],
    rows: [
      ['balances', { ...emptyBalance(idOf('Maya')), total_points: 500 }],
      ['rewards', makeReward('Maya', { id, approved_by: idOf('Theo'), ...reward })],
    ],
  })
}
type Household = ReturnType<typeof householdWith>

const goalOf = (household: Household) => household.get('accounts', idOf('Maya'))?.goal_id

test.each([
  [{}, null],
  [{ awaiting_approval: true, approved_by: null }, null],
  [{ is_standing: true }, null],
  [{ denied_by: idOf('Theo') }, 'not_approved'],
  [{ redeemed_at: monday }, 'already_redeemed'],
  [{ user_id: idOf('Theo'), approved_by: idOf('Maya') }, 'forbidden'],
  [{ user_id: idOf('Theo') }, 'not_found'],
] as const)('a reward %j: %s (P4)', (given, code) => {
  expect(householdWith(given).refusal(goal)?.code ?? null).toBe(code)
})

test('a goal is changed and taken back, and moves no points (P4)', () => {
  const household = householdWith({})
  household.run(goal)
  expect(goalOf(household)).toBe(id)
  expect(household.availableTo('Maya')).toBe(500)
  household.run(['Maya', 'setGoal', { reward_id: null }])
  expect(goalOf(household)).toBeNull()
})

test.each([
  ['redeemReward', {}],
  ['redeemReward', { is_standing: true }],
  ['deleteReward', {}],
] as const)('after %s of %j it is no goal any more (P4)', (name, given) => {
  const household = householdWith(given)
  household.run(goal)
  household.run(['Maya', name, { id }])
  expect(goalOf(household)).toBeNull()
})

test('another reward that is redeemed or deleted leaves the goal (P4)', () => {
  const household = householdWith({})
  for (const name of ['cinema', 'cake'])
    household.put('rewards', makeReward('Maya', { id: idOf(name) }))
  household.run(goal)
  household.run(['Maya', 'redeemReward', { id: idOf('cinema') }])
  household.run(['Maya', 'deleteReward', { id: idOf('cake') }])
  expect(goalOf(household)).toBe(id)
})
