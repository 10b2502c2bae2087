/** Each plan allows exactly what is advertised, on both endpoints (S3). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { CommandName } from '#domain/commands.ts'
import type { PlanFeature } from '#domain/plan-features.ts'
import { hasFeature, planWith } from '#domain/plan-features.ts'
import { plans } from '#domain/users/user.ts'
import { makeCouple } from '#server/testing/make-app.ts'

const answers = { went_well: 'Mornings', was_heavy: '', to_change: '' }

type Try = readonly [
  feature: PlanFeature,
  name: CommandName,
  input: Readonly<Record<string, unknown>>,
]

/** Separate attempts for each endpoint: the changes of one must not count as repetitions for the other. */
function triesOf(partner: string, month: string): readonly Try[] {
  return [
    ['weekly_report', 'announceWeeklyReport', { week: '2026-02-23' }],
    ['templates', 'createTemplate', { id: v7(), name: 'Change the beds' }],
    ['consultation', 'saveCheckIn', { partner_id: partner, month, ...answers }],
  ]
}

test.each(plans)(
  'on %s both endpoints open the features that are advertised, and no other',
  async (plan) => {
    const { maya, theo } = await makeCouple()
    await maya.call('PATCH', '/api/users/me', { plan })

    for (const [feature, name, input] of triesOf(theo.id, '2026-02')) {
      const { status, body } = await maya.rest(name, input)
      expect([name, status < 300]).toEqual([name, hasFeature(plan, feature)])
      const needed = { code: 'plan_needed', details: { plan: planWith(feature) } }
      expect(body).toMatchObject(hasFeature(plan, feature) ? {} : needed)
    }
    for (const [feature, name, input] of triesOf(theo.id, '2026-03')) {
      const { status } = await maya.push(name, input)
      expect([name, status]).toEqual([name, hasFeature(plan, feature) ? 'applied' : 'rejected'])
    }
  },
)
