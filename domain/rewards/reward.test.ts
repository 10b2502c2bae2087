/** The states of a reward and the actions that they allow (RW2, RW10). */
import { expect, test } from 'vitest'
import { idOf, makeReward, monday } from '#domain/testing/make.ts'
import { canRefund, needsDecision, stateOf } from './reward.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const awaiting = { awaiting_approval: true, approved_by: null }
const redeemed = { approved_by: theo, redeemed_at: monday }

test.each([
  [awaiting, 'awaiting'],
  [{ ...awaiting, denied_by: theo }, 'denied'],
  [{ approved_by: theo }, 'available'],
  [redeemed, 'redeemed'],
  [{ ...redeemed, denied_by: theo }, 'refunded'],
] as const)('a reward %j is %s', (given, state) => {
  expect(stateOf(makeReward('Maya', given))).toBe(state)
})

test.each([
  [awaiting, true],
  [{ ...awaiting, denied_by: theo }, false],
  [{ ...awaiting, approved_by: theo }, false],
  [{ awaiting_approval: false, approved_by: null }, false],
] as const)('a reward %j waits for a decision: %s', (given, waits) => {
  expect(needsDecision(makeReward('Maya', given))).toBe(waits)
})

test.each([
  ['whoever approved it', redeemed, 'Theo', true],
  ['another partner', redeemed, 'Nora', false],
  ['its owner, who approved it alone', { ...redeemed, approved_by: maya }, 'Maya', false],
  ['the approver, before it is redeemed', { approved_by: theo }, 'Theo', false],
  ['the approver, a second time', { ...redeemed, denied_by: theo }, 'Theo', false],
] as const)('%s can refund the points: %j by %s: %s', (_who, given, name, can) => {
  expect(canRefund(makeReward('Maya', given), idOf(name))).toBe(can)
})
