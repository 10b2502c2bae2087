/** Notifications about a reward: who gets them, and which of them are withdrawn (A12). */
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { approversOf } from '#domain/partnerships/partners.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Tx } from '#domain/tx.ts'

/** People who were notified of the redemption no longer need to give anything. */
export function forgetRedemption(tx: Tx, { id, user_id }: Reward): void {
  for (const approver of approversOf(tx, user_id))
    for (const notification of tx.select('notifications', { user_id: approver, related_id: id }))
      if (notification.type === 'reward_redeemed') tx.delete('notifications', notification.id)
}

/** Notifies the people who are asked to approve it. */
export function notifyApprovers(
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

export function notifyOwner(
  tx: Tx,
  context: CommandContext,
  notice: {
    readonly reward: Reward
    readonly type: 'reward_approved' | 'reward_denied'
    /** With the note of a denial, and the points that it gave back. */
    readonly quote?: string
    readonly amount?: number | null
  },
): void {
  const { reward, ...rest } = notice
  notify(tx, context, {
    to: [reward.user_id],
    ...rest,
    ...aboutReward(reward),
  })
}

/** The reward that a notification is about: its name, and the person who chose that name; for an offer, the giver. */
export function aboutReward({ id, name, user_id, offered_by }: Reward) {
  const named = { subject: name, subject_of: offered_by ?? user_id }
  return { ...named, related_id: id, related_type: 'reward' } as const
}
