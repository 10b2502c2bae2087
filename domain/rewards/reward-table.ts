/** The table of rewards: who sees which fields, and its indexes on a device. */
import type { Reward, RewardState } from '#domain/rewards/reward.ts'
import { needsDecision, rewardColumns, stateOf } from '#domain/rewards/reward.ts'
import { defineTable } from '#domain/table.ts'
import type { Viewer } from '#domain/viewer.ts'
import { decidedBy, decidersKnownTo, knownTo } from '#domain/viewer.ts'

export const rewards = defineTable({
  entity: 'Reward',
  columns: rewardColumns,
  people: ['user_id'],
  audience: 'partners',
  project: projectReward,
  orderedBy: 'created_at',
  first: { own: { redeemed_at: null }, others: { awaiting_approval: true, redeemed_at: null } },
  keepsId: () => true,
  searched: ({ name, description }) => [name, description],
  indexes: ['user_id', 'image_url', 'source_id'],
  keys: {
    /** Unredeemed rewards, by state, owner and time of creation. */
    _offered: offeredKey,
    /** Unredeemed rewards with a picture, by its address. */
    _photo: ({ redeemed_at, image_url }: Reward) =>
      redeemed_at === null ? (image_url ?? undefined) : undefined,
    /** Redeemed rewards, by owner and time. */
    _redeemed: redeemedKey,
  },
})

function offeredKey(
  reward: Reward,
): readonly [state: RewardState, owner: string, createdAt: string] | undefined {
  const { redeemed_at, user_id, created_at } = reward
  return redeemed_at === null ? [stateOf(reward), user_id, created_at] : undefined
}

function redeemedKey({
  redeemed_at,
  user_id,
}: Reward): readonly [owner: string, redeemedAt: string] | undefined {
  return redeemed_at === null ? undefined : [user_id, redeemed_at]
}

/**
 * The viewer sees a partner's rewards if they await a decision, if the viewer decided or offers them, or if they are
 * redeemed (RW7, RW19). Only its author and the owner see the note of a denial (RW2).
 */
function projectReward(reward: Reward, viewer: Viewer): Reward | null {
  const isOwn = reward.user_id === viewer.id
  const isMine = decidedBy(reward, viewer) || reward.offered_by === viewer.id
  const concerns = needsDecision(reward) || reward.redeemed_at !== null || isMine
  if (!isOwn && !(viewer.partners.has(reward.user_id) && concerns)) return null
  const deny_note = isOwn || reward.denied_by === viewer.id ? reward.deny_note : ''
  const offered_by = reward.offered_by && knownTo(viewer, reward.offered_by)
  return { ...reward, ...decidersKnownTo(viewer, reward), deny_note, offered_by }
}
