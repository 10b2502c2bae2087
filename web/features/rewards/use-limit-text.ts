/** Why a standing reward cannot be redeemed now (RW18), as far as this device can tell. */
import { limitTexts } from '#domain/rewards/limit-texts.ts'
import { reachedLimit } from '#domain/rewards/reward-limits.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import { hasHistory } from '#web/data/history.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { rewardCardTexts } from './texts.ts'

/**
 * Null if it can be redeemed; undefined while this is being read. Redemptions that the limits count may still be on
 * their way to this device: then it waits for them, so that the server refuses nothing afterwards.
 */
export function useLimitText(reward: Reward): string | null | undefined {
  const household = useHousehold()
  const at = useNow().toISOString()
  const { id, per_week, cooldown_days } = reward
  const known = useLive(
    async (database) => ({
      isWhole: await hasHistory(database),
      redemptions: await database.rewards.where('source_id').equals(id).toArray(),
    }),
    [id],
  )
  if (!known || !household) return undefined
  const { timeZone } = household
  const reached = reachedLimit(reward, known.redemptions, { at, timeZone })
  if (reached) return limitTexts.reached(reached)
  const counts = per_week !== null || cooldown_days !== null
  return counts && !known.isWhole ? rewardCardTexts.older : null
}
