/** Makes a reward the person's goal, or stops that (P4). */
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { readGoal } from '#web/shared/points/use-goal.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { rewardCardTexts } from './texts.ts'

export function useSaveFor(): (reward: Reward, isGoal: boolean) => Promise<void> {
  const account = useAccount()
  return async ({ id, name }, isGoal) => {
    const before = (await readGoal(account.database, account.id))?.id ?? null
    const input = { reward_id: isGoal ? id : null }
    const reverse = () => account.run('setGoal', { reward_id: before })
    const { saving, savingNoMore } = rewardCardTexts.toasts
    const toast = { title: isGoal ? saving : savingNoMore, description: name }
    await runUndoable(account, { name: 'setGoal', input, reverse }, toast)
  }
}
