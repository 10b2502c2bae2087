/** How reward commands come to their reward: what they read, and whether the actor may know of it. */
import type { CommandContext } from '#domain/command.ts'
import { mayApproveFor, membershipOf, membershipReads } from '#domain/partnerships/partnership.ts'
import { postReads } from '#domain/points/points.ts'
import { rewardNotFound } from '#domain/rewards/reward-refusals.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Known, Read, Tx } from '#domain/tx.ts'
import { row } from '#domain/tx.ts'
import { project, viewerFrom } from '#domain/visibility.ts'

/** The reward, who the actor shares a house with, and the names that a refusal or a notification may speak of. */
export function rewardReads(
  { id: wanted }: { readonly id: string },
  { actor }: CommandContext,
  known: Known,
): readonly Read[] {
  const reward = known.get('rewards', wanted)
  const people = reward ? [reward.user_id, reward.approved_by, reward.denied_by] : []
  return [
    row('rewards', wanted),
    row('users', actor),
    ...membershipReads(actor),
    ...people.flatMap((person) => (person === null ? [] : row('users', person))),
  ]
}

export function entryReads(
  known: Known,
  wanted: string,
  entryOf: (reward: Reward) => { readonly id: string; readonly user_id: string },
): readonly Read[] {
  const reward = known.get('rewards', wanted)
  return reward ? postReads(entryOf(reward)) : []
}

/** The reward, if the actor may know of it; a stranger's reward and a missing one are refused alike. */
export function visibleReward(tx: Tx, wanted: string, actor: string): Reward {
  const reward = tx.get('rewards', wanted)
  const viewer = viewerFrom(actor, membershipOf(tx, actor))
  if (reward === null || project('rewards', reward, viewer) === null) throw rewardNotFound()
  return reward
}

/** Also one that another approver decided and that is out of sight since: they learn who was first (decision R6). */
export function rewardToDecide(tx: Tx, wanted: string, actor: string): Reward {
  const reward = tx.get('rewards', wanted)
  const wasAsked =
    reward !== null &&
    reward.approved_by !== reward.user_id &&
    mayApproveFor(tx, actor, reward.user_id)
  return wasAsked ? reward : visibleReward(tx, wanted, actor)
}
