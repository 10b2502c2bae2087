/** A plan includes what is advertised, and nothing else (S3). */
import { expect, test } from 'vitest'
import type { PlanFeature } from '#domain/plan-features.ts'
import { hasFeature } from '#domain/plan-features.ts'
import { plans } from '#domain/users/user.ts'

function plansWith(feature: PlanFeature) {
  return plans.filter((plan) => hasFeature(plan, feature))
}

test('advanced tracking and the weekly report come with Pro and stay with Ultimate', () => {
  expect(plansWith('advanced_tracking')).toEqual(['pro', 'ultimate'])
  expect(plansWith('weekly_report')).toEqual(['pro', 'ultimate'])
})

test('matching, templates and the consultation come with Ultimate alone', () => {
  expect(plansWith('matching')).toEqual(['ultimate'])
  expect(plansWith('templates')).toEqual(['ultimate'])
  expect(plansWith('consultation')).toEqual(['ultimate'])
})
