/** A reward I redeemed: when, and its state; it can be returned for a day, and offered again. */
import { Check, Gift, Hourglass, RotateCcw, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { v7 } from 'uuid'
import type { Reward } from '#domain/rewards/reward.ts'
import { canReturn, stateOf } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOfferPlans } from '#web/shared/plans/use-offer-plans.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { DenialNote } from './denial-note.tsx'
import { RewardCard } from './reward-card.tsx'
import type { RewardItemProps } from './same-item.ts'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'
import { useRewardActions } from './use-reward-actions.ts'

export const RedeemedItem = memo(RedeemedReward, isSameItem)

function RedeemedReward({ reward, household, mark }: RewardItemProps) {
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RowMarkSign isShort mark={mark} />}
        action={
          <Row $gap={2} $wrap>
            <ReturnButton reward={reward} />
            {reward.source_id === null && <OfferAgainButton reward={reward} />}
          </Row>
        }
      >
        <Text>
          {rewardsScreenTexts.redeemedOn(dateText(reward.redeemed_at ?? '', household.timeZone))}
        </Text>
        <Row $gap={2} $wrap>
          <Outcome reward={reward} mark={mark} />
          {reward.given_at !== null && (
            <Tag tone="ok" icon={Gift}>
              {rewardsScreenTexts.given}
            </Tag>
          )}
        </Row>
        <DenialNote reward={reward} household={household} />
      </RewardCard>
    </ListItem>
  )
}

/** It was approved earlier; only the server's confirmation may still be missing (RW2, RW5). */
function Outcome({ reward, mark }: Pick<RewardItemProps, 'reward' | 'mark'>) {
  if (stateOf(reward) === 'refunded')
    return (
      <Tag tone="bad" icon={Undo2}>
        {rewardsScreenTexts.refunded}
      </Tag>
    )
  return mark === 'unsynced' ? (
    <Tag tone="wait" icon={Hourglass}>
      {rewardsScreenTexts.awaitingApproval}
    </Tag>
  ) : (
    <Tag tone="ok" icon={Check}>
      {rewardsScreenTexts.approved}
    </Tag>
  )
}

/** For a day, in case it was redeemed by mistake (RW16). */
function ReturnButton({ reward }: { readonly reward: Reward }) {
  const { id } = useAccount()
  const actions = useRewardActions()
  const [isBusy, run] = usePending()
  const now = useNow()
  if (!canReturn(reward, id, now.toISOString())) return null
  return (
    <Button
      tone="ghost"
      data-ghost
      icon={Undo2}
      busy={isBusy}
      aria-label={rewardsScreenTexts.giveRewardBack(reward.name)}
      onClick={() => run(() => actions.giveBack(reward))}
    >
      {rewardsScreenTexts.giveBack}
    </Button>
  )
}

function OfferAgainButton({ reward }: { readonly reward: Reward }) {
  const offerAgain = useOfferAgain()
  const [isBusy, run] = usePending()
  return (
    <Button
      tone="ghost"
      data-ghost
      icon={RotateCcw}
      busy={isBusy}
      aria-label={rewardsScreenTexts.offerRewardAgain(reward.name)}
      onClick={() => run(() => offerAgain(reward))}
    >
      {rewardsScreenTexts.offerAgain}
    </Button>
  )
}

/** Copies a redeemed reward into a new one. */
function useOfferAgain(): (reward: Reward) => Promise<void> {
  const account = useAccount()
  const offerPlans = useOfferPlans('rewards')
  return async ({ id }) => {
    const change = { name: 'offerRewardAgain', input: { id, copy_id: v7() } } as const
    const isSaved = await runUndoable(account, change, { title: rewardCardTexts.toasts.created })
    if (!isSaved) await offerPlans()
  }
}
