/** Refuses what a plan does not include, and names the plan that does. A downgrade never touches existing rows (S3). */
import { refusal } from '#domain/command-error.ts'
import type { PlanFeature } from '#domain/plan-features.ts'
import { hasFeature, planWith } from '#domain/plan-features.ts'
import type { Tx } from '#domain/tx.ts'

/** Throws CommandError `plan_needed`. Needs the actor's account. */
export function requireFeature(tx: Tx, actor: string, feature: PlanFeature): void {
  const account = tx.get('accounts', actor)
  if (account !== null && hasFeature(account.plan, feature)) return
  throw refusal('plan_needed', 'feature', { feature, plan: planWith(feature) })
}
