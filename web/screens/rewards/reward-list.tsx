/** One list of reward cards that grows as its end comes near; its heading is for screen readers. */
import type { ReactNode } from 'react'
import type { StoredReward } from '#web/data/database.ts'
import { ListEnd } from '#web/parts/lists/growing-list.tsx'
import { RewardGrid } from '#web/parts/rewards/reward-card.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export type RewardListProps = {
  readonly title: string
  readonly rewards: readonly StoredReward[]
  /** How many there are in all. */
  readonly count: number
  readonly onReachEnd: () => void
  readonly children: (reward: StoredReward) => ReactNode
}

export function RewardList({ title, rewards, count, onReachEnd, children }: RewardListProps) {
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <RewardGrid>{rewards.map(children)}</RewardGrid>
      {rewards.length < count && <ListEnd key={rewards.length} onReach={onReachEnd} />}
    </>
  )
}
