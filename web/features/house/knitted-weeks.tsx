/** How much got done in each week, knitted: a stitch is a task, two to a row; a table has the same numbers (T25). */
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import type { HouseFigures } from '#domain/reports/house-figures.ts'
import { monthDayText } from '#web/shared/time/time-text.ts'
import { chartPath } from '#web/ui/knit.ts'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { houseTexts as texts } from './texts.ts'

type Weeks = HouseFigures['weeks']

/** For more weeks than this, a stitch is at least five tasks, in single columns without numbers. */
const MANY = 12
/** No column is higher than this many rows. */
const ROWS = 15
const scales = [1, 2, 5, 10, 20, 50, 100]

export type KnittedWeeksProps = {
  readonly figures: HouseFigures
  /** Anything else to say about them. */
  readonly note: string | undefined
}

export function KnittedWeeks({ figures, note }: KnittedWeeksProps) {
  const { weeks, tasks, minutes } = figures
  const isMany = weeks.length > MANY
  const wide = isMany ? 1 : 2
  const most = Math.max(...weeks.map((week) => week.tasks))
  const fitting = scales.filter((scale) => !isMany || scale >= 5)
  const scale = fitting.find((each) => most <= each * wide * ROWS) ?? 1000
  return (
    <Panel aria-label={texts.weeks}>
      <Sums>
        <p>
          <b>{numberText(tasks)}</b> <span>{texts.tasks(tasks)}</span>
        </p>
        <p>
          <b aria-hidden="true">{texts.work(minutes)}</b>
          <VisuallyHidden>{texts.workSpoken(minutes)}</VisuallyHidden> <span>{texts.asOneSum}</span>
        </p>
      </Sums>
      {tasks === 0 ? (
        <Note>{texts.nothing}</Note>
      ) : (
        <>
          <Columns aria-hidden="true">
            {weeks.map((week) => (
              <Column key={week.monday}>
                {!isMany && week.tasks > 0 && <b>{numberText(week.tasks)}</b>}
                <Stitches count={Math.ceil(week.tasks / scale)} wide={wide} />
              </Column>
            ))}
          </Columns>
          <Line />
          <Labels weeks={weeks} />
          <Note>{texts.stitch(scale)}</Note>
          <Numbers weeks={weeks} />
        </>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Panel>
  )
}

function Stitches({ count, wide }: { readonly count: number; readonly wide: number }) {
  const rows = Math.ceil(count / wide)
  if (rows === 0) return null
  const chart = Array.from({ length: rows }, (_, row) =>
    '#'.repeat(Math.min(wide, count - row * wide)).padEnd(wide, '.'),
  )
  return (
    <svg viewBox={`0 0 ${wide * 12} ${rows * 10}`} data-wide={wide}>
      <path
        d={chartPath(chart.toReversed())}
        stroke={theme.text.onHeroMuted}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** At most five: there is no space for the day of every week. */
function Labels({ weeks }: { readonly weeks: Weeks }) {
  const step = Math.max(1, Math.floor(weeks.length / 4))
  const shown = weeks.slice(0, -1).filter((_, place) => place % step === 0)
  return (
    <Days aria-hidden="true">
      {shown.slice(0, 4).map(({ monday }) => (
        <span key={monday}>{monthDayText(monday, 'UTC')}</span>
      ))}
      <b>{texts.now}</b>
    </Days>
  )
}

function Numbers({ weeks }: { readonly weeks: Weeks }) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{texts.weeks}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.tasks(2)}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, tasks }) => (
            <tr key={monday}>
              <th scope="row">{monthDayText(monday, 'UTC')}</th>
              <td>{tasks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

const Panel = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 20px 22px 18px;
  border-radius: ${theme.radius.card};
  ${theme.hero}
  overflow: hidden;
  ${theme.edge}
`

const Sums = styled.div`
  ${theme.flow('4px 36px')}
  margin-bottom: auto;
  padding-bottom: 12px;
  b {
    display: block;
    ${theme.figures(`650 1.75rem/1.1 ${theme.font.display}`)}
  }
  span {
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.caption};
  }
`

const Columns = styled.div`
  display: flex;
  align-items: flex-end;
  min-height: 64px;
  container-type: inline-size;
  /* Large letters leave no space for numbers. */
  @container (max-width: 15em) {
    b {
      display: none;
    }
  }
`

const Column = styled.div`
  ${theme.row(0.5)}
  flex-direction: column;
  ${theme.rest}
  b {
    ${theme.figures(`620 0.9375rem/1.3 ${theme.font.display}`)}
  }
  svg {
    width: 100%;
    max-width: 36px;
    ${theme.media.phone} {
      max-width: 24px;
    }
    &[data-wide='1'] {
      max-width: 12px;
    }
  }
`

const Line = styled.div`
  height: 10px;
  margin-block: 2px 4px;
  background: ${theme.stitch.unlit};
  mask: ${theme.stitch.mask} 0 0 / 12px 10px round no-repeat;
  mask-repeat: round no-repeat;
`

const Days = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  color: ${theme.text.onHeroMuted};
  font: ${theme.font.caption};
  white-space: nowrap;
  container-type: inline-size;
  b {
    color: ${theme.text.onHero};
    font: inherit;
    font-weight: 620;
  }
  /* Large letters leave space only for the first and the last one. */
  @container (max-width: 18em) {
    > span:not(:first-child) {
      display: none;
    }
  }
`

const Note = styled.p`
  margin-top: 12px;
  color: ${theme.text.onHeroMuted};
  font: ${theme.font.small};
`
