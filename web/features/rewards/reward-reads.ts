/** Reads rewards by the indexes of this device: unredeemed ones by state, redeemed ones by time. */
import type { RewardState } from '#domain/rewards/reward.ts'
import type { AccountDatabase } from '#web/data/database.ts'

type Rewards = AccountDatabase['rewards']

const END = '\uffff'

/** A person's rewards in a state before redemption, oldest first. */
export function offered(
  rewards: Rewards,
  state: Exclude<RewardState, 'redeemed' | 'refunded'>,
  owner: string,
) {
  return rewards.where('_offered').between([state, owner, ''], [state, owner, END])
}

/** A person's redeemed rewards since a moment, oldest first. */
export function redeemed(rewards: Rewards, owner: string, from = '') {
  return rewards.where('_redeemed').between([owner, from], [owner, END])
}
