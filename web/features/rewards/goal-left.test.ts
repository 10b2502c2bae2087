/** When redeeming another reward needs a question first, and the numbers in that question (P4). */
import { expect, test } from 'vitest'
import { idOf, makeReward } from '#domain/testing/make.ts'
import { goalLeft } from './goal-left.ts'
import { goalTexts } from './goal-texts.ts'

const goal = makeReward('Maya', { id: idOf('Lego'), name: 'Lego', point_cost: 440 })
const other = makeReward('Maya', { id: idOf('biscuit'), point_cost: 40 })

function asked(points: number): string | null {
  const left = goalLeft(other, goal, points)
  return left && goalTexts.away('Lego', { away: left.away, before: left.awayBefore })
}

test('says how far the goal is then, and how far it was (P4)', () => {
  expect(asked(340)).toBe('After this you are 140 points away from Lego instead of 100. Redeem it?')
})

test('a goal that was reached is away again', () => {
  expect(asked(440)).toBe('After this you are 40 points away from Lego. Redeem it?')
  expect(asked(479)).toBe('After this you are 1 point away from Lego. Redeem it?')
})

test('nothing is asked without a goal, for the goal itself, and if both can be had (P4)', () => {
  expect(asked(480)).toBeNull()
  expect(goalLeft(other, null, 100)).toBeNull()
  expect(goalLeft(goal, goal, 440)).toBeNull()
})

test('large numbers are grouped', () => {
  expect(goalTexts.away('Lego', { away: 1400, before: 1000 })).toBe(
    'After this you are 1,400 points away from Lego instead of 1,000. Redeem it?',
  )
})
