/** Redeems a wish; asks first if that takes points from the one that the child saves for (P4). It can be taken back for ten seconds. */
import { useRef, useState } from 'react'
import { v7 } from 'uuid'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import type { GoalLeft } from '#web/features/rewards/goal-left.ts'
import { goalLeft } from '#web/features/rewards/goal-left.ts'
import type { Undoable } from './use-undoable.ts'
import { useUndoable } from './use-undoable.ts'
import type { Wishes } from './use-wishes.ts'

export type Question = {
  readonly reward: Reward
  readonly left: GoalLeft
  readonly onRedeem: () => Promise<void>
  readonly onClose: () => void
}

type Redeeming = {
  readonly redeem: (reward: Reward, place: number) => Promise<void>
  readonly undo: (reward: Reward) => Promise<void>
  readonly withDone: Undoable<Reward>['withDone']
  /** The question that is open. */
  readonly asked: Question | null
}

export function useRedeeming({ points, saved }: Pick<Wishes, 'points' | 'saved'>): Redeeming {
  const account = useAccount()
  const undoable = useUndoable<Reward>()
  const [asked, setAsked] = useState<Question | null>(null)
  /** Of standing rewards what each redemption left, to be given back (RW17). */
  const redemptions = useRef(new Map<string, string>())
  const onClose = () => setAsked(null)

  async function redeemNow(reward: Reward, place: number): Promise<void> {
    const { id, point_cost } = reward
    const redemption_id = v7()
    redemptions.current.set(id, redemption_id)
    if (await account.run('redeemReward', { id, cost: point_cost, redemption_id }))
      undoable.note(reward, place)
  }

  return {
    asked,
    withDone: undoable.withDone,
    async redeem(reward, place) {
      const left = goalLeft(reward, saved, points)
      if (left === null) return redeemNow(reward, place)
      const onRedeem = async () => {
        onClose()
        await redeemNow(reward, place)
      }
      setAsked({ reward, left, onRedeem, onClose })
    },
    undo(reward) {
      const redeemed = (reward.is_standing && redemptions.current.get(reward.id)) || reward.id
      return undoable.undo(reward, {
        name: 'redeemReward',
        id: reward.id,
        reverse: () => account.run('returnReward', { id: redeemed }),
      })
    },
  }
}
