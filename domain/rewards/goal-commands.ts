/** The command that chooses which reward a person saves for (P4). */
import * as z from 'zod/mini'
import { refusal } from '#domain/command-error.ts'
import { defineCommand } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { mayNotSaveFor } from '#domain/rewards/reward-refusals.ts'
import { canSaveFor } from '#domain/rewards/reward.ts'
import { visibleRow } from '#domain/shared-row.ts'

export const goalCommands = {
  setGoal: defineCommand({
    version: 1,
    rest: { method: 'PUT', path: '/api/users/me/goal' },
    input: z.object({ reward_id: z.nullable(id) }),
    run(tx, { reward_id }, { actor }) {
      const account = tx.get('accounts', actor)
      if (account === null) throw refusal('not_found', 'users')
      const reward = reward_id && visibleRow(tx, 'rewards', { id: reward_id, actor })
      if (reward && !canSaveFor(reward, actor)) throw mayNotSaveFor(reward, actor)
      tx.put('accounts', { ...account, goal_id: reward_id })
    },
  }),
}
