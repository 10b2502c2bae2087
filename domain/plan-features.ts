/** Which plan includes which feature: exactly what the table of plans advertises. Each plan includes those below it (S3). */
import { defineTexts } from '#domain/language/texts.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'

/** The line of the table of plans that advertises each feature. */
export const featureTexts = defineTexts('featureTexts', {
  advanced_tracking: 'Advanced point tracking',
  weekly_report: 'Weekly progress reports',
  matching: 'Partner matching',
  templates: 'Custom task templates',
  consultation: 'Monthly progress consultation',
})

/** The features that each plan adds to those of the plans below it. */
const added: Readonly<Record<Plan, readonly PlanFeature[]>> = {
  free: [],
  pro: ['advanced_tracking', 'weekly_report'],
  ultimate: ['matching', 'templates', 'consultation'],
}

/** The smallest plan that includes a feature. */
export function planWith(feature: PlanFeature): Plan {
  return plans.find((plan) => hasFeature(plan, feature)) ?? 'ultimate'
}

export type PlanFeature = keyof typeof featureTexts

export function hasFeature(plan: Plan, feature: PlanFeature): boolean {
  const included = plans.slice(0, plans.indexOf(plan) + 1)
  return included.some((each) => added[each].includes(feature))
}
