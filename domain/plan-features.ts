/** Which plan brings which feature: exactly what the table of plans advertises, each plan with those below it (S3). */
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'

/** The line under which the table of plans advertises each feature. */
const advertised = {
  advanced_tracking: 'Advanced point tracking',
  weekly_report: 'Weekly progress reports',
  matching: 'Partner matching',
  templates: 'Custom task templates',
  consultation: 'Monthly progress consultation',
} as const

/** The name a feature goes by where it is sold. */
export function featureName(feature: PlanFeature): string {
  return advertised[feature]
}

/** The smallest plan that has a feature. */
export function planWith(feature: PlanFeature): Plan {
  return plans.find((plan) => hasFeature(plan, feature)) ?? 'ultimate'
}

export type PlanFeature = keyof typeof advertised

export function hasFeature(plan: Plan, feature: PlanFeature): boolean {
  const included = plans.slice(0, plans.indexOf(plan) + 1)
  return included.some((each) => planOffers[each].features.includes(advertised[feature]))
}
