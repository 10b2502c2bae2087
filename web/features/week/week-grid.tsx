/** The week as a table: a row a person, a column a day (T15). */
import { styled } from 'styled-components'
import type { Household } from '#web/shared/people/use-household.ts'
import { Name } from '#web/ui/name.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { fitRows } from './fit-rows.ts'
import { moveInGrid } from './move-in-grid.ts'
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
}

export function WeekGrid(props: WeekGridProps) {
  const { household, week, rows } = props
  const { table, height } = useRoom()
  const { chips, isRoomy } = fitRows(
    rows.map(({ entries }) => {
      const counts = week.days.map((day) => onDay(entries, day).length)
      return { most: Math.max(...counts), today: counts[week.days.indexOf(week.today)] ?? 0 }
    }),
    height === null ? null : height - HEAD,
  )
  return (
    <Table ref={table} aria-label={weekTexts.table} onKeyDown={moveInGrid}>
      <thead>
        <tr>
          <Corner scope="col">{weekTexts.people}</Corner>
          {week.days.map((day) => (
            <DayHead key={day} day={day} week={week} rows={rows} />
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
      </tbody>
    </Table>
  )
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
      <span>{isToday ? weekTexts.today : name}</span> <b>{number}</b>
      <Stitches>
        {done > 0 && <StitchRow lit={done} of={done} color={theme.text.success} height={10} />}
      </Stitches>
    </Head>
  )
}

/** The height of the days above the rows. */
const HEAD = 70

const Table = styled.table`
  width: 100%;
  height: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.card};
  table-layout: fixed;
  thead > tr {
    height: ${HEAD}px;
  }
  th:first-child {
    width: 120px;
  }
  tbody > tr > * {
    border-top: 1px solid ${theme.line.hair};
  }
  [data-today] {
    background: ${theme.surface.actionSoft};
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Corner = styled.th`
  border-radius: ${theme.radius.card} 0 0 0;
  color: transparent;
  font: ${theme.font.caption};
`

const Head = styled.th`
  padding: 8px 6px 0;
  color: ${theme.text.faint};
  font: ${theme.font.caption};
  vertical-align: middle;
  &:last-child {
    border-radius: 0 ${theme.radius.card} 0 0;
  }
  > span {
    display: block;
  }
  b {
    color: ${theme.text.main};
    font: 620 1.25rem/1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
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
  display: grid;
  place-items: center;
  height: 15px;
  > svg {
    max-width: 100%;
  }
`

const Person = styled.th<{ $isRoomy: boolean }>`
  padding: ${({ $isRoomy }) => ($isRoomy ? '8px 6px 8px 16px' : '2px 6px 2px 16px')};
  font: ${theme.font.smallStrong};
  text-align: start;
  vertical-align: middle;
  > bdi {
    display: block;
    overflow: hidden;
    margin-top: ${({ $isRoomy }) => ($isRoomy ? 8 : 2)}px;
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
