/** The available rewards, newest first. */
import { Plus } from 'lucide-react'
import tokenUrl from '#web/assets/knit/token.svg'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AvailableItem } from './available-item.tsx'
import { RewardList } from './reward-list.tsx'
import { offered } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'
import { rewardCardTexts } from './texts.ts'

export type AvailableListProps = {
  readonly household: Household
  readonly markOf: RowMarks
  readonly count: number
  readonly points: number | undefined
}

export function AvailableList({ household, markOf, count, points }: AvailableListProps) {
  const { me } = household
  if (count === 0) return <Nothing />
  return (
    <>
      <VisuallyHidden as="h2">{rewardsScreenTexts.availableList}</VisuallyHidden>
      <RewardList
        count={count}
        read={({ rewards }, { from, size }) =>
          offered(rewards, 'available', me.id).reverse().offset(from).limit(size).toArray()
        }
        inputs={[me.id]}
      >
        {(reward) => (
          <AvailableItem
            reward={reward}
            household={household}
            points={points}
            mark={markOf('rewards', reward.id)}
          />
        )}
      </RewardList>
    </>
  )
}

function Nothing() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      scene={<ButtonJar />}
      action={
        <Button tone="soft" icon={Plus} onClick={() => overlay.open('new-reward', '1')}>
          {rewardCardTexts.createReward}
        </Button>
      }
    >
      {rewardsScreenTexts.noAvailable}
    </EmptyState>
  )
}

/** The drawing of the empty list: a button jar with one button beside it. */
function ButtonJar() {
  return (
    <svg viewBox="0 0 260 150" width="220" fill="none" aria-hidden="true">
      <path d="M34 138h192" stroke={theme.line.strong} strokeWidth="3" strokeLinecap="round" />
      <g stroke={theme.line.strong} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M92 46c-12 6-18 14-18 28v46c0 10 7 18 18 18h66c11 0 18-8 18-18V74c0-14-6-22-18-28"
          strokeDasharray="8 7"
        />
        <rect
          x="86"
          y="20"
          width="78"
          height="24"
          rx="8"
          fill={theme.surface.action}
          stroke="none"
        />
      </g>
      <g stroke={theme.stitch.rose} strokeWidth="3.6" strokeLinecap="round">
        <path d="M98 26l2 9M106 26l-2 9M114 26l2 9M122 26l-2 9M130 26l2 9M138 26l-2 9M146 26l2 9M154 26l-2 9" />
      </g>
      <image href={tokenUrl} x="190" y="106" width="32" height="32" />
    </svg>
  )
}
