/** A summary of the latest week, with a link to its report. */
import { styled } from 'styled-components'
import { DayColumns } from '#web/features/reports/day-columns.tsx'
import { reportTexts } from '#web/features/reports/texts.ts'
import { useReport } from '#web/features/reports/use-report.ts'
import { weekRange } from '#web/features/reports/week-texts.ts'
import { WorkFigures } from '#web/features/reports/work-figures.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'

export function WeekCard({ household }: { readonly household: Household }) {
  const shown = useReport(household, undefined)
  if (!shown) return <Skeleton $width="100%" $height="320px" $radius={theme.radius.card} />
  const { report, now } = shown
  return (
    <Card aria-labelledby="your-week">
      <Stack>
        <Head>
          <h2 id="your-week">{report.week === now ? reportTexts.thisWeek : reportTexts.title}</h2>
          <p>{weekRange(report.week)}</p>
        </Head>
        <WorkFigures work={report.own} label={reportTexts.figures} ground="card" />
        <DayColumns days={report.days} />
        <ButtonLink to={`/reports/${report.week}`} tone="soft" block>
          {reportTexts.open}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

const Head = styled.div`
  h2 {
    font: ${theme.font.h3};
  }
  p {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
`
