/** Recent activity of my partners: a card for each (F1). */
import { Check, Gift } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { performerPart } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { isPrivateLine } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { hasHistory } from '#web/data/history.ts'
import { redeemed } from '#web/features/rewards/reward-reads.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { timeAgo } from '#web/shared/time/time-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { dashboardTexts } from './texts.ts'

/** The latest ones are enough. */
const SHOWN = 3

export type PartnerActivityProps = {
  readonly household: Household
  readonly now: Date
  /** During the first steps an empty section says nothing. */
  readonly hidesEmpty: boolean
}

export function PartnerActivity({ household, now, hidesEmpty }: PartnerActivityProps) {
  if (hidesEmpty && household.partners.length === 0) return null
  return (
    <section aria-labelledby="partner-activity">
      <SectionHead id="partner-activity" title={dashboardTexts.partnerActivity} />
      {household.partners.length === 0 ? (
        <EmptyState
          action={
            <ButtonLink to="/partners" tone="soft">
              {dashboardTexts.goToPartners}
            </ButtonLink>
          }
        >
          {dashboardTexts.noPartners}
        </EmptyState>
      ) : (
        <Stack $gap={3}>
          {household.partners.map((partner) => (
            <PartnerCard
              key={partner.id}
              partner={partner}
              timeZone={household.timeZone}
              now={now}
            />
          ))}
        </Stack>
      )}
    </section>
  )
}

type PartnerCardProps = {
  readonly partner: User
  readonly timeZone: string
  readonly now: Date
}

function PartnerCard({ partner, timeZone, now }: PartnerCardProps) {
  const activity = useLive((database) => readActivity(database, partner), [partner])
  if (!activity) return <Skeleton $width="100%" $height="280px" $radius={theme.radius.card} />
  const { count, latest } = activity
  return (
    <Whole as="article" aria-label={partner.name}>
      <Head>
        <PersonAvatar person={partner} />
        <div>
          <h3>
            <Name>{partner.name}</Name>
          </h3>
          <Text>{dashboardTexts.partnerCompleted(count)}</Text>
        </div>
        <Balance>
          <span aria-hidden="true">
            <Points value={null} />
          </span>
          <VisuallyHidden>{dashboardTexts.partnerPointsHidden}</VisuallyHidden>
          <Text aria-hidden="true">{dashboardTexts.partnerPoints}</Text>
        </Balance>
      </Head>
      {latest.length === 0 ? (
        <Nothing>{dashboardTexts.noActivity}</Nothing>
      ) : (
        <Events>
          {latest.map((event) => (
            <Event key={event.row.id} event={event} timeText={timeAgo(event.at, now, timeZone)} />
          ))}
        </Events>
      )}
    </Whole>
  )
}

type ActivityEvent = { readonly at: string } & (
  | { readonly kind: 'completed'; readonly row: Task }
  | { readonly kind: 'redeemed'; readonly row: Reward }
)

type Activity = { readonly count: number; readonly latest: readonly ActivityEvent[] }

/**
 * How much a partner completed, and what they did last, whether it earned or cost points. Nothing means nothing before
 * the device has the history (U22).
 */
async function readActivity(
  database: AccountDatabase,
  { id }: User,
): Promise<Activity | undefined> {
  const { tasks, rewards } = database
  const done = tasks.where('_done').between([id, ''], [id, '\uffff'])
  const [count, completed, spent] = await Promise.all([
    done.count(),
    done.clone().reverse().limit(SHOWN).toArray(),
    redeemed(rewards, id)
      .reverse()
      // A refunded reward cost nothing in the end.
      .filter((reward) => stateOf(reward) === 'redeemed')
      .limit(SHOWN)
      .toArray(),
  ])
  if (count === 0 && !(await hasHistory(database))) return undefined
  const events: ActivityEvent[] = [
    ...completed.map((row) => ({ kind: 'completed', row, at: row.completed_at ?? '' }) as const),
    ...spent.map((row) => ({ kind: 'redeemed', row, at: row.redeemed_at ?? '' }) as const),
  ]
  return { count, latest: events.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, SHOWN) }
}

type EventProps = { readonly event: ActivityEvent; readonly timeText: string }

function Event({ event, timeText }: EventProps) {
  const isSpent = event.kind === 'redeemed'
  return (
    <li>
      <IconTile icon={isSpent ? Gift : Check} tone={isSpent ? 'reward' : 'task'} />
      <div>
        <b>
          <Sentence name={event.row.name}>{titleOf(event)}</Sentence>
        </b>
        <p>{timeText}</p>
      </div>
      <Points
        value={isSpent ? -event.row.point_cost : performerPart(event.row)}
        signed
        token={false}
      />
    </li>
  )
}

function titleOf({ kind, row }: ActivityEvent): string {
  if (kind === 'redeemed') return dashboardTexts.redeemed(row.name)
  return isPrivateLine(row) ? taskTitle(row) : dashboardTexts.completed(row.name)
}

const Whole = styled(Card)`
  container-type: inline-size;
  padding-block: 16px;
  ${theme.media.fromTablet} {
    padding: 16px 20px;
  }
`

const Head = styled.div`
  ${theme.trio(3)}
  padding-bottom: ${theme.space(3)};
  border-bottom: 1px solid ${theme.line.hair};
`

/* On the right; below, if it would break the lines beside it. */
const Balance = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  > p {
    font: ${theme.font.caption};
  }
  @container (max-width: 340px) {
    grid-column: 2 / -1;
    grid-auto-flow: column;
    justify-content: start;
    align-items: center;
    gap: 6px;
    margin-top: -10px;
  }
`

const Events = styled.ul`
  > li {
    ${theme.trio(3)}
    min-height: 64px;
    padding-block: 10px;
  }
  ${theme.hairline('> li + li')}
  > li:last-child {
    margin-bottom: -8px;
  }
  b {
    display: block;
    overflow: hidden;
    font: ${theme.font.smallStrong};
    text-overflow: ellipsis;
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.caption};
  }
`

const Nothing = styled.p`
  padding: 20px 0 8px;
  ${theme.note}
`
