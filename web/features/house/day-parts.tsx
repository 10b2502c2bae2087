/** When most is done: a sentence, and none to three stitches for a part of a weekday, readable without colour (T25). */
import { styled } from 'styled-components'
import { weekdayNames } from '#domain/language/format.ts'
import type { HouseFigures } from '#domain/reports/house-figures.ts'
import { busiest, dayParts, levelOf } from '#domain/reports/house-figures.ts'
import { Card } from '#web/ui/card.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { houseTexts as texts } from './texts.ts'

export function DayParts({ figures }: { readonly figures: HouseFigures }) {
  const weekdays = weekdayNames('long')
  return (
    <Card aria-labelledby="when">
      <Head>
        <h2 id="when">{texts.when}</h2>
        <p>{texts.most(busiest(figures))}</p>
      </Head>
      <Hours>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.fromHour}</VisuallyHidden>
            </th>
            {weekdays.map((name, weekday) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{weekdayNames('narrow')[weekday]}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayParts.map((hour, place) => (
            <tr key={hour}>
              <th scope="row">{texts.hour(hour)}</th>
              {figures.parts[place]?.map((count, weekday) => (
                <td key={weekdays[weekday]}>
                  <VisuallyHidden>{count}</VisuallyHidden>
                  <Stitches
                    lit={levelOf(count, figures)}
                    of={3}
                    color={theme.text.success}
                    isStretched
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Hours>
    </Card>
  )
}

export const Head = styled.div`
  margin-bottom: ${theme.space(3)};
  p {
    ${theme.note}
  }
`

const Hours = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 2px 6px;
  color: ${theme.text.muted};
  font: ${theme.font.caption};
  th {
    font: inherit;
  }
  th[scope='row'],
  th:first-child {
    width: 3.5em;
    text-align: start;
  }
`

const Stitches = styled(StitchRow)`
  max-width: 36px;
  margin-inline: auto;
`
