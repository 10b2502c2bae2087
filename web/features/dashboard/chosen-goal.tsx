/** The hero with what the person saves for: its motif, and a flag before its line (P4). */
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { canSaveFor } from '#domain/rewards/reward.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { GoalMotif } from './goal-motif.tsx'
import { goalTexts } from './goal-texts.ts'
import type { PointsShownProps } from './points-card.tsx'
import { goalFor, PointsShown } from './points-card.tsx'

export type ChosenGoalProps = PointsShownProps & { readonly id: string }

/** Without it, as when it was denied, the nearest one is shown. */
export function ChosenGoal({ id, points, goal }: ChosenGoalProps) {
  const account = useAccount()
  const reward = useLive(async ({ rewards }) => (await rewards.get(id)) ?? null, [id])
  if (reward === undefined)
    return <Skeleton $width="100%" $height="164px" $radius={theme.radius.card} />
  if (reward === null || !canSaveFor(reward, account.id))
    return <PointsShown points={points} goal={goal} />
  return (
    <PointsShown
      points={points}
      goal={chosen(reward, points)}
      motif={<GoalMotif id={reward.id} image={reward.image_url} />}
    />
  )
}

function chosen(reward: Reward, points: number): NonNullable<PointsShownProps['goal']> {
  const shown = goalFor(reward, points)
  const { name, point_cost } = reward
  return {
    ...shown,
    text: (
      <span>
        <Mark aria-hidden="true" />
        {point_cost <= points ? (
          <Sentence name={name}>{goalTexts.reached(name)}</Sentence>
        ) : (
          shown.text
        )}
      </span>
    ),
  }
}

const Mark = styled(Flag)`
  display: inline-block;
  width: 18px;
  height: 18px;
  margin-inline-end: 10px;
  color: ${theme.text.onHero};
  vertical-align: -3px;
`
