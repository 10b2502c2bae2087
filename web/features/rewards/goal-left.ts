/** How much further away the goal is after another reward is redeemed (P4). Pure. */
import type { Reward } from '#domain/rewards/reward.ts'

export type GoalLeft = {
  readonly goal: Reward
  readonly points: number
  /** The points after redeeming, and the distance to the goal after and before. */
  readonly after: number
  readonly away: number
  readonly awayBefore: number
}

/** Null if the goal is this reward, or can still be redeemed afterwards. */
export function goalLeft(
  { id, point_cost }: Reward,
  goal: Reward | null,
  points: number,
): GoalLeft | null {
  const after = points - point_cost
  if (goal === null || goal.id === id || after >= goal.point_cost) return null
  const awayBefore = Math.max(0, goal.point_cost - points)
  return { goal, points, after, away: goal.point_cost - after, awayBefore }
}
