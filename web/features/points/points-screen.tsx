/** The point history; filters, chart and file need a plan with advanced tracking (S3). */
import { ChartColumn, Download } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { startOfDay, localDay } from '#domain/calendar.ts'
import { numberText } from '#domain/language/numbers.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { Balance } from '#domain/points/points.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import { DayColumns } from '#web/features/reports/day-columns.tsx'
import { reportTexts } from '#web/features/reports/texts.ts'
import { useReport } from '#web/features/reports/use-report.ts'
import { weekRange } from '#web/features/reports/week-texts.ts'
import { WorkFigures } from '#web/features/reports/work-figures.tsx'
import { saveCsv } from '#web/shared/files/save-file.ts'
import { fileTexts } from '#web/shared/files/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import type { PlanStanding } from '#web/shared/plans/use-plan.ts'
import { usePlan } from '#web/shared/plans/use-plan.ts'
import { AvailablePanel } from '#web/shared/points/available-panel.tsx'
import { pointsTexts } from '#web/shared/points/texts.ts'
import { useBalance } from '#web/shared/points/use-balance.ts'
import { useSearchAddress } from '#web/shared/search/search-address.ts'
import { SearchButton } from '#web/shared/search/search-button.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { BackHead } from '#web/ui/shell/back-head.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { FilterBar } from './filter-bar.tsx'
import { ledgerCsv } from './ledger-csv.ts'
import type { LedgerFilter } from './ledger-filter.ts'
import { everything, kindFrom, periodFrom, startOf } from './ledger-filter.ts'
import { LedgerList } from './ledger-list.tsx'
import { readRows } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'
import { WeekChart } from './week-chart.tsx'

const PointSearch = lazyComponent(() => import('./point-search.tsx'), 'PointSearch')

export function PointsScreen() {
  const household = useHousehold()
  const standing = usePlan()
  const isSearching = useSearchAddress().text !== null
  // Counted here, so that the page is as before when a search ends.
  const count = useLive(({ entries }) => entries.count())
  if (!household || !standing)
    return (
      <>
        <PageHead title={historyTexts.title} subtitle={historyTexts.subtitle} />
        <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
      </>
    )
  if (!isSearching) return <History household={household} standing={standing} count={count} />
  return (
    <Suspense fallback={null}>
      <PointSearch household={household} />
    </Suspense>
  )
}

type HistoryProps = {
  readonly household: Household
  readonly standing: PlanStanding
  /** How many entries there are. */
  readonly count: number | undefined
}

function History({ household, standing, count }: HistoryProps) {
  const at = useNow().toISOString()
  const balance = useBalance()
  const hasHistory = useHasHistory()
  const isAdvanced = hasFeature(standing.plan, 'advanced_tracking')
  const asked = useAskedFilter(at, household.timeZone)
  const filter = isAdvanced ? asked : everything
  return (
    <>
      <BackHead
        back={{ to: '/', label: historyTexts.home }}
        title={historyTexts.title}
        subtitle={historyTexts.subtitle}
        beside={<SearchButton label={historyTexts.search} rows={count} />}
        actions={isAdvanced && <CsvButton household={household} filter={filter} />}
        wideActions
      />
      <Columns $widths="aside" $gap={6}>
        <Aside>
          {balance && <SumPanel balance={balance} />}
          {hasFeature(standing.plan, 'weekly_report') && <WeekCard household={household} />}
          <ButtonLink to="/house" tone="soft" block icon={ChartColumn}>
            {historyTexts.house}
          </ButtonLink>
        </Aside>
        <Stack>
          {isAdvanced && <WeekChart household={household} at={at} />}
          {isAdvanced && (
            <FilterBar>
              <Narrow>
                <CsvButton household={household} filter={filter} />
              </Narrow>
            </FilterBar>
          )}
          {isAdvanced && hasHistory === false && <Text>{fileTexts.arriving}</Text>}
          <LedgerList key={`${filter.kind} ${filter.from}`} household={household} filter={filter} />
          {!standing.isChild && <PlanLine feature="advanced_tracking" />}
        </Stack>
      </Columns>
    </>
  )
}

function useAskedFilter(at: string, timeZone: string): LedgerFilter {
  const [parameters] = useSearchParams()
  // By the day: a filter that moved every minute would read the list again every minute.
  const today = startOfDay(localDay(at, timeZone), timeZone)
  return { kind: kindFrom(parameters), from: startOf(periodFrom(parameters), today, timeZone) }
}

/** Not before the device has every entry: a file is not read again when the rest arrives. */
function CsvButton({ household, filter }: { household: Household; filter: LedgerFilter }) {
  const { database } = useAccount()
  const hasHistory = useHasHistory()
  const [isBusy, run] = usePending()

  async function ledger(): Promise<string> {
    const { rows } = await readRows(database, household, { filter, limit: Infinity })
    return ledgerCsv(rows, household.timeZone)
  }

  return (
    <Button
      tone="outline"
      size="small"
      icon={Download}
      busy={isBusy}
      aria-disabled={hasHistory !== true || undefined}
      onClick={() => run(() => saveCsv(historyTexts.csv.fileName, ledger))}
    >
      {historyTexts.csv.download}
    </Button>
  )
}

/** The available points, and the three totals they consist of. */
function SumPanel({ balance }: { readonly balance: Balance }) {
  const { total_points, redeemed_points, loan_points } = balance
  return (
    <AvailablePanel balance={balance}>
      <Sum>
        <dt>{pointsTexts.total}</dt>
        <dd>{numberText(total_points)}</dd>
        <dt>{pointsTexts.redeemed}</dt>
        <dd>− {numberText(redeemed_points)}</dd>
        <dt>{pointsTexts.loaned}</dt>
        <dd>+ {numberText(loan_points)}</dd>
      </Sum>
    </AvailablePanel>
  )
}

/** A summary of the latest week, with a link to its report. */
function WeekCard({ household }: { readonly household: Household }) {
  const shown = useReport(household, undefined)
  if (!shown) return <Skeleton $width="100%" $height="320px" $radius={theme.radius.card} />
  const { report, now } = shown
  return (
    <Card aria-labelledby="your-week">
      <Stack>
        <Head>
          <h2 id="your-week">{report.week === now ? reportTexts.thisWeek : reportTexts.title}</h2>
          <Text>{weekRange(report.week)}</Text>
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

/* The sum comes first for screen readers and on phones; beside the list it is on the right. */
const Aside = styled.div`
  ${theme.column(4)}
  ${theme.media.fromLandscape} {
    order: 1;
  }
`

/* On wide screens it is beside the title. */
const Narrow = styled.span`
  ${theme.media.fromLandscape} {
    display: none;
  }
`

const Sum = styled.dl`
  ${theme.grid('6px 12px')}
  grid-template-columns: minmax(0, 1fr) auto;
  padding-top: 12px;
  border-top: 1.5px dashed ${theme.text.onHeroMuted};
  font: ${theme.font.small};
  dt {
    color: ${theme.text.onHeroMuted};
  }
  dd {
    ${theme.figures(theme.font.smallStrong)}
    text-align: end;
  }
`

const Head = styled.div`
  h2 {
    font: ${theme.font.h3};
  }
`
