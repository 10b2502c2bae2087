/** A day of a person in the table of the week. */
import { styled } from 'styled-components'
import type { WeekEntry } from '#domain/chores/week.ts'
import { theme } from '#web/ui/theme.ts'
import type { AwayDays } from './away-days.ts'
import { isAwayOn } from './away-days.ts'
import { CountedChips } from './counted-chips.tsx'
import { JobChip } from './job-chip.tsx'
import { weekTexts } from './texts.ts'
import type { Dragging } from './use-drag.ts'
import type { WeekPlace } from './week-days.ts'
import type { WeekRow } from './week-rows.ts'
import { onDay } from './week-rows.ts'

export type CellActions = {
  readonly week: WeekPlace
  readonly away: AwayDays
  /** The id of the entry whose popover is open. */
  readonly opened: string | null
  readonly onOpen: (entry: WeekEntry, chip: HTMLElement) => void
  /** Opens all entries of a day, if a cell has more than it shows. */
  readonly onMore: (day: string) => void
  /** Absent if nothing can be dragged. */
  readonly drag: Dragging | null
}

type WeekCellProps = CellActions & {
  readonly day: string
  readonly row: WeekRow
  /** How many chips fit. */
  readonly chips: number
}

export function WeekCell(props: WeekCellProps) {
  const { day, row, week, away, drag, chips, opened, onOpen, onMore } = props
  const isAway = isAwayOn(day, away, row.person)
  const entries = onDay(row.entries, day)
  return (
    <Cell
      data-day={day}
      data-person={row.person?.id ?? ''}
      data-today={day === week.today || undefined}
      data-away={(isAway && entries.length === 0) || undefined}
      {...drag?.cell(day, row.person?.id ?? null)}
    >
      {isAway && <Away>{weekTexts.away}</Away>}
      {entries.length > 0 && (
        <CountedChips entries={entries} max={chips} onMore={() => onMore(day)}>
          {(entry) => (
            <JobChip
              entry={entry}
              isOpen={opened === entry.id}
              onClick={({ currentTarget }) => onOpen(entry, currentTarget)}
              {...drag?.chip(entry)}
            />
          )}
        </CountedChips>
      )}
    </Cell>
  )
}

const Cell = styled.td`
  height: 1px;
  padding: 6px;
  vertical-align: top;
  tr:last-child > &:last-child {
    border-radius: 0 0 ${theme.radius.card};
  }
  /* Also above the background of today. */
  &&[data-away] {
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 7px,
      ${theme.line.hair} 7px 8px
    );
  }
  &[data-drop='yes'] {
    box-shadow: inset 0 0 0 2px ${theme.line.action};
  }
  &[data-drop='no'] {
    background: ${theme.surface.sunken};
    cursor: not-allowed;
  }
`

/** With the background of the cell, so that no line runs through the word. */
const Away = styled.p`
  width: fit-content;
  margin-bottom: 4px;
  padding: 2px 8px;
  border-radius: ${theme.radius.chip};
  background: ${theme.surface.chip};
  ${theme.note}
`
