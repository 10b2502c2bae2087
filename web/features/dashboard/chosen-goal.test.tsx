/** Which reward the hero card measures: the goal or, without one, the nearest (P4). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makeAccount, makeReward, makeUser } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { PointsCard } from './points-card.tsx'

const balance = { id: idOf('Maya'), total_points: 340, redeemed_points: 0, loan_points: 0 }
const lego = makeReward('Maya', { id: idOf('Lego'), name: 'Lego', point_cost: 440 })
const cinema = makeReward('Maya', { id: idOf('Cinema'), name: 'Cinema', point_cost: 400 })

function show(goal_id: string | null, goal: Partial<typeof lego> = {}) {
  const rows: Rows = [
    ['users', makeUser('Maya')],
    ['accounts', makeAccount('Maya', { goal_id })],
    ['balances', balance],
    ['rewards', { ...lego, ...goal }],
    ['rewards', cinema],
  ]
  return renderForAccount({ name: 'Maya', rows }, '/', <PointsCard />)
}

test('the goal is measured, though another reward is nearer (P4)', async () => {
  await show(lego.id)
  expect(await screen.findByText(wholeText('100 points to go for Lego'))).toBeTruthy()
  expect(screen.getByRole('meter', { name: 'Points towards Lego' })).toBeTruthy()
})

test('a goal that the points reach says so (P4)', async () => {
  await show(lego.id, { point_cost: 300 })
  expect(await screen.findByText(wholeText('You have enough for Lego'))).toBeTruthy()
})

test.each([
  ['without a goal', null, {}],
  ['with one that was denied', lego.id, { denied_by: idOf('Theo') }],
  ['with one that is not here', idOf('nothing'), {}],
] as const)('%s the nearest one is measured (P4)', async (_, goalId, given) => {
  await show(goalId, given)
  expect(await screen.findByText(wholeText('60 points to go for Cinema'))).toBeTruthy()
})
