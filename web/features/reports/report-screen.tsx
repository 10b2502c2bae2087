/** The weekly report: my work day by day, compared with the week before; the household only as a sum (S3). */
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { hasFeature } from '#domain/plan-features.ts'
import type { WeeklyReport } from '#domain/reports/weekly-report.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { DayColumns } from './day-columns.tsx'
import { EffortTable } from './effort-table.tsx'
import { PrintStyle, usePrintInLight } from './print.ts'
import { ReportActions } from './report-actions.tsx'
import { reportTexts } from './texts.ts'
import { useReport } from './use-report.ts'
import { WeekLinks } from './week-links.tsx'
import { weekName } from './week-texts.ts'
import { WorkFigures } from './work-figures.tsx'

export function ReportScreen() {
  const household = useHousehold()
  if (!household) return <Loading />
  if (hasFeature(household.plan, 'weekly_report')) return <Report household={household} />
  return (
    <>
      <Head title={reportTexts.title} />
      <PlanLine feature="weekly_report" />
    </>
  )
}

function Report({ household }: { readonly household: Household }) {
  const shown = useReport(household, useParams()['week'])
  usePrintInLight()
  if (!shown) return <Loading />
  const { report, first, now } = shown
  const isNow = report.week === now
  return (
    <Printed data-print>
      <PrintStyle />
      <Head
        title={isNow ? reportTexts.thisWeek : reportTexts.title}
        subtitle={weekName(report.week)}
      />
      <WeekLinks week={report.week} first={first} now={now} />
      <WorkFigures work={report.own} label={reportTexts.figures} ground="hero" />
      <Layout>
        <Days report={report} />
        <Stack>
          <EffortTable byEffort={report.byEffort} />
          {household.partners.length > 0 && (
            <Card aria-labelledby="together">
              <SectionHead id="together" title={reportTexts.together} />
              <Words>{reportTexts.household(report.household.tasks)}</Words>
            </Card>
          )}
          <ReportActions report={report} />
        </Stack>
      </Layout>
    </Printed>
  )
}

function Days({ report: { days, own, before } }: { readonly report: WeeklyReport }) {
  return (
    <Card aria-labelledby="days">
      <SectionHead id="days" title={reportTexts.days} />
      <Stack>
        <DayColumns days={days} />
        <Words>
          {own.tasks === 0 && before.tasks === 0
            ? reportTexts.none
            : `${reportTexts.stitch} ${reportTexts.more(own.tasks - before.tasks)}`}
        </Words>
        <Before>
          <h3>{reportTexts.before}</h3>
          <WorkFigures work={before} label={reportTexts.before} ground="card" />
        </Before>
      </Stack>
    </Card>
  )
}

function Head(props: { readonly title: string; readonly subtitle?: string }) {
  return <BackHead back={{ to: '/points', label: reportTexts.back }} {...props} />
}

function Loading() {
  return (
    <>
      <Head title={reportTexts.title} />
      <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
    </>
  )
}

const Printed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};
  ${theme.media.fromLandscape} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${theme.space(6)};
  }
`

const Words = styled.p`
  color: ${theme.text.muted};
  font: ${theme.font.small};
`

const Before = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.line.hair};
  h3 {
    font: ${theme.font.smallStrong};
  }
`
