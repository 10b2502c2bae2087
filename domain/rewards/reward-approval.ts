/** Whether a reward asks its owner's partners for approval, and when it asks again (RW1, RW3). */
import { isLooser } from '#domain/rewards/reward-limits.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { isWithoutCost } from '#domain/rewards/reward.ts'

/**
 * A reward waits for approval if somebody can approve it; otherwise its owner approves it (RW1). A wish without a cost
 * always waits (K9).
 */
export function approvalFields(
  offer: Pick<Reward, 'point_cost' | 'user_id'>,
  approvers: readonly string[],
) {
  const awaiting_approval = approvers.length > 0 || isWithoutCost(offer)
  const approved_by = awaiting_approval ? null : offer.user_id
  return { awaiting_approval, approved_by, denied_by: null, deny_note: '' }
}

/** A changed name, description or cost, or a wider limit needs a new approval; nothing else does (RW3). */
export function isAnotherOffer(before: Reward, after: Reward): boolean {
  return (
    before.name !== after.name ||
    before.description !== after.description ||
    before.point_cost !== after.point_cost ||
    isLooser(before, after)
  )
}
