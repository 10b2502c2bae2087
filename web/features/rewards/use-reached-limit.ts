/** The limit that keeps a standing reward from being redeemed now (RW18), as this device knows it. */
import type { ReachedLimit } from '#domain/rewards/reward-limits.ts'
import { reachedLimit } from '#domain/rewards/reward-limits.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'

/** Null if it can be redeemed; undefined while that is read. */
export function useReachedLimit(reward: Reward): ReachedLimit | null | undefined {
  const household = useHousehold()
  const at = useNow().toISOString()
  const { id } = reward
  const redemptions = useLive(
    ({ rewards }) => rewards.where('source_id').equals(id).toArray(),
    [id],
  )
  if (!redemptions || !household) return undefined
  return reachedLimit(reward, redemptions, { at, timeZone: household.timeZone })
}
