/** The ledger, newest first, grouped by day; it grows as its end comes near. */
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import { useLive } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import { ListEnd, useGrowingLimit, useLatest } from '#web/shared/lists/growing-list.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { theme } from '#web/ui/theme.ts'
import { EntryRow } from './entry-row.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { readRows } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'

export type LedgerListProps = { readonly household: Household; readonly filter: LedgerFilter }

export function LedgerList({ household, filter }: LedgerListProps) {
  const { limit, more } = useGrowingLimit()
  const { kind, from } = filter
  // The rows say which of them are from today.
  const today = localDay(useNow().toISOString(), household.timeZone)
  const read = useLive(
    (database) => readRows(database, household, { filter: { kind, from }, limit }),
    [household, kind, from, limit, today],
  )
  const slice = useLatest(read)
  const isArriving = useHasHistory() === false
  const markOf = useRowMarks()
  // None means nothing before the device has the history (U22).
  if (!slice || (isArriving && slice.rows.length === 0))
    return <Skeleton $width="100%" $height="420px" $radius={theme.radius.card} />
  if (slice.rows.length === 0)
    return (
      <EmptyState>
        {kind === 'all' && from === '' ? historyTexts.none : historyTexts.noneFound}
      </EmptyState>
    )
  return (
    <Card as="section" $flush aria-label={historyTexts.list}>
      {byDay(slice.rows).map(([day, rows], index) => (
        <Day key={day} day={day} rows={rows} markOf={markOf} isFirst={index === 0} />
      ))}
      {slice.hasMore && <ListEnd key={slice.rows.length} onReach={more} />}
    </Card>
  )
}

function byDay(rows: readonly LedgerRow[]): readonly (readonly [string, readonly LedgerRow[]])[] {
  const days = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    const day = days.get(row.day) ?? []
    day.push(row)
    days.set(row.day, day)
  }
  return [...days]
}

type DayProps = {
  readonly day: string
  readonly rows: readonly LedgerRow[]
  readonly markOf: RowMarks
  readonly isFirst: boolean
}

function Day({ day, rows, markOf, isFirst }: DayProps) {
  return (
    <Group style={{ containIntrinsicBlockSize: `auto ${HEAD + rows.length * ROW}rem` }}>
      <h3>
        {day}
        {isFirst && <span aria-hidden="true">{historyTexts.balance}</span>}
      </h3>
      <ul>
        {rows.map((row) => (
          <EntryRow key={row.id} {...row} mark={markOf('entries', row.id)} />
        ))}
      </ul>
    </Group>
  )
}

/** About how high a day's heading and its rows are in rem, while they are not visible. */
const HEAD = 2.5
const ROW = 4.3

/* Far down a long list, days that are not visible cost no layout or painting. */
const Group = styled.div`
  &:nth-child(n + 12) {
    content-visibility: auto;
  }
  > h3 {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space(3)};
    padding: 10px 20px;
    background: ${theme.surface.nested};
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
    ${theme.media.phone} {
      padding-inline: 16px;
    }
  }
  ${theme.hairline('&:not(:first-child) > h3')}
`
