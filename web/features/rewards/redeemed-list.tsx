/** The redeemed rewards, newest first. */
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { RedeemedItem } from './redeemed-item.tsx'
import { RewardList } from './reward-list.tsx'
import { redeemed } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type RedeemedListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

export function RedeemedList({ household, markOf, count }: RedeemedListProps) {
  const { me } = household
  if (count === 0) return <EmptyState>{rewardsScreenTexts.noRedeemed}</EmptyState>
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.redeemedList}</VisuallyHidden>
      <RewardList
        count={count}
        read={({ rewards }, { from, size }) =>
          redeemed(rewards, me.id).reverse().offset(from).limit(size).toArray()
        }
        inputs={[me.id]}
      >
        {(reward) => (
          <RedeemedItem reward={reward} household={household} mark={markOf('rewards', reward.id)} />
        )}
      </RewardList>
    </>
  )
}
