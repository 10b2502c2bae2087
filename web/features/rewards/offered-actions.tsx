/** The buttons of a reward that a partner offers: save for it, or redeem it (RW19, P4). */
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { Button } from '#web/ui/button.tsx'
import type { RedeemButtonProps } from './redeem-button.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { rewardCardTexts } from './texts.ts'
import { useSaveFor } from './use-save-for.ts'

export function OfferedActions({ reward, points }: RedeemButtonProps) {
  const saveFor = useSaveFor()
  const isGoal = useGoal()?.id === reward.id
  return (
    <Pair>
      {!isGoal && (
        <Button
          tone="soft"
          icon={Flag}
          aria-label={rewardCardTexts.saveForReward(reward.name)}
          onClick={() => void saveFor(reward, true)}
        >
          {rewardCardTexts.saveFor}
        </Button>
      )}
      <RedeemButton reward={reward} points={points} block />
    </Pair>
  )
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * {
    flex: 1 1 auto;
    width: auto;
  }
`
