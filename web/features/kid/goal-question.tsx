/** Asks before a wish other than the goal is redeemed, and shows how far away the goal would then be (P4). */
import { Flag, Gift } from 'lucide-react'
import { styled } from 'styled-components'
import { goalTexts } from '#web/features/rewards/goal-texts.ts'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { BigButton } from './big-button.ts'
import { GoalMeter } from './goal-meter.tsx'
import { Speaker } from './speaker.tsx'
import { isSpoken } from './spoken.ts'
import type { Question } from './use-redeeming.ts'
import type { Voice } from './use-voice.ts'

export type GoalQuestionProps = Question & { readonly voice: Voice | null }

export function GoalQuestion({ reward, left, voice, onRedeem, onClose }: GoalQuestionProps) {
  const { goal, after, away, awayBefore } = left
  const sentence = goalTexts.away(goal.name, { away, before: awayBefore })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Sentence name={reward.name}>{goalTexts.title(reward.name)}</Sentence>}
    >
      <Goal>
        <span>
          <RewardCover id={goal.id} image={goal.image_url} />
        </span>
        <GoalMeter name={goal.name} points={after} cost={goal.point_cost} />
      </Goal>
      <Words>
        <p>
          <Sentence name={goal.name}>{sentence}</Sentence>
        </p>
        {voice && isSpoken(voice.language) && (
          <Speaker voice={voice} name={reward.name} textIn={() => sentence} />
        )}
      </Words>
      <BigButton type="button" $tone="action" onClick={onClose}>
        <Flag aria-hidden="true" />
        {goalTexts.keepSaving}
      </BigButton>
      <BigButton type="button" $tone="outline" onClick={onRedeem}>
        <Gift aria-hidden="true" />
        {goalTexts.redeemFor(reward.point_cost)}
      </BigButton>
    </Dialog>
  )
}

const Goal = styled.div`
  ${theme.grid(3)}
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  > span {
    ${theme.square('64px')}
    border-radius: 14px;
    overflow: hidden;
  }
`

const Words = styled.div`
  ${theme.row(3)}
  > p {
    flex: 1 1 0;
    font: ${theme.font.h3};
  }
`
