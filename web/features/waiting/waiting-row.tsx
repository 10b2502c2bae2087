/** One thing that waits for my decision: who asks for what, and my two answers. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { isAsked } from '#domain/partnerships/partnership.ts'
import { isWithoutCost } from '#domain/rewards/reward.ts'
import { isPrivateLine, pointsFor } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { partnersTexts } from '#web/features/partners/texts.ts'
import { folded } from '#web/shared/celebration/celebrated.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { otherName } from '#web/shared/people/person-name.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { timeAgoInside } from '#web/shared/time/time-text.ts'
import { Answers as AnswerButtons } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Sentence } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { WaitingItem } from './read-waiting.ts'
import { waitingTexts } from './texts.ts'
import type { Answers } from './use-answers.ts'

/** In its own chunk: few of them have a photo. */
const ProofPicture = lazyComponent(
  () => import('#web/features/tasks/proof/proof-picture.tsx'),
  'ProofPicture',
)

export type WaitingRowProps = {
  readonly item: WaitingItem
  readonly household: Household
  readonly now: Date
  readonly answers: Answers
}

export function WaitingRow({ item, household, now, answers }: WaitingRowProps) {
  const person = household.people.get(item.person)
  return (
    <ListItem focusKey="">
      <Place>
        {person && <PersonAvatar person={person} tone={toneOf(person, household)} size={36} />}
        <Words>
          <h3>
            <Sentence name={namesIn(item, household)}>{titleOf(item, household)}</Sentence>
          </h3>
          <p>
            <Sentence name={item.kind === 'loan' ? item.row.title : []}>
              {lineOf(item, household, now)}
            </Sentence>
          </p>
        </Words>
        <Amount>
          {item.kind === 'task' && item.row.proof_url !== null && (
            <Suspense>
              <ProofPicture isSmall url={item.row.proof_url} name={taskTitle(item.row)} />
            </Suspense>
          )}
          {amountOf(item)}
        </Amount>
        <Pair answers={answers} />
      </Place>
    </ListItem>
  )
}

function Pair({ answers: { no, yes } }: Pick<WaitingRowProps, 'answers'>) {
  const [, once] = usePending()
  return (
    <Buttons>
      <Button
        tone="outline"
        size="small"
        aria-label={no.name}
        onClick={({ currentTarget }) => once(() => folded(currentTarget, no.act))}
      >
        {no.label}
      </Button>
      <Button
        tone="soft"
        size="small"
        icon={Check}
        aria-label={yes.name}
        onClick={({ currentTarget }) => once(() => folded(currentTarget, yes.act))}
      >
        {yes.label}
      </Button>
    </Buttons>
  )
}

/** The names in its title, in this order. */
function namesIn(item: WaitingItem, household: Household): readonly string[] {
  const name = otherName(household, item.person) ?? ''
  if (item.kind === 'invitation' && isAsked(item.row)) return [name, childIn(item.row, household)]
  return 'name' in item.row && item.row.name !== '' ? [name, item.row.name] : [name]
}

function titleOf(item: WaitingItem, household: Household): string {
  const name = otherName(household, item.person) ?? ''
  switch (item.kind) {
    case 'task':
      return isPrivateLine(item.row)
        ? waitingTexts.privateTask(name)
        : waitingTexts.task(name, item.row.name)
    case 'reward':
      return waitingTexts.reward(name, item.row.name)
    case 'loan':
      return waitingTexts.loan(name, item.row.amount)
    case 'invitation':
      return isAsked(item.row)
        ? partnersTexts.asksParent(name, childIn(item.row, household))
        : waitingTexts.invitation(name)
  }
}

/** The first name of the child whose parent I am asked to be (K4). */
function childIn({ invitee_id }: Partnership, { people }: Household): string {
  const child = people.get(invitee_id ?? '')
  return child ? firstName(child) : ''
}

function lineOf(item: WaitingItem, { people, timeZone }: Household, now: Date): string {
  switch (item.kind) {
    case 'task':
      return waitingTexts.taskSince(timeAgoInside(item.at, now, timeZone))
    case 'reward':
      return waitingTexts.rewardSince(timeAgoInside(item.at, now, timeZone))
    case 'loan':
      return waitingTexts.loanFor(item.row.title)
    case 'invitation': {
      const person = people.get(item.person)
      if (!person || isAsked(item.row)) return ''
      return item.row.role === 'child' ? partnersTexts.asChild(firstName(person)) : person.email
    }
  }
}

function amountOf(item: WaitingItem): ReactNode {
  switch (item.kind) {
    case 'task':
      return <Points value={pointsFor(item.row)} signed token={false} />
    case 'reward':
      return isWithoutCost(item.row) ? null : <Points value={item.row.point_cost} />
    case 'loan':
      return <Points value={item.row.amount} />
    case 'invitation':
      return null
  }
}

/* Upright tablets have space for the answers beside the words, unless the letters are large. */
const oneLine = '@media (min-width: 40em) and (max-width: 1023.98px)'

const Place = styled.article`
  display: grid;
  grid-template:
    'face words amount' auto
    'answers answers answers' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: space-between;
  gap: 10px 12px;
  height: 100%;
  ${oneLine} {
    grid-template: 'face words amount answers' auto / auto minmax(0, 1fr) auto auto;
  }
`

const Words = styled.div`
  grid-area: words;
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: ${theme.font.row};
  }
  p {
    ${theme.caption}
  }
`

const Amount = styled.div`
  display: flex;
  gap: 8px;
  grid-area: amount;
  align-self: start;
  ${oneLine} {
    align-self: center;
    margin-inline-end: 8px;
  }
`

const Buttons = styled(AnswerButtons)`
  grid-area: answers;
  > button {
    padding-inline: 8px;
    font-size: 0.9375rem;
  }
  ${oneLine} {
    flex-wrap: nowrap;
  }
`
