/** The plans advertise what the rules allow (S1). */
import { expect, test } from 'vitest'
import type { PlanFeature } from '#domain/plan-features.ts'
import { featureTexts, planWith } from '#domain/plan-features.ts'
import { planOffers } from '#domain/plans.ts'
import { freePlanPerDay } from '#domain/users/creation-limit.ts'

test('Basic advertises the limits that the free plan has', () => {
  const { tasks, rewards } = freePlanPerDay
  expect(planOffers.free.features).toEqual([
    `${tasks} tasks per day`,
    `${rewards} rewards per day`,
    'Email support',
  ])
})

test('what a plan adds is advertised with it, by the same words (S3)', () => {
  for (const [feature, name] of Object.entries(featureTexts))
    expect(planOffers[planWith(feature as PlanFeature)].features).toContain(name)
})

test('every plan has its fixed title and price', () => {
  expect(
    Object.values(planOffers).map(({ title, price, period }) => [title, price, period]),
  ).toEqual([
    ['Basic', '$0', null],
    ['Pro', '$4.99', 'per month'],
    ['Ultimate', '$9.99', 'per month'],
  ])
})
