/** The actions of a reward, with their messages. */
import { Ban, Trash2 } from 'lucide-react'
import type { CommandInput } from '#domain/commands.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { canRefund, isWithoutCost } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { rewardCardTexts } from './texts.ts'

export type RewardActions = Readonly<
  Record<'giveBack' | 'approve' | 'remove', (reward: Reward) => Promise<boolean>>
> & {
  /** Approves a child's wish at the cost that a parent decided (K9). */
  approveFor(reward: Reward, point_cost: number): Promise<boolean>
  /** The note may be empty. */
  deny(reward: Reward, note: string): Promise<boolean>
}

type RewardCommand = 'returnReward' | 'approveReward' | 'denyReward' | 'deleteReward'

const { toasts } = rewardCardTexts

/** Approving and denying send the cost that was on the screen (rule R48). */
export function useRewardActions(): RewardActions {
  const account = useAccount()
  const overlay = useOverlayAddress()

  const run = <Name extends RewardCommand>(
    name: Name,
    input: CommandInput<Name> & { readonly id: string },
    toast?: Toast,
  ): Promise<boolean> =>
    toast ? runUndoable(account, { name, input }, toast) : account.run(name, input)

  const approve = ({ id, name }: Reward, by: { cost: number } | { point_cost: number }) =>
    run('approveReward', { id, ...by }, { title: toasts.approved, description: name })

  return {
    giveBack: ({ id, point_cost }) => run('returnReward', { id }, returned(point_cost)),
    approve: async (reward) => {
      if (!isWithoutCost(reward)) return approve(reward, { cost: reward.point_cost })
      // A parent first says what it costs (K9).
      overlay.open('price-reward', reward.id)
      return false
    },
    approveFor: (reward, point_cost) => approve(reward, { point_cost }),
    deny(reward, note) {
      const { id, name, point_cost } = reward
      const description = canRefund(reward, account.id) ? toasts.refunded(point_cost) : name
      const input = { id, cost: point_cost, ...(note !== '' && { note }) }
      return run('denyReward', input, { title: toasts.denied, description, icon: Ban })
    },
    remove: ({ id, name }) =>
      run('deleteReward', { id }, { title: toasts.deleted, description: name, icon: Trash2 }),
  }
}

function returned(cost: number): Toast {
  return { title: toasts.returned, description: toasts.pointsBack(cost) }
}
