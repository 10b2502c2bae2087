/** The ledger entries of a reward for its owner: its cost once, and its refund once (RW2, P2). */
import type { Reward } from '#domain/rewards/reward.ts'

type Priced = Pick<Reward, 'id' | 'user_id' | 'point_cost'>

export function redemptionEntry({ id, user_id, point_cost }: Priced) {
  return {
    id: `reward:${id}:redeemed`,
    user_id,
    ledger: 'redeemed',
    amount: point_cost,
    reason: 'reward_redeemed',
    related_id: id,
    related_type: 'reward',
  } as const
}

export function refundEntry(reward: Priced) {
  return {
    ...redemptionEntry(reward),
    id: `reward:${reward.id}:refunded`,
    amount: -reward.point_cost,
    reason: 'reward_refunded',
  } as const
}
