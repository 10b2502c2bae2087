/** The refusals of the reward commands, with the facts that explain them. */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'

export function notEditable(
  { user_id, offered_by, redeemed_at }: Reward,
  { actor, what }: { readonly actor: string; readonly what: 'edited' | 'deleted' },
): CommandError {
  return user_id === actor || offered_by === actor
    ? refusal('already_redeemed', 'locked', { what, at: redeemed_at })
    : refusal('forbidden', 'reward_owner', { what })
}

export function notRedeemable(reward: Reward): CommandError {
  return refusal('not_approved', stateOf(reward) === 'denied' ? 'denied' : 'pending')
}

export function mayNotSaveFor(reward: Reward, actor: string): CommandError {
  if (reward.user_id !== actor) return refusal('forbidden', 'reward_saver')
  const { redeemed_at } = reward
  return redeemed_at === null
    ? notRedeemable(reward)
    : refusal('already_redeemed', 'reward', { at: redeemed_at })
}

export function priceChanged({ point_cost }: Reward): CommandError {
  return refusal('price_changed', 'cost', { cost: point_cost })
}

export function mayNotDecide(what: 'approve' | 'deny'): CommandError {
  return refusal('forbidden', 'reward_approver', { what })
}

export function mayNotReturn(reward: Reward, actor: string): CommandError {
  if (reward.user_id !== actor) return refusal('forbidden', 'reward_owner', { what: 'returned' })
  return refusal('forbidden', reward.given_at === null ? 'reward_return_late' : 'reward_given')
}
