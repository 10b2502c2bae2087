/** Who is notified of what happens to a reward, and of what no longer (A12). */
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { approversOf, nameFor } from '#domain/partnerships/partners.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Tx } from '#domain/tx.ts'

/** Whoever was notified of the redemption need not give anything any more. */
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
  if (approvers.length === 0) return
  notify(tx, context, {
    to: approvers,
    type: 'reward_requested',
    content: `${nameFor(tx, context.actor, context.actor)} asked for ${reward.name}`,
    related_id: reward.id,
    related_type: 'reward',
  })
}

export function tellOwner(
  tx: Tx,
  context: CommandContext,
  told: {
    readonly reward: Reward
    readonly type: 'reward_approved' | 'reward_denied'
    readonly content: string
  },
): void {
  const { reward, type, content } = told
  notify(tx, context, {
    to: [reward.user_id],
    type,
    content,
    related_id: reward.id,
    related_type: 'reward',
  })
}
