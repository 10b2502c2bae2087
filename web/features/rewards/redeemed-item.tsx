/** A reward I redeemed: when, and its state; it can be offered again. */
import { Check, Hourglass, RotateCcw, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { RedemptionDate } from './redemption-date.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardMark } from './reward-mark.tsx'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { useOfferAgain } from './use-offer-again.ts'

export type RedeemedItemProps = {
  readonly reward: Reward
  readonly timeZone: string
  readonly mark: RowMark
}

export const RedeemedItem = memo(RedeemedReward, isSameItem)

function RedeemedReward({ reward, timeZone, mark }: RedeemedItemProps) {
  return (
    <ListItem focusKey="">
      <RewardCard
        reward={reward}
        mark={<RewardMark mark={mark} />}
        action={<OfferAgainButton reward={reward} />}
      >
        <RedemptionDate>
          {rewardsScreenTexts.redeemedOn(dateText(reward.redeemed_at ?? '', timeZone))}
        </RedemptionDate>
        <span>
          <Outcome reward={reward} mark={mark} />
        </span>
      </RewardCard>
    </ListItem>
  )
}

/** It is approved since before; what may still be missing is the server's word (RW2, RW5). */
function Outcome({ reward, mark }: Pick<RedeemedItemProps, 'reward' | 'mark'>) {
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
