/** The week as a list: one card a day, past days folded (T15). */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { isFarFrom } from '#web/shared/lists/long-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { Stack } from '#web/ui/stack.tsx'
import type { AwayDays } from './away-days.ts'
import { awayOn } from './away-days.ts'
import { DayCard, Fold, isLate, PastLine, Quiet } from './day-card.tsx'
import type { DayJobsProps } from './day-jobs.tsx'
import { DayJobs } from './day-jobs.tsx'
import { weekTexts } from './texts.ts'
import type { WeekPlace } from './week-days.ts'
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
  // The page scrolls to today; any other week starts with its Monday.
  const start = Math.max(days.indexOf(today), 0)
  const counts = ofDays.map(({ length }) => length)
  return (
    <Stack as="ul" $gap={2.5} aria-label={weekTexts.days}>
      {days.map((day, place) => (
        <Day
          key={day}
          {...props}
          day={day}
          entries={ofDays[place] ?? []}
          isFar={isFarFrom(start, place, counts)}
        />
      ))}
    </Stack>
  )
}

type DayProps = WeekListProps & Pick<DayJobsProps, 'isFar'> & { readonly day: string }

function Day({ day, ...props }: DayProps) {
  const { week, entries, household } = props
  const isToday = day === week.today
  const away = awayOn(day, props.away, household)
  const today = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isToday) today.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isToday])
  return (
    <DayCard place={today} day={day} isToday={isToday}>
      {away !== null && <Quiet>{away}</Quiet>}
      {day < week.today && entries.length > 0 ? (
        <Past {...props} />
      ) : entries.length === 0 ? (
        away === null && <Quiet>{weekTexts.nothing}</Quiet>
      ) : (
        <DayJobs {...props} />
      )}
    </DayCard>
  )
}

/** Overdue entries stay visible. */
function Past(props: Omit<DayProps, 'day'>) {
  const { entries, isFar = false } = props
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const Icon = isUnfolded ? ChevronUp : ChevronDown
  return (
    <>
      <Fold
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <PastLine entries={entries} />
        <Icon size={20} aria-hidden="true" />
      </Fold>
      <Jobs id={id}>
        <DayJobs
          {...props}
          entries={isUnfolded ? entries : entries.filter(isLate)}
          isFar={isFar && !isUnfolded}
        />
      </Jobs>
    </>
  )
}

const Jobs = styled.div`
  &:not(:empty) {
    margin-top: 8px;
  }
`
