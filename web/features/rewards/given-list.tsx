/** Redeemed rewards of partners that I give: those I approved, or that nobody had to approve, newest first (RW11). */
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import { canGive } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredReward } from '#web/data/database.ts'
import { ListEnd, useGrowingLimit, useLatest } from '#web/shared/lists/growing-list.tsx'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { theme } from '#web/ui/theme.ts'
import { GivenItem } from './given-item.tsx'
import { redeemed } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type GivenListProps = { readonly household: Household; readonly markOf: RowMarks }

/** No index knows how many there are: the list grows as its end comes near. */
export function GivenList({ household, markOf }: GivenListProps) {
  const { limit, more } = useGrowingLimit()
  const today = localDay(useNow().toISOString(), household.timeZone)
  const read = useLive((database) => readToGive(database, household, limit), [household, limit])
  const found = useLatest(read)
  if (!found || found.length === 0) return null
  return (
    <section aria-labelledby="redeemed-by-partners">
      <SectionHead id="redeemed-by-partners" title={rewardsScreenTexts.redeemedByPartners} />
      <Lead>{rewardsScreenTexts.tickGiven}</Lead>
      <List>
        {found.map((reward) => (
          <GivenItem
            key={reward.id}
            reward={reward}
            household={household}
            mark={markOf('rewards', reward.id)}
            today={today}
          />
        ))}
      </List>
      {found.length >= limit && <ListEnd key={found.length} onReach={more} />}
    </section>
  )
}

function readToGive(
  { rewards }: AccountDatabase,
  household: Household,
  limit: number,
): Promise<readonly StoredReward[]> {
  const sources = approvedByMe(household).map(
    (owner) => (max: number) =>
      redeemed(rewards, owner)
        .reverse()
        .filter((reward) => canGive(reward, household.me.id))
        .limit(max)
        .toArray(),
  )
  return mergedRange(sources, ({ redeemed_at }) => redeemed_at, { from: 0, size: limit })
}

const Lead = styled.p`
  margin: -8px 0 12px;
  ${theme.note}
`

const List = styled.ul`
  padding: 4px 14px;
  ${theme.card}
  ${theme.media.fromTablet} {
    padding-inline: 20px;
  }
`
