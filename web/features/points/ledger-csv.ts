/** The ledger as a CSV file. */
import { localDay } from '#domain/calendar.ts'
import { csvFile, textCell } from '#web/shared/files/csv.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'

export function ledgerCsv(rows: readonly LedgerRow[], timeZone: string): string {
  const dateOf = dates(timeZone)
  const lines = rows.map(({ at, day, time, title, detail, change, balance }) => [
    dateOf(day, at),
    time,
    textCell(title),
    textCell(detail),
    String(change),
    String(balance),
  ])
  return csvFile([historyTexts.csv.columns, ...lines])
}

/** The date of a row, formatted once for all rows under one heading, because the calendar is slow for thousands. */
function dates(timeZone: string) {
  const known = new Map<string, string>()
  return (day: string, at: string): string => {
    const date = known.get(day) ?? localDay(at, timeZone)
    known.set(day, date)
    return date
  }
}
