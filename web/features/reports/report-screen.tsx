/** The weekly report: my work day by day, compared with the week before; the household only as a sum (S3). */
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { addDays } from '#domain/days.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { WeeklyReport } from '#domain/reports/weekly-report.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.ts'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { Points } from '#web/ui/points.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { StepLinks } from '#web/ui/step-links.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { DayColumns } from './day-columns.tsx'
import { ReportActions } from './report-actions.tsx'
import { reportTexts } from './texts.ts'
import { useReport } from './use-report.ts'
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
    <Stack $gap="inherit" data-print>
      <PrintStyle />
      <Head
        title={isNow ? reportTexts.thisWeek : reportTexts.title}
        subtitle={weekName(report.week)}
      />
      <WeekLinks week={report.week} first={first} now={now} />
      <WorkFigures work={report.own} label={reportTexts.figures} ground="hero" />
      <Columns $widths="aside" $gap={6}>
        <Days report={report} />
        <Stack>
          <EffortTable byEffort={report.byEffort} />
          {household.partners.length > 0 && (
            <Card aria-labelledby="together">
              <SectionHead id="together" title={reportTexts.together} />
              <Text>{reportTexts.household(report.household.tasks)}</Text>
            </Card>
          )}
          <ReportActions report={report} />
        </Stack>
      </Columns>
    </Stack>
  )
}

function Days({ report: { days, own, before } }: { readonly report: WeeklyReport }) {
  return (
    <Card aria-labelledby="days">
      <SectionHead id="days" title={reportTexts.days} />
      <Stack>
        <DayColumns days={days} />
        <Text>
          {own.tasks === 0 && before.tasks === 0
            ? reportTexts.none
            : `${reportTexts.stitch} ${reportTexts.more(own.tasks - before.tasks)}`}
        </Text>
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

type WeekLinksProps = {
  readonly week: string
  readonly first: string
  readonly now: string
}

/** Links to the week before and the week after, as far as there are reports. */
function WeekLinks({ week, first, now }: WeekLinksProps) {
  const stepTo = (days: number, label: string) => ({
    to: `/reports/${addDays(week, days)}`,
    label,
  })
  return (
    <Close
      label={reportTexts.weeks}
      earlier={week > first ? stepTo(-7, reportTexts.earlier) : null}
      later={week < now ? stepTo(7, reportTexts.later) : null}
    />
  )
}

/** The week's work by effort. */
function EffortTable({ byEffort }: Pick<WeeklyReport, 'byEffort'>) {
  return (
    <Card aria-labelledby="by-effort">
      <SectionHead id="by-effort" title={reportTexts.byEffort} />
      <Lines>
        {effortLevels.map((level) => (
          <li key={level}>
            <EffortChip stitches={stitchesOf(level)} label={taskLineTexts.effortLevels[level]} />
            <span>{reportTexts.taskCount(byEffort[level].tasks)}</span>
            <Points value={byEffort[level].points} signed token={false} />
          </li>
        ))}
      </Lines>
    </Card>
  )
}

/** Prints only elements with `data-print`, without controls, dark on light. */
const PrintStyle = createGlobalStyle`
  @media print {
    body *:not(:has([data-print]), [data-print], [data-print] *),
    [data-screen-only] {
      display: none !important;
    }
    body :has([data-print]) {
      display: block !important;
      margin: 0 !important;
      padding: 0 !important;
    }
    [data-print] section {
      break-inside: avoid;
    }
    [data-print] * {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
`

/** While printing, the theme is light, whatever was chosen. */
function usePrintInLight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let chosen: string | undefined
    const lighten = () => {
      chosen = dataset['theme']
      dataset['theme'] = 'light'
    }
    const restore = () => {
      if (chosen === undefined) delete dataset['theme']
      else dataset['theme'] = chosen
    }
    addEventListener('beforeprint', lighten)
    addEventListener('afterprint', restore)
    return () => {
      removeEventListener('beforeprint', lighten)
      removeEventListener('afterprint', restore)
    }
  }, [])
}

const Before = styled.div`
  ${theme.grid(2)}
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.line.hair};
  h3 {
    font: ${theme.font.smallStrong};
  }
`

const Close = styled(StepLinks)`
  margin-block: -8px;
`

const Lines = styled.ul`
  li {
    ${theme.grid(3)}
    grid-template-columns: minmax(0, 1fr) auto 72px;
    align-items: center;
    justify-items: start;
    min-height: 54px;
    ${theme.note}
  }
  li > :last-child {
    justify-self: end;
  }
  ${theme.hairline('li + li')}
`
