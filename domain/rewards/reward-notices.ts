/** Notifications about a reward: who gets them, and which are withdrawn (A12). */
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { approversOf } from '#domain/partnerships/partners.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Tx } from '#domain/tx.ts'

/** Those who were notified of the redemption need not give anything any more. */
export function forgetRedemption(tx: Tx, { id, user_id }: Reward): void {
  for (const approver of approversOf(tx, user_id))
    for (const told of tx.select('notifications', { user_id: approver, related_id: id }))
      if (told.type === 'reward_redeemed') tx.delete('notifications', told.id)
}

/** Those who are asked to approve it hear of that. */
export function tellApprovers(
  tx: Tx,
  context: CommandContext,
  { reward, approvers }: { readonly reward: Reward; readonly approvers: readonly string[] },
): void {
  notify(tx, context, {
    to: approvers,
    type: 'reward_requested',
    ...aboutReward(reward),
  })
}

export function tellOwner(
  tx: Tx,
  context: CommandContext,
  told: {
    readonly reward: Reward
    readonly type: 'reward_approved' | 'reward_denied'
    /** With the note of a denial, and the points that it gave back. */
    readonly quote?: string
    readonly amount?: number | null
  },
): void {
  const { reward, ...rest } = told
  notify(tx, context, {
    to: [reward.user_id],
    ...rest,
    ...aboutReward(reward),
  })
}

/** Which reward a notification is about: its name, and whose word that is; an offer's is the giver's. */
export function aboutReward({ id, name, user_id, offered_by }: Reward) {
  const named = { subject: name, subject_of: offered_by ?? user_id }
  return { ...named, related_id: id, related_type: 'reward' } as const
}
