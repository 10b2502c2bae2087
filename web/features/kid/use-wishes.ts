/** The wishes of a child by what can be done about them: the goal, affordable ones, and those that wait. */
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount, useSynced } from '#web/data/account.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { useGoal } from '#web/shared/points/use-goal.ts'

export type Wishes = {
  readonly points: number
  /** The reward that the child has chosen as its goal (P4). */
  readonly saved: Reward | null
  /** The goal, or else the nearest reward, if the points do not reach it yet; null if there is none. */
  readonly goal: Reward | null
  /** The approved rewards, including the goal; the cheapest first. */
  readonly available: readonly Reward[]
  readonly waiting: readonly Reward[]
  readonly denied: readonly Reward[]
}

/** Undefined until it is read. */
export function useWishes(): Wishes | undefined {
  const { id } = useAccount()
  const points = useAvailablePoints()
  const saved = useGoal()
  const found = useSynced(
    async ({ rewards }) => {
      const [available, waiting, denied] = await Promise.all([
        offered(rewards, 'available', id).toArray(),
        offered(rewards, 'awaiting', id).toArray(),
        offered(rewards, 'denied', id).toArray(),
      ])
      return { available, waiting, denied }
    },
    [id],
  )
  if (found === undefined || points === undefined || saved === undefined) return undefined
  const available = found.available.toSorted((a, b) => a.point_cost - b.point_cost)
  const isAhead = ({ point_cost }: Reward) => point_cost > points
  const chosen = available.find((each) => each.id === saved?.id)
  const goal = (chosen && isAhead(chosen) ? chosen : available.find(isAhead)) ?? null
  return { ...found, points, saved, goal, available }
}
