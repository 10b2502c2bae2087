/** My points: the number, the way to the goal, and where the points came from (K7). */
import { Check, Gift, Hourglass, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { stateOf } from '#domain/rewards/reward.ts'
import { partOf } from '#domain/tasks/split.ts'
import { useAccount, useSynced } from '#web/data/account.ts'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { redeemed } from '#web/features/rewards/reward-reads.ts'
import { readDoneBy } from '#web/features/tasks/completed-reads.ts'
import { useTimeZone } from '#web/shared/people/use-household.ts'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { dayText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Name } from '#web/ui/name.tsx'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { GoalMeter } from './goal-meter.tsx'
import { kidTexts } from './texts.ts'
import { useWishes } from './use-wishes.ts'

/** As far back as a child looks. */
const MAX_ROWS = 20

export function PointsPage() {
  const wishes = useWishes()
  const rows = useRows()
  if (!wishes || !rows) return null
  const { points, goal } = wishes
  return (
    <>
      <Hero>
        <h1>{kidTexts.points}</h1>
        <p>
          <PointsToken size="66px" />
          {pointsText(points, false)}
        </p>
        {goal && (
          <div>
            <Thumb>
              <RewardCover id={goal.id} image={goal.image_url} />
            </Thumb>
            <GoalMeter name={goal.name} points={points} cost={goal.point_cost} />
          </div>
        )}
      </Hero>
      <Stack as="ul" $gap={3.5}>
        {rows.map((row) => (
          <li key={`${row.id} ${row.at}`}>
            <Row {...row} />
          </li>
        ))}
      </Stack>
      {rows.length === 0 && <Nothing>{kidTexts.noPoints}</Nothing>}
    </>
  )
}

type RowProps = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly at: string
  readonly points: number
  readonly isWaiting: boolean
  /** The note of the parent who denied it afterwards, or only that it was denied: its points are back (RW2). */
  readonly denial: string | null
}

/** Completed tasks and redeemed rewards, newest first. */
function useRows(): readonly RowProps[] | undefined {
  const { id } = useAccount()
  return useSynced(
    async ({ tasks, rewards }) => {
      const [done, spent] = await Promise.all([
        readDoneBy(tasks, id, { from: 0, size: MAX_ROWS }),
        redeemed(rewards, id).reverse().limit(MAX_ROWS).toArray(),
      ])
      const all = [
        ...done.map((task) => ({
          id: task.id,
          name: taskTitle(task),
          image: task.image_url,
          at: task.completed_at ?? '',
          points: partOf(task, id),
          isWaiting: task.approved_by === null,
          denial: null,
        })),
        ...spent.map((reward) => ({
          id: reward.source_id ?? reward.id,
          name: reward.name,
          image: reward.image_url,
          at: reward.redeemed_at ?? '',
          points: -reward.point_cost,
          isWaiting: false,
          denial: stateOf(reward) === 'refunded' ? reward.deny_note || kidTexts.denied : null,
        })),
      ]
      return all.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_ROWS)
    },
    [id],
  )
}

function Row({ id, name, image, at, points, isWaiting, denial }: RowProps) {
  const now = useNow()
  const timeZone = useTimeZone()
  const day = dayText(at, now, timeZone)
  return (
    <Line data-waiting={isWaiting || undefined}>
      <Thumb>
        <RewardCover id={id} image={image} />
      </Thumb>
      <div>
        <h2>
          <Name>{name}</Name>
        </h2>
        {isWaiting ? (
          <Fact icon={<Hourglass aria-hidden="true" />}>{kidTexts.awaiting}</Fact>
        ) : denial !== null ? (
          <Fact icon={<Undo2 aria-hidden="true" />}>{denial}</Fact>
        ) : (
          <Fact icon={points < 0 ? <Gift aria-hidden="true" /> : <Check aria-hidden="true" />}>
            {day.charAt(0).toUpperCase() + day.slice(1)}
          </Fact>
        )}
      </div>
      {denial === null && <b data-minus={points < 0 || undefined}>{pointsText(points, true)}</b>}
    </Line>
  )
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p>
      {icon}
      {children}
    </p>
  )
}

const Hero = styled.section`
  ${theme.grid(3)}
  justify-items: center;
  margin-bottom: 14px;
  padding: 24px 22px;
  border-radius: ${theme.radius.card};
  ${theme.hero}
  > p {
    ${theme.wrap(5)}
    justify-content: center;
    color: ${theme.surface.points};
    ${theme.figures(`650 4.5rem/1 ${theme.font.display}`)}
  }
  > div {
    ${theme.grid(3)}
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    width: min(100%, 560px);
  }
`

const Thumb = styled.span`
  flex: none;
  ${theme.square('64px')}
  border-radius: 14px;
  overflow: hidden;
`

const Line = styled.article`
  ${theme.wrap('8px 16px')}
  min-height: 88px;
  padding: 12px 18px 12px 12px;
  ${theme.card}
  > div {
    ${theme.share('100px')}
  }
  h2 {
    overflow-wrap: anywhere;
    font: ${theme.font.h3};
    font-size: 1.25rem;
  }
  p {
    ${theme.row(2)}
    ${theme.note}
    ${theme.icon('18px')}
  }
  > b {
    color: ${theme.text.points};
    ${theme.figures(`620 1.5rem/1.2 ${theme.font.display}`)}
    &[data-minus] {
      color: ${theme.text.reward};
    }
  }
  &[data-waiting] {
    outline: 2px dashed ${theme.line.strong};
    outline-offset: -2px;
    background: none;
    box-shadow: none;
    > b {
      color: ${theme.text.muted};
    }
  }
`

const Nothing = styled.p`
  padding: 32px 0;
  color: ${theme.text.muted};
  font: ${theme.font.h3};
  text-align: center;
`
