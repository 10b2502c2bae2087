/** What my partners did lately: a card for each (decision F1). */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { Task } from '#domain/tasks/task.ts'
import { isPrivateLine, pointsFor } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/parts/people/use-household.ts'
import { taskTitle } from '#web/parts/tasks/task-meta.tsx'
import { timeAgo } from '#web/parts/time/time-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Points } from '#web/ui/points.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { dashboardTexts } from './texts.ts'

/** Spec 9. */
const SHOWN = 3

export type PartnerActivityProps = {
  readonly household: Household | undefined
  readonly now: Date
}

export function PartnerActivity({ household, now }: PartnerActivityProps) {
  return (
    <section aria-labelledby="partner-activity">
      <SectionHead id="partner-activity" title={dashboardTexts.partnerActivity} />
      {!household ? (
        <Skeleton $width="100%" $height="240px" $radius={theme.radius.card} />
      ) : household.partners.length === 0 ? (
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
  const done = useLive(
    async ({ tasks }) => {
      const all = tasks.where('_done').between([partner.id, ''], [partner.id, '\uffff'])
      const [count, latest] = await Promise.all([
        all.count(),
        all.clone().reverse().limit(SHOWN).toArray(),
      ])
      return { count, latest }
    },
    [partner.id],
  )
  return (
    <Whole as="article" aria-label={partner.name}>
      <Head>
        <Avatar name={partner.name} photo={partner.photo_url} />
        <div>
          <h3>{partner.name}</h3>
          <p>{dashboardTexts.partnerCompleted(done?.count ?? 0)}</p>
        </div>
        <div>
          <span aria-hidden="true">
            <Points value={null} />
          </span>
          <VisuallyHidden>{dashboardTexts.partnerPointsHidden}</VisuallyHidden>
          <p aria-hidden="true">{dashboardTexts.partnerPoints}</p>
        </div>
      </Head>
      {done?.latest.length === 0 ? (
        <Nothing>{dashboardTexts.noActivity}</Nothing>
      ) : (
        <Events>
          {done?.latest.map((task) => (
            <Event
              key={task.id}
              task={task}
              timeText={timeAgo(task.completed_at ?? '', now, timeZone)}
            />
          ))}
        </Events>
      )}
    </Whole>
  )
}

function Event({ task, timeText }: { readonly task: Task; readonly timeText: string }) {
  return (
    <li>
      <IconTile icon={Check} tone="task" />
      <div>
        <b>{isPrivateLine(task) ? taskTitle(task) : dashboardTexts.completed(task.name)}</b>
        <p>{timeText}</p>
      </div>
      <Points value={pointsFor(task)} signed token={false} />
    </li>
  )
}

const Whole = styled(Card)`
  padding-block: 16px;
  ${theme.media.fromTablet} {
    padding: 16px 20px;
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(3)};
  padding-bottom: ${theme.space(3)};
  border-bottom: 1px solid ${theme.line.hair};
  h3 {
    font: ${theme.font.h3};
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
  > :last-child {
    position: relative;
    display: grid;
    justify-items: end;
    > p {
      font: ${theme.font.caption};
    }
  }
`

const Events = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space(3)};
    min-height: 64px;
    padding-block: 10px;
  }
  > li + li {
    border-top: 1px solid ${theme.line.hair};
  }
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
  color: ${theme.text.muted};
  font: ${theme.font.small};
`
