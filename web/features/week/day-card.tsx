/** The card of a day in a list of days, and its lines of text, such as the result of a past day. */
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'
import { dayHead } from './week-days.ts'

export type DayCardProps = {
  readonly place?: RefObject<HTMLLIElement | null>
  readonly day: string
  readonly isToday: boolean
  readonly children: ReactNode
}

export function DayCard({ place, day, isToday, children }: DayCardProps) {
  const { name, number } = dayHead(day)
  return (
    <Card ref={place} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <h2>
        <span>{isToday ? weekTexts.todayHead : name}</span> <b>{number}</b>
      </h2>
      <div>{children}</div>
    </Card>
  )
}

const told = ['done', 'overdue', 'missed', 'skipped'] as const

/** The result of a past day, in a line: a stitch for each completed entry, and how many were not completed. */
export function PastLine({ entries }: { readonly entries: readonly WeekEntry[] }) {
  const counts = told.map((state) => ({
    state,
    count: entries.filter((entry) => entry.state === state).length,
  }))
  const done = counts[0]?.count ?? 0
  return (
    <>
      {done > 0 && <StitchRow lit={done} of={done} color={theme.text.success} height={11} />}
      <span>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => weekTexts.counts[state](count))
          .join(', ')}
      </span>
    </>
  )
}

/** Whether an entry stays visible when a past day is folded. */
export function isLate({ state }: WeekEntry): boolean {
  return state === 'overdue' || state === 'paused'
}

const Card = styled.li`
  ${theme.grid('0 12px')}
  grid-template-columns: max(52px, 2.75rem) minmax(0, 1fr);
  align-items: start;
  padding: 8px 8px 8px 6px;
  border-radius: ${theme.radius.inner};
  ${theme.raised}
  scroll-margin: 96px;
  > h2 {
    ${theme.grid('1px')}
    justify-items: center;
    align-content: center;
    min-height: 44px;
    ${theme.caption}
  }
  b {
    color: ${theme.text.main};
    ${theme.figures(`620 1.25rem/1 ${theme.font.display}`)}
  }
  &[data-today] {
    background: ${theme.surface.actionSoft};
    box-shadow: none;
    > h2,
    > h2 b {
      color: ${theme.text.link};
    }
  }
  ${theme.edge}
`

export const Quiet = styled.p`
  display: grid;
  align-items: center;
  min-height: 44px;
  padding-inline: 4px;
  ${theme.note}
`

/** Summarizes a past day, and unfolds it. */
export const Fold = styled.button`
  ${theme.row(2.5)}
  width: 100%;
  min-height: 44px;
  padding: 0 2px 0 4px;
  ${theme.bare}
  border-radius: 12px;
  ${theme.note}
  text-align: start;
  > span {
    flex: 1;
  }
  > svg {
    max-width: 50%;
  }
  > svg:last-child {
    color: ${theme.text.faint};
  }
`
