/** What waits for my decision, at the top of the dashboard: the oldest first, the rest one tap away. */
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cardTones } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { WaitingItem } from './read-waiting.ts'
import { readWaiting } from './read-waiting.ts'
import { waitingTexts } from './texts.ts'
import { useAnswers } from './use-answers.ts'
import type { WaitingCounts, WaitingKind } from './waiting-counts.ts'
import { totalOf, waitingKinds } from './waiting-counts.ts'
import { WaitingRow } from './waiting-row.tsx'

const SHOWN = 3

const pages: Readonly<Record<WaitingKind, string>> = {
  task: '/tasks?tab=completed',
  reward: '/rewards?tab=approvals',
  loan: '/settings?tab=points',
  invitation: '/partners',
}

export type WaitingStripProps = {
  readonly household: Household
  readonly counts: WaitingCounts
  readonly now: Date
}

export function WaitingStrip({ household, counts, now }: WaitingStripProps) {
  const items = useLive((database) => readWaiting(database, household, SHOWN), [household])
  const answersTo = useAnswers()
  const total = totalOf(counts)
  return (
    <Strip aria-labelledby="waiting">
      <Head>
        <h2 id="waiting">{waitingTexts.title}</h2>
        <Badge count={total} />
        <VisuallyHidden role="status">{waitingTexts.count(total)}</VisuallyHidden>
      </Head>
      <List>
        {!items && <Skeleton $width="100%" $height="88px" />}
        {items?.map((item) => (
          <WaitingRow
            key={item.row.id}
            item={item}
            household={household}
            now={now}
            answers={answersTo(item, household.people.get(item.person)?.name ?? '')}
          />
        ))}
      </List>
      {items && <More counts={counts} shown={items} />}
    </Strip>
  )
}

/** Each kind has its own page, so each has its own link. */
function More({
  counts,
  shown,
}: {
  readonly counts: WaitingCounts
  readonly shown: readonly WaitingItem[]
}) {
  const rest = waitingKinds
    .map((kind) => ({
      kind,
      count: counts[kind] - shown.filter((item) => item.kind === kind).length,
    }))
    .filter(({ count }) => count > 0)
  if (rest.length === 0) return null
  return (
    <Links $wrap $gap={4}>
      {rest.map(({ kind, count }) => (
        <TextLink key={kind} to={pages[kind]}>
          {waitingTexts.more[kind](count)}
        </TextLink>
      ))}
    </Links>
  )
}

const Strip = styled.section`
  ${cardTones.plain}
  position: relative;
  padding: 4px 16px 16px;
  border-radius: ${theme.radius.card};
  ${theme.media.fromLandscape} {
    padding: 4px 22px 18px;
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
`

/* Below each other; side by side where there is room, as many as there are. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    padding: 12px 0;
  }
  > :first-child {
    padding-top: 4px;
  }
  > :last-child {
    padding-bottom: 0;
  }
  > li + li {
    border-top: 1px solid ${theme.line.hair};
  }
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0 -22px;
    > :nth-child(n) {
      padding: 2px 22px;
    }
    > li + li {
      border-top: 0;
      border-left: 1px solid ${theme.line.hair};
    }
  }
`

const Links = styled(Row)`
  margin: 8px 0 -8px;
`
