/** The ledger as a file for spreadsheets. */
import { localDay } from '#domain/calendar.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

export function ledgerCsv(rows: readonly LedgerRow[], timeZone: string): string {
  const dateOf = dates(timeZone)
  const lines = rows.map(({ at, day, time, title, detail, change, balance }) => [
    dateOf(day, at),
    time,
    cell(title),
    cell(detail),
    String(change),
    String(balance),
  ])
  const all = [historyTexts.csv.columns, ...lines].map((line) => line.join(','))
  return `${BYTE_ORDER_MARK}${all.join('\r\n')}\r\n`
}

/** The date of a row, worked out once for all rows under one heading: the calendar is slow for thousands. */
function dates(timeZone: string) {
  const known = new Map<string, string>()
  return (day: string, at: string): string => {
    const date = known.get(day) ?? localDay(at, timeZone)
    known.set(day, date)
    return date
  }
}

/** Quoted, and with its first character disarmed where a spreadsheet would take the text for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
