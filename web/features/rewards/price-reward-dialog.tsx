/** Asks a parent what a child's wish costs, and approves it at that cost (K9). */
import { Check } from 'lucide-react'
import { useState } from 'react'
import { pointCost } from '#domain/rewards/reward-fields.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { DEFAULT_COST, isWithoutCost, needsDecision } from '#domain/rewards/reward.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { CostMeaning } from './cost-meaning.tsx'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'
import { useRewardActions } from './use-reward-actions.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function PriceRewardDialog(props: RewardDialogProps) {
  const reward = useRewardSubject(props, mayPrice)
  return reward ? <Price {...props} reward={reward} /> : null
}

function mayPrice(reward: Reward, userId: string): boolean {
  return isWithoutCost(reward) && needsDecision(reward) && reward.user_id !== userId
}

function Price({ reward, open, onClose }: RewardDialogProps & { readonly reward: Reward }) {
  const { approveFor } = useRewardActions()
  const [cost, setCost] = useState<number>(DEFAULT_COST)
  const [isBusy, once] = usePending()
  const typed = pointCost.safeParse(cost)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.success)
          void once(async () => {
            if (await approveFor(reward, typed.data)) onClose()
          })
      }}
      title={<Sentence name={reward.name}>{rewardsScreenTexts.whatItCosts(reward.name)}</Sentence>}
      submitLabel={rewardsScreenTexts.approve}
      icon={Check}
      busy={isBusy}
    >
      <NumberStepper
        name="point_cost"
        value={cost}
        onChange={setCost}
        label={rewardCardTexts.cost}
        min={1}
        max={9999}
        step={10}
        decreaseLabel={rewardCardTexts.tenLess}
        increaseLabel={rewardCardTexts.tenMore}
        error={typed.success ? undefined : typed.error.issues[0]?.message}
      />
      <CostMeaning cost={typed.success ? typed.data : 0} />
    </FormDialog>
  )
}
