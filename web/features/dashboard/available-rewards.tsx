/** The newest rewards that can be redeemed. */
import { Hourglass } from 'lucide-react'
import { useAccount, useSynced } from '#web/data/account.ts'
import { offered } from '#web/features/rewards/reward-reads.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { CompactRewards, RewardTile } from './reward-tile.tsx'
import { dashboardTexts } from './texts.ts'

/** The rest is one tap away. */
const SHOWN = 3

export type AvailableRewardsProps = {
  /** During the first steps an empty section says nothing. */
  readonly hidesEmpty: boolean
}

export function AvailableRewards({ hidesEmpty }: AvailableRewardsProps) {
  const { id } = useAccount()
  const points = useAvailablePoints()
  const found = useSynced(
    async ({ rewards: table }) => {
      const [rewards, awaiting] = await Promise.all([
        offered(table, 'available', id).reverse().limit(SHOWN).toArray(),
        offered(table, 'awaiting', id).count(),
      ])
      return { rewards, awaiting }
    },
    [id],
  )
  const markOf = useRowMarks()
  const { rewards, awaiting = 0 } = found ?? {}
  if (hidesEmpty && (rewards?.length ?? 0) + awaiting === 0) return null
  return (
    <section aria-labelledby="available-rewards">
      <SectionHead
        id="available-rewards"
        title={dashboardTexts.availableRewardsHead}
        action={
          <TextLink to="/rewards" aria-label={dashboardTexts.viewAllRewards}>
            {dashboardTexts.viewAll}
          </TextLink>
        }
      />
      {!rewards ? (
        <Skeleton $width="100%" $height="86px" $radius={theme.radius.card} />
      ) : rewards.length === 0 ? (
        awaiting === 0 && <EmptyState scene={null}>{dashboardTexts.noAvailableRewards}</EmptyState>
      ) : (
        <CompactRewards>
          {rewards.map((reward) => (
            <RewardTile
              key={reward.id}
              reward={reward}
              points={points}
              mark={markOf('rewards', reward.id)}
            />
          ))}
        </CompactRewards>
      )}
      {awaiting > 0 && (
        <TextLink to="/rewards?tab=awaiting">
          <Hourglass size={16} aria-hidden="true" />
          {dashboardTexts.awaitingRewards(awaiting)}
        </TextLink>
      )}
    </section>
  )
}
