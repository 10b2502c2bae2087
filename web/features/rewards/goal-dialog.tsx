/** Asks before a reward other than the goal is redeemed, and shows what that takes from the goal (P4). */
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { canSaveFor } from '#domain/rewards/reward.ts'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'
import { useAvailablePoints } from '#web/shared/points/use-available-points.ts'
import { useGoal } from '#web/shared/points/use-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { GoalLeft } from './goal-left.ts'
import { goalLeft } from './goal-left.ts'
import { goalTexts } from './goal-texts.ts'
import { RewardCover } from './reward-cover.tsx'
import { rewardCardTexts } from './texts.ts'
import { useRedeem } from './use-redeem.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

const STITCHES = 24

export function GoalDialog(props: RewardDialogProps) {
  const reward = useRewardSubject(props, canSaveFor)
  const goal = useGoal()
  const points = useAvailablePoints()
  const isRead = reward !== undefined && goal !== undefined && points !== undefined
  // As it was when the question opened: redeeming moves the points while the question is still there.
  const left = useAsOpened(isRead ? goalLeft(reward, goal, points) : undefined, props.onClose)
  return reward && left ? <Question {...props} reward={reward} left={left} /> : null
}

type QuestionProps = RewardDialogProps & { readonly reward: Reward; readonly left: GoalLeft }

function Question({ open, onClose, reward, left }: QuestionProps) {
  const { redeemAnyway } = useRedeem()
  const [, once] = usePending()
  const { goal, away, awayBefore } = left
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Sentence name={reward.name}>{goalTexts.title(reward.name)}</Sentence>}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {goalTexts.keepSaving}
          </Button>
          <Button onClick={() => once(() => redeemAnyway(reward))}>
            {goalTexts.redeemFor(reward.point_cost)}
          </Button>
        </>
      }
    >
      <Goal left={left} cost={reward.point_cost} />
      <p>
        <Sentence name={goal.name}>
          {goalTexts.away(goal.name, { away, before: awayBefore })}
        </Sentence>
      </p>
    </Dialog>
  )
}

function Goal({ left, cost }: { readonly left: GoalLeft; readonly cost: number }) {
  const { goal, points, after } = left
  const { id, name, image_url, point_cost } = goal
  return (
    <Panel>
      <Line>
        <Thumb id={id} image={image_url} />
        <div>
          <b>
            <Name>{name}</Name>
          </b>
          <small>{rewardCardTexts.savesForIt}</small>
        </div>
        <Points value={point_cost} />
      </Line>
      <Meter $before={Math.floor(Math.min(points / point_cost, 1) * STITCHES) / STITCHES}>
        <PointsMeter
          value={after}
          max={point_cost}
          label={rewardCardTexts.meter(name)}
          valueText={rewardCardTexts.meterValue(after, point_cost)}
          stitches={STITCHES}
        />
      </Meter>
      <Legend>
        <span data-is="after">{goalTexts.after(after)}</span>
        <span data-is="spent">{goalTexts.spent(cost)}</span>
      </Legend>
    </Panel>
  )
}

const Panel = styled.div`
  ${theme.grid(3)}
  padding: 14px 16px;
  ${theme.nested}
`

/* The part that it would take is rose: the lit stitches come before it. */
const Meter = styled.div<{ $before: number }>`
  [role='meter'] > div {
    background: linear-gradient(
      to right,
      ${theme.stitch.rose} ${({ $before }) => $before * 100}%, ${theme.stitch.unlit} 0
    );
  }
`

const Line = styled.div`
  ${theme.wrap('8px 14px')}
  > div {
    ${theme.share('6rem')}
  }
  b,
  small {
    display: block;
  }
  b {
    font: ${theme.font.h3};
  }
  small {
    ${theme.note}
  }
`

const Thumb = styled(RewardCover)`
  ${theme.square('56px')}
  border-radius: ${theme.radius.chip};
`

const Legend = styled.p`
  ${theme.flow('4px 16px')}
  justify-content: space-between;
  ${theme.note}
  span::before {
    display: inline-block;
    ${theme.square('13px')}
    margin-inline-end: 10px;
    border: 1px solid ${theme.text.muted};
    border-radius: 4px;
    background: ${theme.stitch.lit};
    content: '';
  }
  [data-is='spent']::before {
    background: ${theme.stitch.rose};
  }
`
