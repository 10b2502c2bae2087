/** Wishes: the goal on petrol, what the points reach, what waits for a parent, and a new wish (K7). */
import { Gift, Hourglass, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { v7 } from 'uuid'
import { limitText } from '#domain/rewards/reward-limits.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { isWithoutCost } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useReachedLimit } from '#web/features/rewards/use-reached-limit.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { BigButton } from './big-button.ts'
import { GoalMeter } from './goal-meter.tsx'
import { KidCard, KidCards } from './kid-card.tsx'
import { Speaker } from './speaker.tsx'
import { spokenOf } from './spoken.ts'
import { kidTexts } from './texts.ts'
import { UndoButton } from './undo-button.tsx'
import { useUndoable } from './use-undoable.ts'
import type { Voice } from './use-voice.ts'
import { useVoice } from './use-voice.ts'
import { useWishes } from './use-wishes.ts'

const WishDialog = lazy(async () => ({ default: (await import('./wish-dialog.tsx')).WishDialog }))

export function WishesPage() {
  const account = useAccount()
  const wishes = useWishes()
  const household = useHousehold()
  const voice = useVoice()
  const undoable = useUndoable<Reward>()
  const [isWishing, setWishing] = useState(false)
  /** Of standing rewards what each redemption left, to be given back (RW17). */
  const redemptions = useRef(new Map<string, string>())
  if (!wishes || !household) return null
  const { points, goal, others, waiting, denied } = wishes
  const asked = kidTexts.waitingFor(parentOf(household))

  async function redeem(reward: Reward, place: number): Promise<void> {
    const { id, point_cost } = reward
    const redemption_id = v7()
    redemptions.current.set(id, redemption_id)
    if (await account.run('redeemReward', { id, cost: point_cost, redemption_id }))
      undoable.note(reward, place)
  }
  const undo = (reward: Reward) => {
    const redeemed = (reward.is_standing && redemptions.current.get(reward.id)) || reward.id
    return undoable.undo(reward, {
      name: 'redeemReward',
      id: reward.id,
      reverse: () => account.run('returnReward', { id: redeemed }),
    })
  }

  return (
    <>
      <VisuallyHidden as="h1">{kidTexts.wishes}</VisuallyHidden>
      <KidCards>
        {goal && (
          <li>
            <Goal reward={goal} points={points} voice={voice} />
          </li>
        )}
        {undoable.withDone(others).map(({ item, isDone }, place) => (
          <li key={item.id}>
            <Wish
              reward={item}
              voice={voice}
              isDone={isDone}
              action={
                isDone ? (
                  <UndoButton name={item.name} onUndo={() => void undo(item)} />
                ) : item.point_cost <= points ? (
                  <RedeemButton reward={item} onRedeem={() => redeem(item, place)} />
                ) : (
                  <GoalMeter name={item.name} points={points} cost={item.point_cost} />
                )
              }
            />
          </li>
        ))}
        {waiting.map((reward) => (
          <li key={reward.id}>
            <Wish reward={reward} voice={voice} fact={asked} />
          </li>
        ))}
        {denied.map((reward) => (
          <li key={reward.id}>
            <Wish reward={reward} voice={voice} fact={reward.deny_note || kidTexts.denied} />
          </li>
        ))}
        <li>
          <BigButton type="button" $tone="outline" onClick={() => setWishing(true)}>
            <Plus aria-hidden="true" />
            {kidTexts.wish}
          </BigButton>
        </li>
      </KidCards>
      <Suspense>{isWishing && <WishDialog onClose={() => setWishing(false)} />}</Suspense>
    </>
  )
}

/** Whoever is asked first: a parent's first name. */
function parentOf({ partners }: Household): string {
  const parent = partners.find(({ is_child }) => !is_child)
  return parent ? firstName(parent) : ''
}

type GoalProps = {
  readonly reward: Reward
  readonly points: number
  readonly voice: Voice | null
}

function Goal({ reward, points, voice }: GoalProps) {
  const { id, name, image_url, point_cost } = reward
  return (
    <KidCard
      tone="hero"
      id={id}
      name={name}
      image={image_url}
      speaker={<Speaker voice={voice} name={name} text={spokenOf({ name, points: point_cost })} />}
      action={
        <Way>
          <GoalMeter name={name} points={points} cost={point_cost} />
          <p aria-hidden="true">
            <PointsToken size="32px" />
            <b>{points}</b> {kidTexts.of(point_cost)}
          </p>
        </Way>
      }
    />
  )
}

type WishProps = {
  readonly reward: Reward
  readonly voice: Voice | null
  readonly action?: React.ReactNode
  /** What it waits for, or what came of it. */
  readonly fact?: string
  readonly isDone?: boolean
}

function Wish({ reward, voice, action, fact, isDone = false }: WishProps) {
  const { id, name, image_url, point_cost } = reward
  return (
    <KidCard
      id={id}
      name={name}
      image={image_url}
      isDone={isDone}
      speaker={<Speaker voice={voice} name={name} text={spokenOf({ name, points: point_cost })} />}
      amount={
        isWithoutCost(reward) ? undefined : (
          <Cost>
            <PointsToken size="32px" />
            {point_cost}
          </Cost>
        )
      }
      action={fact === undefined ? action : <Waiting>{fact}</Waiting>}
    />
  )
}

type RedeemButtonProps = { readonly reward: Reward; readonly onRedeem: () => Promise<void> }

/** What cannot be redeemed again yet says from when on it can (RW18). */
function RedeemButton({ reward, onRedeem }: RedeemButtonProps) {
  const [isBusy, once] = usePending()
  const reached = useReachedLimit(reward)
  const { name, point_cost } = reward
  if (reached) return <Waiting>{limitText(reached)}</Waiting>
  return (
    <BigButton
      type="button"
      $tone="action"
      aria-disabled={isBusy || undefined}
      aria-label={kidTexts.redeemNamed(name, point_cost)}
      onClick={() => void once(onRedeem)}
    >
      <Gift aria-hidden="true" />
      {kidTexts.redeem}
    </BigButton>
  )
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <Fact>
      <Hourglass aria-hidden="true" />
      {children}
    </Fact>
  )
}

const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding-inline: 10px;
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.h3};
  }
  b {
    color: ${theme.surface.points};
    font: 650 1.875rem/1 ${theme.font.display};
  }
`

const Cost = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  font: 620 1.75rem/1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

const Fact = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  min-height: 88px;
  padding: 8px 20px;
  border: 2px dashed ${theme.line.strong};
  border-radius: 44px;
  font: ${theme.font.h3};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    width: 32px;
    height: 32px;
  }
`
