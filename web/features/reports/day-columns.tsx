/** Seven columns, a stitch for each task of the day, with a table that says the same. */
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { DayWork } from '#domain/reports/weekly-report.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { reportTexts } from './texts.ts'
import { dayName } from './week-texts.ts'

const MIN_TASKS = 4
/** No column is higher; the table has the number. */
const MAX_TASKS = 12

export function DayColumns({ days }: { readonly days: readonly DayWork[] }) {
  const top = Math.max(MIN_TASKS, ...days.map(({ tasks }) => tasks))
  const rows = Math.min(top, MAX_TASKS)
  return (
    <>
      <Columns aria-hidden="true">
        {days.map(({ day, tasks }, index) => (
          <div key={day}>
            {Array.from({ length: rows }, (_, row) => (
              <StitchRow
                key={row}
                lit={rows - row <= tasks ? 1 : 0}
                of={1}
                color={theme.text.success}
                height={24}
              />
            ))}
            <span>{reportTexts.letters[index]}</span>
          </div>
        ))}
      </Columns>
      <VisuallyHidden as="div">
        <DayTable days={days} />
      </VisuallyHidden>
    </>
  )
}

function DayTable({ days }: { readonly days: readonly DayWork[] }) {
  const { columns } = reportTexts
  return (
    <table>
      <caption>{reportTexts.days}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.tasks}</th>
          <th scope="col">{columns.minutes}</th>
          <th scope="col">{columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, tasks, minutes, points }) => (
          <tr key={day}>
            <th scope="row">{dayName(day)}</th>
            <td>{tasks}</td>
            <td>{numberText(minutes)}</td>
            <td>{numberText(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  > div {
    ${theme.grid(0.5)}
    justify-items: center;
  }
  span {
    margin-top: 6px;
    color: ${theme.text.muted};
    font: ${theme.font.caption};
  }
`
