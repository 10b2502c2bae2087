/** Makes a reward the one that is saved for, or leaves it (P4). */
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { rewardCardTexts } from './texts.ts'

export function useSaveFor(): (reward: Reward, isGoal: boolean) => Promise<void> {
  const account = useAccount()
  return async ({ id, name }, isGoal) => {
    if (!(await account.run('setGoal', { reward_id: isGoal ? id : null }))) return
    const { saving, savingNoMore } = rewardCardTexts.toasts
    const toast = { title: isGoal ? saving : savingNoMore, description: name }
    showUndoableToast(account, { name: 'setGoal' }, toast)
  }
}
