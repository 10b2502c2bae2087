/** The refusals of the reward commands, with the facts that explain them. */
import { CommandError } from '#domain/command-error.ts'
import type { ReachedLimit } from '#domain/rewards/reward-limits.ts'
import { limitText } from '#domain/rewards/reward-limits.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'

export function notEditable(
  { user_id, offered_by, redeemed_at }: Reward,
  { actor, what }: { readonly actor: string; readonly what: 'edited' | 'deleted' },
): CommandError {
  return user_id === actor || offered_by === actor
    ? new CommandError('already_redeemed', `Redeemed rewards cannot be ${what}`, {
        at: redeemed_at,
      })
    : new CommandError('forbidden', `A reward can only be ${what} by its owner`)
}

export function notRedeemable(reward: Reward): CommandError {
  return stateOf(reward) === 'denied'
    ? new CommandError('not_approved', 'Denied - Please update and resubmit')
    : new CommandError('not_approved', 'This reward awaits approval')
}

export function mayNotSaveFor(reward: Reward, actor: string): CommandError {
  if (reward.user_id !== actor)
    return new CommandError('forbidden', 'You can only save for rewards of your own')
  const { redeemed_at } = reward
  return redeemed_at === null
    ? notRedeemable(reward)
    : new CommandError('already_redeemed', 'This reward was redeemed', { at: redeemed_at })
}

export function priceChanged({ point_cost }: Reward): CommandError {
  return new CommandError('price_changed', `This reward costs ${point_cost} points now`, {
    cost: point_cost,
  })
}

export function mayNotDecide(what: 'approve' | 'deny'): CommandError {
  return new CommandError('forbidden', `Only a partner of its owner can ${what} this reward`)
}

/** Nobody could approve it when it was created: there is no approval to revoke (RW2). */
export function approvedByOwner(): CommandError {
  return new CommandError('forbidden', 'A reward approved by its own owner cannot be denied')
}

export function mayNotReturn(reward: Reward, actor: string): CommandError {
  if (reward.user_id !== actor)
    return new CommandError('forbidden', 'A reward can only be returned by its owner')
  return reward.given_at === null
    ? new CommandError('forbidden', 'A reward can be returned within a day after it was redeemed')
    : new CommandError('forbidden', 'This reward was given already')
}

export function notRedeemed(): CommandError {
  return new CommandError('forbidden', 'Only redeemed rewards can be marked as given')
}

export function mayNotGive(): CommandError {
  return new CommandError('forbidden', 'Only the person who approved it can mark it as given')
}

/** The button says the same before it is pressed (RW18). */
export function limitReached(reached: ReachedLimit): CommandError {
  return new CommandError('reward_limit', limitText(reached), { ...reached })
}
