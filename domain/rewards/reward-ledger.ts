/**
 * The ledger entries of a reward for its owner: its cost, and its return or refund. Their ids count the redemptions, so
 * that no replay costs twice (RW2, RW16, P2). The first has no number: it had none when there was only one.
 */
import type { Reward } from '#domain/rewards/reward.ts'

type Priced = Pick<Reward, 'id' | 'user_id' | 'point_cost' | 'redemptions'>

export function redemptionEntry({ id, user_id, point_cost, redemptions }: Priced) {
  return {
    id: redemptions > 1 ? `reward:${id}:redeemed:${redemptions}` : `reward:${id}:redeemed`,
    user_id,
    ledger: 'redeemed',
    amount: point_cost,
    reason: 'reward_redeemed',
    related_id: id,
    related_type: 'reward',
  } as const
}

/** Gives back exactly what the latest redemption cost. */
export function returnEntry(reward: Priced) {
  return {
    ...redemptionEntry(reward),
    id: `reward:${reward.id}:returned:${reward.redemptions}`,
    amount: -reward.point_cost,
    reason: 'reward_returned',
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
