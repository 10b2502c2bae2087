/** The placeholder of the list before its first read. */
import { RewardCardSkeleton } from '#web/ui/skeleton.tsx'
import { RewardGrid } from './reward-card.tsx'

export function ListSkeleton() {
  return (
    <RewardGrid as="div">
      <CardSkeletons />
    </RewardGrid>
  )
}

/** The same in a list that stands already. */
export function CardSkeletons() {
  return (
    <>
      <RewardCardSkeleton />
      <RewardCardSkeleton />
      <RewardCardSkeleton />
    </>
  )
}
