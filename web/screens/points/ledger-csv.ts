/** The ledger as a file for spreadsheets. */
import { localDay } from '#domain/calendar.ts'
import type { LedgerRow } from './ledger-rows.ts'
import { historyTexts } from './texts.ts'

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

export function ledgerCsv(rows: readonly LedgerRow[], timeZone: string): string {
  const lines = rows.map(({ at, time, title, detail, change, balance }) => [
    localDay(at, timeZone),
    time,
    cell(title),
    cell(detail),
    String(change),
    String(balance),
  ])
  const all = [historyTexts.csv.columns, ...lines].map((line) => line.join(','))
  return `${BYTE_ORDER_MARK}${all.join('\r\n')}\r\n`
}

/** Quoted, and with its first character disarmed where a spreadsheet would take the text for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
