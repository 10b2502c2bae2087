/** Rewards that await a partner, and denied ones, newest first. */
import type { AccountDatabase } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AwaitingItem } from './awaiting-item.tsx'
import { RewardList } from './reward-list.tsx'
import { offered } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type AwaitingListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
}

export function AwaitingList({ household, markOf, count }: AwaitingListProps) {
  const { me } = household
  if (count === 0) return <EmptyState>{rewardsScreenTexts.noAwaiting}</EmptyState>
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.awaitingList}</VisuallyHidden>
      <RewardList
        count={count}
        read={(database, range) => readAwaiting(database, me.id, range)}
        inputs={[me.id]}
      >
        {(reward) => (
          <AwaitingItem reward={reward} household={household} mark={markOf('rewards', reward.id)} />
        )}
      </RewardList>
    </>
  )
}

function readAwaiting({ rewards }: AccountDatabase, owner: string, range: ListRange) {
  const sources = (['awaiting', 'denied'] as const).map(
    (state) => (most: number) => offered(rewards, state, owner).reverse().limit(most).toArray(),
  )
  return mergedRange(sources, ({ created_at }) => created_at, range)
}
