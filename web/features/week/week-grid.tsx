/** The week as a table: one row for each person, one column for each day (T15). */
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { Household } from '#web/shared/people/use-household.ts'
import { Name } from '#web/ui/name.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { textLinkStyle } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { isAwayOn } from './away-days.ts'
import { fitRows, visibleRows } from './fit-rows.ts'
import { RowFace } from './row-face.tsx'
import { weekTexts } from './texts.ts'
import { useRoom } from './use-room.ts'
import type { CellActions } from './week-cell.tsx'
import { WeekCell } from './week-cell.tsx'
import { dayHead } from './week-days.ts'
import type { WeekRow } from './week-rows.ts'
import { onDay } from './week-rows.ts'

export type WeekGridProps = CellActions & {
  readonly household: Household
  readonly rows: readonly WeekRow[]
  /** On a wall, which nobody scrolls, rows that do not fit are counted instead. */
  readonly isWall?: boolean
}

export function WeekGrid(props: WeekGridProps) {
  const { household, week, onMore } = props
  const { place: table, room } = useRoom<HTMLTableElement>()
  const { rows, chips, isRoomy, left } = fitted(props, room && room.height - HEAD)
  return (
    <Table ref={table} aria-label={weekTexts.table} onKeyDown={moveInGrid}>
      <thead>
        <tr>
          <Corner scope="col">{weekTexts.people}</Corner>
          {week.days.map((day) => (
            <DayHead key={day} day={day} week={week} rows={props.rows} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.person?.id ?? ''}>
            <Person scope="row" $isRoomy={isRoomy}>
              <RowFace person={row.person} household={household} size={isRoomy ? 44 : 28} />
              <Name>{row.name}</Name>
            </Person>
            {week.days.map((day) => (
              <WeekCell key={day} {...props} day={day} row={row} chips={chips[place] ?? 1} />
            ))}
          </tr>
        ))}
        {left > 0 && (
          <tr>
            <Rest colSpan={week.days.length + 1}>
              <TextButton
                type="button"
                data-chip=""
                aria-haspopup="dialog"
                onClick={() => onMore(week.today)}
              >
                {weekTexts.moreRows(left)}
              </TextButton>
            </Rest>
          </tr>
        )}
      </tbody>
    </Table>
  )
}

/** The rows that are shown, with the number of chips for each, and how many rows are not shown. */
function fitted({ rows, week, away, isWall = false }: WeekGridProps, height: number | null) {
  const wants = rows.map(({ entries, person }) =>
    week.days.map((day) => ({
      chips: onDay(entries, day).length,
      isAway: isAwayOn(day, away, person),
      isToday: day === week.today,
    })),
  )
  const { places, room } = isWall
    ? visibleRows(wants, height)
    : { places: wants.map((_, place) => place), room: height }
  const isShown = (_: unknown, place: number) => places.includes(place)
  return {
    rows: rows.filter(isShown),
    left: rows.length - places.length,
    ...fitRows(wants.filter(isShown), room),
  }
}

type DayHeadProps = Pick<WeekGridProps, 'week' | 'rows'> & { readonly day: string }

function DayHead({ day, week, rows }: DayHeadProps) {
  const { name, number } = dayHead(day)
  const isToday = day === week.today
  const done = rows
    .flatMap(({ entries }) => onDay(entries, day))
    .filter(({ state }) => state === 'done').length
  return (
    <Head scope="col" data-today={isToday || undefined} aria-current={isToday ? 'date' : undefined}>
      <span>{isToday ? weekTexts.todayHead : name}</span> <b>{number}</b>
      <Stitches>
        {done > 0 && <StitchRow lit={done} of={done} color={theme.text.success} height={10} />}
      </Stitches>
    </Head>
  )
}

const steps: Readonly<Record<string, readonly [days: number, chips: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys in the week: to the chip above or below, and to the nearest day that has one. */
function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const chip = event.target instanceof Element ? event.target.closest('[data-chip]') : null
  const cell = chip?.closest('td')
  if (!step || !chip || !cell) return
  const [days, chips] = step
  const next = chips === 0 ? besides(cell, chip, days) : inColumn(cell, chip, chips)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** In the same row, at the same position or the last one there. */
function besides(cell: HTMLTableCellElement, chip: Element, days: number): HTMLElement | undefined {
  const at = chipsOf(cell).findIndex((each) => each === chip)
  const cells = [...(cell.parentElement?.children ?? [])]
  let place = cells.indexOf(cell) + days
  for (; place > 0 && place < cells.length; place += days) {
    const found = chipsOf(cells[place])
    if (found.length > 0) return found[Math.min(at, found.length - 1)]
  }
  return undefined
}

/** Through the chips of the day, of all people. */
function inColumn(
  cell: HTMLTableCellElement,
  chip: Element,
  step: number,
): HTMLElement | undefined {
  const rows = [...(cell.closest('tbody')?.rows ?? [])]
  const column = rows.flatMap((row) => chipsOf(row.cells[cell.cellIndex]))
  return column[column.findIndex((each) => each === chip) + step]
}

function chipsOf(cell: Element | undefined): readonly HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
}

/** The height of the days above the rows. */
const HEAD = 70

const Table = styled.table`
  ${theme.square('100%')}
  border-collapse: separate;
  border-spacing: 0;
  ${theme.card}
  table-layout: fixed;
  thead > tr {
    height: ${HEAD}px;
  }
  th:first-child {
    width: 120px;
  }
  ${theme.hairline('tbody > tr > *')}
  [data-today] {
    background: ${theme.surface.actionSoft};
  }
`

const Corner = styled.th`
  border-radius: ${theme.radius.card} 0 0 0;
  color: transparent;
  font: ${theme.font.caption};
`

const Head = styled.th`
  padding: 8px 6px 0;
  ${theme.caption}
  vertical-align: middle;
  &:last-child {
    border-radius: 0 ${theme.radius.card} 0 0;
  }
  > span {
    display: block;
  }
  b {
    color: ${theme.text.main};
    ${theme.figures(`620 1.25rem/1 ${theme.font.display}`)}
  }
  &[data-today] {
    color: ${theme.text.link};
    background-image: linear-gradient(${theme.line.action} 4px, transparent 4px);
    b {
      color: inherit;
    }
  }
`

const Stitches = styled.span`
  ${theme.centre}
  height: 15px;
  > svg {
    max-width: 100%;
  }
`

const Rest = styled.td`
  padding: 6px 10px;
  text-align: start;
`

const TextButton = styled.button`
  ${textLinkStyle}
  ${theme.bare}
`

const Person = styled.th<{ $isRoomy: boolean }>`
  padding: ${({ $isRoomy }) => ($isRoomy ? '8px 6px 8px 16px' : '2px 6px 2px 16px')};
  font: ${theme.font.smallStrong};
  text-align: start;
  vertical-align: middle;
  > bdi {
    display: block;
    /* Below the face, even if the name has another text direction than the page. */
    width: fit-content;
    max-width: 100%;
    margin-top: ${({ $isRoomy }) => ($isRoomy ? 8 : 2)}px;
    line-height: 1.3;
    ${theme.cut}
  }
`
