/** The week on an upright wall: a card a day, which shows what fits and counts the rest; nothing scrolls (T15, A19). */
import { ChevronRight } from 'lucide-react'
import type { WeekEntry } from '#domain/chores/week.ts'
import { Stack } from '#web/ui/stack.tsx'
import { awayOn } from './away-days.ts'
import { CountedChips } from './counted-chips.tsx'
import { DayCard, Fold, isLate, PastLine, Quiet } from './day-card.tsx'
import { JobLine } from './day-jobs.tsx'
import { fitCards } from './fit-rows.ts'
import { weekTexts } from './texts.ts'
import { useRoom } from './use-room.ts'
import type { WeekListProps } from './week-list.tsx'
import { onDay } from './week-rows.ts'

/** From this width on, two chips are side by side. */
const TWO_COLUMNS = 600

export type WallDaysProps = WeekListProps & { readonly onMore: (day: string) => void }

type WallDay = {
  readonly day: string
  readonly isPast: boolean
  readonly isToday: boolean
  readonly away: string | null
  readonly entries: readonly WeekEntry[]
  /** The entries shown on it as chips. */
  readonly chips: readonly WeekEntry[]
}

export function WallDays(props: WallDaysProps) {
  const { place, room } = useRoom<HTMLUListElement>()
  const columns = room !== null && room.width >= TWO_COLUMNS ? 2 : 1
  const days = daysOf(props)
  const shown = fitCards(days.map(wantsOf), room && { height: room.height, columns })
  return (
    <Stack as="ul" $gap={2.5} ref={place} aria-label={weekTexts.days}>
      {days.map((each, at) => (
        <Day key={each.day} {...props} {...each} max={shown[at] ?? 0} columns={columns} />
      ))}
    </Stack>
  )
}

function daysOf({ household, week, away, entries }: WallDaysProps): readonly WallDay[] {
  return week.days.map((day) => {
    const own = onDay(entries, day)
    const isPast = day < week.today
    return {
      day,
      isPast,
      isToday: day === week.today,
      away: isPast ? null : awayOn(day, away, household),
      entries: own,
      chips: isPast ? own.filter(isLate) : own,
    }
  })
}

function wantsOf({ chips, away, isPast, isToday }: WallDay) {
  return { chips: chips.length, hasLine: isPast || away !== null, isToday, isPast }
}

type DayProps = Omit<WallDaysProps, 'away'> &
  WallDay & { readonly max: number; readonly columns: number }

function Day(props: DayProps) {
  const { day, isPast, isToday, away, entries, chips, max, columns } = props
  const { household, opened, onOpen, onMore } = props
  return (
    <DayCard day={day} isToday={isToday}>
      {isPast && entries.length > 0 && (
        <Fold type="button" aria-haspopup="dialog" onClick={() => onMore(day)}>
          <PastLine entries={entries} />
          <ChevronRight size={20} aria-hidden="true" />
        </Fold>
      )}
      {away !== null && <Quiet>{away}</Quiet>}
      {entries.length === 0 && away === null && <Quiet>{weekTexts.nothing}</Quiet>}
      {max > 0 && (
        <CountedChips {...{ max, columns }} entries={chips} onMore={() => onMore(day)}>
          {(entry) => <JobLine {...{ entry, household, opened, onOpen }} />}
        </CountedChips>
      )}
    </DayCard>
  )
}
