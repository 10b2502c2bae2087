/**
 * Items that wait for my decision, at the top of the dashboard: the oldest first. Phones show one of them and unfold the
 * others below it, so that the first task is in sight, too (U20).
 */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Badge } from '#web/ui/badge.tsx'
import { isFocusShownIn, moveFocus } from '#web/ui/move-focus.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextLink, textLinkStyle } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { WaitingCounts, WaitingKind } from './count-waiting.ts'
import { totalOf, waitingKinds } from './count-waiting.ts'
import type { WaitingItem } from './read-waiting.ts'
import { readWaiting } from './read-waiting.ts'
import { waitingTexts } from './texts.ts'
import { useAnswers } from './use-answers.ts'
import { WaitingRow } from './waiting-row.tsx'

const SHOWN = 3
/** How many are unfolded; the others are on their own pages. */
const UNFOLDED = 12

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
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // Read together with the first ones, so that unfolding is immediate and moves nothing else.
  const items = useLive((database) => readWaiting(database, household, UNFOLDED), [household])
  const shown = items?.slice(0, isOpen ? UNFOLDED : SHOWN)
  const answersTo = useAnswers()
  const kept = useFocusKept(items?.[0]?.row.id)
  const total = totalOf(counts)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <Strip aria-labelledby="waiting">
      <Head>
        <h2 id="waiting">{waitingTexts.title}</h2>
        <Badge count={total} />
        <VisuallyHidden role="status">{waitingTexts.count(total)}</VisuallyHidden>
        {total > 1 && (
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {waitingTexts.others(total - 1)}
            <Chevron size={18} aria-hidden="true" />
          </Toggle>
        )}
      </Head>
      <List {...kept} id={id} data-open={isOpen || undefined}>
        {!shown && <Skeleton as="li" $width="100%" $height="88px" />}
        {shown?.map((item) => (
          <WaitingRow
            key={item.row.id}
            item={item}
            household={household}
            now={now}
            answers={answersTo(item, household.people.get(item.person)?.name ?? '')}
          />
        ))}
      </List>
      {shown && <More counts={counts} shown={shown} />}
    </Strip>
  )
}

/** On a phone, the second row cannot take the focus of the first before it is shown in its place. */
function useFocusKept(first: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const isByKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body)
      moveFocus(first === undefined ? null : list.current?.querySelector('button'))
    isByKeyboard.current = false
  }, [first])
  // Noted when it is pressed: once the row is gone, nothing shows where the focus was.
  const note = () => (isByKeyboard.current = isFocusShownIn(list.current))
  return { ref: list, onClickCapture: note }
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

/* At the end of the line, where it stays when the rows unfold. */
const Toggle = styled.button`
  ${textLinkStyle}
  margin-inline-start: auto;
  ${theme.bare}
  ${theme.media.fromTablet} {
    display: none;
  }
`

const Strip = styled.section`
  ${theme.card}
  position: relative;
  padding: 4px 16px 16px;
  ${theme.media.fromLandscape} {
    padding: 4px 22px 18px;
  }
`

const Head = styled.div`
  position: relative;
  ${theme.row(2.5)}
  min-height: 48px;
`

const Links = styled(Row)`
  margin: 8px 0 -8px;
`

/* Below each other; side by side if they fit, as many as there are. */
const List = styled.ul`
  ${theme.column(0)}
  > li {
    padding: 12px 0;
  }
  > :first-child {
    padding-top: 4px;
  }
  > :last-child {
    padding-bottom: 0;
  }
  ${theme.hairline('> li + li')}
  ${theme.media.phone} {
    &:not([data-open]) > li + li,
    &:not([data-open]) + ${Links} {
      display: none;
    }
  }
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: 0 -22px;
    > :nth-child(n) {
      padding: 2px 22px;
    }
    > li + li {
      border-top: 0;
      border-inline-start: 1px solid ${theme.line.hair};
    }
  }
`
