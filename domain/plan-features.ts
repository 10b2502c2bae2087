/** Which plan includes which feature: exactly what the table of plans advertises. Each plan includes those below it (S3). */
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'

/** The line of the table of plans that advertises each feature. */
const advertised = {
  advanced_tracking: 'Advanced point tracking',
  weekly_report: 'Weekly progress reports',
  matching: 'Partner matching',
  templates: 'Custom task templates',
  consultation: 'Monthly progress consultation',
} as const

/** The name under which a feature is sold. */
export function featureName(feature: PlanFeature): string {
  return advertised[feature]
}

/** The smallest plan that includes a feature. */
export function planWith(feature: PlanFeature): Plan {
  return plans.find((plan) => hasFeature(plan, feature)) ?? 'ultimate'
}

export type PlanFeature = keyof typeof advertised

export function hasFeature(plan: Plan, feature: PlanFeature): boolean {
  const included = plans.slice(0, plans.indexOf(plan) + 1)
  return included.some((each) => planOffers[each].features.includes(advertised[feature]))
}
