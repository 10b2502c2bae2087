/** The reward that the person saves for (P4), as this device knows it. */
import type { Reward } from '#domain/rewards/reward.ts'
import { canSaveFor } from '#domain/rewards/reward.ts'
import { useShared } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'

/** Null if there is none; undefined while it is being read. */
export function useGoal(): Reward | null | undefined {
  return useShared(readGoal)
}

export async function readGoal(
  { accounts, rewards }: AccountDatabase,
  id: string,
): Promise<Reward | null> {
  const goalId = (await accounts.get(id))?.goal_id ?? null
  const reward = goalId === null ? undefined : await rewards.get(goalId)
  return reward && canSaveFor(reward, id) ? reward : null
}
