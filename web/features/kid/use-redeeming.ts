/** Redeems a wish; asks first if that takes points from the goal (P4). It can be undone for ten seconds. */
import { useRef } from 'react'
import { v7 } from 'uuid'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import type { GoalLeft } from '#web/features/rewards/goal-left.ts'
import { goalLeft } from '#web/features/rewards/goal-left.ts'
import { useDialogAbove } from '#web/shared/overlay/use-dialog-above.ts'
import type { Undoable } from './use-undoable.ts'
import { useUndoable } from './use-undoable.ts'
import type { Wishes } from './use-wishes.ts'

type Asked = { readonly reward: Reward; readonly left: GoalLeft }

export type Question = Asked & { readonly onRedeem: () => void; readonly onClose: () => void }

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
  const question = useDialogAbove<Asked, true>('goal-question')
  /** For standing rewards, the row that each redemption left, so that it can be returned (RW17). */
  const redemptions = useRef(new Map<string, string>())

  async function redeemNow(reward: Reward, place: number): Promise<void> {
    const { id, point_cost } = reward
    const redemption_id = v7()
    redemptions.current.set(id, redemption_id)
    if (await account.run('redeemReward', { id, cost: point_cost, redemption_id }))
      undoable.note(reward, place)
  }

  return {
    asked: question.subject && {
      ...question.subject,
      onRedeem: () => question.close(true),
      onClose: () => question.close(),
    },
    withDone: undoable.withDone,
    async redeem(reward, place) {
      const left = goalLeft(reward, saved, points)
      if (left === null || (await question.open({ reward, left }))) await redeemNow(reward, place)
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
