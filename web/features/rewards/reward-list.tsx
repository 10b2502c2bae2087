/** A list of reward cards, and its placeholder before the first read. */
import type { ReactNode } from 'react'
import type { StoredReward } from '#web/data/database.ts'
import type { ReadRange } from '#web/shared/lists/long-list.tsx'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { RewardCardSkeleton } from '#web/ui/skeleton.tsx'
import { RewardGrid } from './reward-card.tsx'

export type RewardListProps = {
  /** How many there are in total. */
  readonly count: number
  readonly read: ReadRange<StoredReward>
  /** Everything `read` depends on besides the database. */
  readonly inputs: readonly unknown[]
  readonly children: (reward: StoredReward) => ReactNode
}

export function RewardList(props: RewardListProps) {
  return <LongList {...props} layout={RewardGrid} loading={<CardSkeletons />} />
}

export function ListSkeleton() {
  return (
    <RewardGrid as="div">
      <CardSkeletons />
    </RewardGrid>
  )
}

function CardSkeletons() {
  return (
    <>
      <RewardCardSkeleton />
      <RewardCardSkeleton />
      <RewardCardSkeleton />
    </>
  )
}
