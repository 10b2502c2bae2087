/** The hero with what the person saves for: its motif, and a flag before its line (P4). */
import { Flag } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { GoalMotif } from './goal-motif.tsx'
import { goalTexts } from './goal-texts.ts'
import type { PointsShownProps } from './points-card.tsx'
import { goalFor, PointsShown } from './points-card.tsx'

export type ChosenGoalProps = { readonly reward: Reward; readonly points: number }

export function ChosenGoal({ reward, points }: ChosenGoalProps) {
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
