/** Redeems a reward at the cost shown (rule R48); asks first if that takes points from the goal (P4). */
import { v7 } from 'uuid'
import type { Balance } from '#domain/points/points.ts'
import { availablePoints } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { readGoal } from '#web/shared/points/use-goal.ts'
import { goalLeft } from './goal-left.ts'

type Redeem = {
  /** Resolves to false if a question has to be answered first. */
  redeem(reward: Reward): Promise<boolean>
  /** The answer to that question. */
  redeemAnyway(reward: Reward): Promise<boolean>
}

export function useRedeem(): Redeem {
  const account = useAccount()
  const overlay = useOverlayAddress()

  async function redeemNow(
    { id, point_cost, is_standing }: Reward,
    celebrate: (id: string) => void,
  ): Promise<boolean> {
    const redemption_id = v7()
    const isSaved = await account.run('redeemReward', { id, cost: point_cost, redemption_id })
    if (isSaved) celebrate(is_standing ? redemption_id : id)
    return isSaved
  }

  return {
    async redeem(reward) {
      if (!(await takesFromGoal(account, reward)))
        return redeemNow(reward, (id) => overlay.open('redeemed-reward', id))
      overlay.open('goal-reward', reward.id)
      return false
    },
    redeemAnyway: (reward) =>
      redeemNow(reward, (value) =>
        overlay.replace('goal-reward', { by: 'redeemed-reward', value }),
      ),
  }
}

async function takesFromGoal({ id, database }: OpenAccount, reward: Reward): Promise<boolean> {
  const [goal, balance] = await Promise.all([
    readGoal(database, id),
    database.table<Balance, string>('balances').get(id),
  ])
  return goalLeft(reward, goal, balance ? availablePoints(balance) : 0) !== null
}
