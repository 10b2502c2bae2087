/** The week as a list: a card a day, past days folded (T15). */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { isFarFrom } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import type { AwayDays } from './away-days.ts'
import { awayOn } from './away-days.ts'
import type { DayJobsProps } from './day-jobs.tsx'
import { DayJobs } from './day-jobs.tsx'
import { weekTexts } from './texts.ts'
import type { WeekPlace } from './week-days.ts'
import { dayHead } from './week-days.ts'
import { onDay } from './week-rows.ts'

export type WeekListProps = {
  readonly household: Household
  readonly week: WeekPlace
  readonly away: AwayDays
  readonly entries: readonly WeekEntry[]
  readonly opened: string | null
  readonly onOpen: (entry: WeekEntry, chip: HTMLElement) => void
}

export function WeekList({ entries, ...props }: WeekListProps) {
  const { days, today } = props.week
  const ofDays = days.map((day) => onDay(entries, day))
  // Today is scrolled to; another week is read from its Monday on.
  const start = Math.max(days.indexOf(today), 0)
  const counts = ofDays.map(({ length }) => length)
  return (
    <List aria-label={weekTexts.days}>
      {days.map((day, place) => (
        <Day
          key={day}
          {...props}
          day={day}
          entries={ofDays[place] ?? []}
          isFar={isFarFrom(start, place, counts)}
        />
      ))}
    </List>
  )
}

type DayProps = WeekListProps & Pick<DayJobsProps, 'isFar'> & { readonly day: string }

function Day({ day, ...props }: DayProps) {
  const { week, entries, household } = props
  const { name, number } = dayHead(day)
  const isToday = day === week.today
  const away = awayOn(day, props.away, household)
  const today = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isToday) today.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isToday])
  return (
    <Card ref={today} data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <h2>
        <span>{isToday ? weekTexts.today : name}</span> <b>{number}</b>
      </h2>
      <div>
        {away !== null && <Quiet>{away}</Quiet>}
        {day < week.today && entries.length > 0 ? (
          <Past {...props} />
        ) : entries.length === 0 ? (
          away === null && <Quiet>{weekTexts.nothing}</Quiet>
        ) : (
          <DayJobs {...props} />
        )}
      </div>
    </Card>
  )
}

/** What is overdue stays out. */
function Past(props: Omit<DayProps, 'day'>) {
  const { entries, isFar = false } = props
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const done = entries.filter(({ state }) => state === 'done').length
  const Icon = isUnfolded ? ChevronUp : ChevronDown
  const late = entries.filter(({ state }) => state === 'overdue' || state === 'paused')
  return (
    <>
      <Fold
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {done > 0 && <StitchRow lit={done} of={done} color={theme.text.success} height={11} />}
        <span>{countsOf(entries)}</span>
        <Icon size={20} aria-hidden="true" />
      </Fold>
      <Jobs id={id}>
        <DayJobs {...props} entries={isUnfolded ? entries : late} isFar={isFar && !isUnfolded} />
      </Jobs>
    </>
  )
}

const told = ['done', 'overdue', 'missed', 'skipped'] as const

function countsOf(entries: readonly WeekEntry[]): string {
  const counts = told.map((state) => ({
    state,
    count: entries.filter((entry) => entry.state === state).length,
  }))
  return counts
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => weekTexts.counts[state](count))
    .join(', ')
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`

const Card = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: start;
  gap: 0 12px;
  padding: 8px 8px 8px 6px;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.card};
  scroll-margin: 96px;
  > h2 {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 1px;
    min-height: 44px;
    color: ${theme.text.faint};
    font: ${theme.font.caption};
  }
  b {
    color: ${theme.text.main};
    font: 620 1.25rem/1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  &[data-today] {
    background: ${theme.surface.actionSoft};
    box-shadow: none;
    > h2,
    > h2 b {
      color: ${theme.text.link};
    }
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Quiet = styled.p`
  display: grid;
  align-items: center;
  min-height: 44px;
  padding-inline: 4px;
  color: ${theme.text.muted};
  font: ${theme.font.small};
`

const Jobs = styled.div`
  &:not(:empty) {
    margin-top: 8px;
  }
`

const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 0 2px 0 4px;
  border: 0;
  border-radius: 12px;
  background: none;
  color: ${theme.text.muted};
  font: ${theme.font.small};
  text-align: start;
  cursor: pointer;
  > span {
    flex: 1;
  }
  > svg {
    flex: none;
    max-width: 50%;
  }
  > svg:last-child {
    color: ${theme.text.faint};
  }
`
