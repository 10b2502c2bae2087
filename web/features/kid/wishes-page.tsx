/** Wishes: the goal on petrol, affordable ones, those that wait for a parent, and a new wish at ?wish=1 (K7). */
import { Flag, Gift, Hourglass, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { isWithoutCost } from '#domain/rewards/reward.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useLimitText } from '#web/features/rewards/use-limit-text.ts'
import { CardList, ListItem, PlacedItem } from '#web/shared/lists/list-item.tsx'
import { KnownList } from '#web/shared/lists/long-list.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { isFocusShownIn, moveFocus } from '#web/ui/move-focus.ts'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
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
import { useRedeeming } from './use-redeeming.ts'
import type { Voice } from './use-voice.ts'
import { useVoice } from './use-voice.ts'
import type { Wishes } from './use-wishes.ts'
import { useWishes } from './use-wishes.ts'

const WishDialog = lazyComponent(() => import('./wish-dialog.tsx'), 'WishDialog')
const GoalQuestion = lazyComponent(() => import('./goal-question.tsx'), 'GoalQuestion')

export function WishesPage() {
  const wishes = useWishes()
  const household = useHousehold()
  return wishes && household ? <List wishes={wishes} household={household} /> : null
}

type ListProps = { readonly wishes: Wishes; readonly household: Household }

function List({ wishes, household }: ListProps) {
  const account = useAccount()
  const voice = useVoice()
  const overlay = useOverlayAddress()
  const redeeming = useRedeeming(wishes)
  const { points, goal, waiting, denied } = wishes
  // A wish that becomes the goal now stays where it is: nothing moves away under a finger (U7).
  const [first] = useState(goal?.id)
  const inOrder = wishes.available.toSorted(
    (a, b) => Number(b.id === first) - Number(a.id === first),
  )
  const asked = kidTexts.waitingFor(parentOf(household))

  function actionFor(reward: Reward, place: number): ReactNode {
    if (reward.point_cost <= points)
      return <RedeemButton reward={reward} onRedeem={() => redeeming.redeem(reward, place)} />
    const save = () => account.run('setGoal', { reward_id: reward.id })
    return <SaveButton name={reward.name} onSave={save} />
  }

  return (
    <>
      <VisuallyHidden as="h1">{kidTexts.wishes}</VisuallyHidden>
      <KidCards>
        {redeeming.withDone(inOrder).map(({ item, isDone }, place) => (
          <ListItem key={item.id} focusKey={String(isDone)}>
            {isDone ? (
              <Wish
                reward={item}
                voice={voice}
                isDone
                action={<UndoButton name={item.name} onUndo={() => redeeming.undo(item)} />}
              />
            ) : item.id === goal?.id ? (
              <Goal reward={item} points={points} voice={voice} />
            ) : (
              <Wish reward={item} voice={voice} action={actionFor(item, place)} />
            )}
          </ListItem>
        ))}
        {waiting.map((reward) => (
          <li key={reward.id}>
            <Wish reward={reward} voice={voice} fact={asked} />
          </li>
        ))}
        {denied.length > 0 && (
          <li>
            <KnownList rows={denied} layout={Denied}>
              {(reward) => (
                <PlacedItem>
                  <Wish reward={reward} voice={voice} fact={reward.deny_note || kidTexts.denied} />
                </PlacedItem>
              )}
            </KnownList>
          </li>
        )}
        <li>
          <BigButton type="button" $tone="outline" onClick={() => overlay.open('wish', '1')}>
            <Plus aria-hidden="true" />
            {kidTexts.wish}
          </BigButton>
        </li>
      </KidCards>
      <OverlaySlot parameter="wish">{(shown) => <WishDialog {...shown} />}</OverlaySlot>
      <Suspense>{redeeming.asked && <GoalQuestion {...redeeming.asked} voice={voice} />}</Suspense>
    </>
  )
}

/** The first name of the parent who is asked first. */
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
      speaker={
        <Speaker
          voice={voice}
          name={name}
          textIn={(language) => spokenOf({ name, points: point_cost }, language)}
        />
      }
      action={
        <Way>
          <GoalMeter name={name} points={points} cost={point_cost} />
          <p aria-hidden="true">
            <PointsToken size="32px" />
            <b>{pointsText(points, false)}</b> {kidTexts.of(point_cost)}
          </p>
        </Way>
      }
    />
  )
}

type WishProps = {
  readonly reward: Reward
  readonly voice: Voice | null
  readonly action?: ReactNode
  /** The person it waits for, or the decision about it. */
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
      speaker={
        <Speaker
          voice={voice}
          name={name}
          textIn={(language) => spokenOf({ name, points: point_cost }, language)}
        />
      }
      amount={
        isWithoutCost(reward) ? undefined : (
          <Cost>
            <PointsToken size="32px" />
            {pointsText(point_cost, false)}
          </Cost>
        )
      }
      action={fact === undefined ? action : <Waiting>{fact}</Waiting>}
    />
  )
}

type SaveButtonProps = { readonly name: string; readonly onSave: () => Promise<unknown> }

/** Makes it the goal (P4); a visible focus stays on the card, which then has no button. */
function SaveButton({ name, onSave }: SaveButtonProps) {
  const [isBusy, once] = usePending()
  return (
    <BigButton
      type="button"
      $tone="soft"
      aria-disabled={isBusy || undefined}
      aria-label={kidTexts.saveForNamed(name)}
      onClick={({ currentTarget }) => {
        const place = currentTarget.closest('li')
        const isShown = isFocusShownIn(place)
        if (place) place.tabIndex = -1
        void once(onSave).then(() => isShown && moveFocus(place))
      }}
    >
      <Flag aria-hidden="true" />
      {kidTexts.saveFor}
    </BigButton>
  )
}

type RedeemButtonProps = { readonly reward: Reward; readonly onRedeem: () => Promise<void> }

/** If a reward cannot be redeemed again yet, says from which day on it can (RW18). */
function RedeemButton({ reward, onRedeem }: RedeemButtonProps) {
  const [isBusy, once] = usePending()
  const limit = useLimitText(reward)
  const { name, point_cost } = reward
  if (limit) return <Waiting>{limit}</Waiting>
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

/* A child cannot delete them: in blocks, and one below the other as the rest. */
const Denied = styled(CardList)`
  --gap: 14px;
  --row-guess: 330px;
  @media (min-width: 40em) {
    --row-guess: 206px;
  }
`

const Way = styled.div`
  ${theme.column(3)}
  p {
    ${theme.wrap(2)}
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
  ${theme.row(2.5)}
  ${theme.figures(`620 1.75rem/1 ${theme.font.display}`)}
`

const Fact = styled.p`
  ${theme.row(3.5)}
  justify-content: center;
  min-height: 88px;
  padding: 8px 20px;
  border: 2px dashed ${theme.line.strong};
  border-radius: 44px;
  font: ${theme.font.h3};
  overflow-wrap: anywhere;
  ${theme.icon('32px')}
`
