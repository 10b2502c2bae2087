/** The list before the first answer of the device. */
import { RewardGrid } from '#web/parts/rewards/reward-card.tsx'
import { RewardCardSkeleton } from '#web/ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <RewardGrid as="div">
      <RewardCardSkeleton />
      <RewardCardSkeleton />
      <RewardCardSkeleton />
    </RewardGrid>
  )
}
