/** A chart of points earned and spent in the last weeks, drawn as stitches, with a table that says the same. */
import { styled } from 'styled-components'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { monthDayText } from '#web/shared/time/time-text.ts'
import { Narrow, Wide } from '#web/ui/narrow-wide.ts'
import { pointsText } from '#web/ui/points.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { historyTexts } from './texts.ts'
import { WeekColumn } from './week-column.tsx'
import type { Week } from './weeks.ts'
import { stitchScale, sumWeeks, weekStarts } from './weeks.ts'

const texts = historyTexts.chart

export type WeekChartProps = { readonly household: Household; readonly at: string }

export function WeekChart({ household: { timeZone }, at }: WeekChartProps) {
  const starts = weekStarts(at, timeZone)
  const first = starts[0] ?? at
  const entries = useLive(
    (database) => database.entries.where('created_at').aboveOrEqual(first).toArray(),
    [first],
  )
  const weeks = sumWeeks(starts, entries ?? [])
  const labels = weekLabels(starts, timeZone)
  const scale = stitchScale(weeks)
  const rows = {
    up: Math.max(...weeks.map(({ earned }) => rowsOf(earned, scale)), 2),
    down: Math.max(...weeks.map(({ spent }) => rowsOf(spent, scale)), 1),
  }
  return (
    <Panel aria-labelledby="weeks">
      <Head>
        <h2 id="weeks">
          <Wide>{texts.title}</Wide>
          <Narrow>{texts.shortTitle}</Narrow>
        </h2>
        <Legend scale={scale} />
      </Head>
      <Columns aria-hidden="true">
        {weeks.map((week, index) => (
          <WeekColumn
            key={week.from}
            week={week}
            scale={scale}
            rows={rows}
            label={labels[index] ?? ''}
            isNow={index === weeks.length - 1}
          />
        ))}
      </Columns>
      <Numbers weeks={weeks} labels={labels} />
    </Panel>
  )
}

/** How many rows of three stitches a number of points needs. */
function rowsOf(points: number, scale: number): number {
  return Math.ceil(Math.round(Math.max(points, 0) / scale) / 3)
}

function Legend({ scale }: { readonly scale: number }) {
  return (
    <p>
      <span>
        <StitchRow lit={1} of={1} color={theme.stitch.lit} />
        {texts.earned}
      </span>
      <span>
        <StitchRow lit={1} of={1} color={theme.stitch.rose} />
        {texts.spent}
      </span>
      <span>{texts.scale(scale)}</span>
    </p>
  )
}

type NumbersProps = { readonly weeks: readonly Week[]; readonly labels: readonly string[] }

function Numbers({ weeks, labels }: NumbersProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.earned}</th>
            <th scope="col">{texts.spent}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, earned, spent }, index) => (
            <tr key={from}>
              <th scope="row">{labels[index]}</th>
              <td>{pointsText(earned, true)}</td>
              <td>{pointsText(-spent, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

/** The labels of the weeks in the chart: the day they began, and a name for the current one. */
function weekLabels(starts: readonly string[], timeZone: string): readonly string[] {
  return starts.map((from, index) =>
    index === starts.length - 1 ? historyTexts.chart.thisWeek : monthDayText(from, timeZone),
  )
}

const Panel = styled.section`
  position: relative;
  min-width: 0;
  padding: 20px 22px 18px;
  border-radius: ${theme.radius.card};
  ${theme.hero}
  overflow: hidden;
  ${theme.media.phone} {
    padding: 18px 16px 16px;
  }
  ${theme.edge}
`

const Head = styled.div`
  ${theme.flow('2px 16px')}
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${theme.space(2)};
  > p {
    ${theme.flow('4px 18px')}
    color: ${theme.text.onHeroMuted};
    font: ${theme.font.small};
  }
  p > span {
    ${theme.inline('7px')}
  }
`

/* Phones have space for five of the weeks. */
const Columns = styled.div`
  display: flex;
  ${theme.media.phone} {
    > :nth-child(-n + 3) {
      display: none;
    }
  }
`
