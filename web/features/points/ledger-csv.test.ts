/** The file opens correctly in a spreadsheet, whatever the names of chores contain (S3). */
import { expect, test } from 'vitest'
import { ledgerCsv } from './ledger-csv.ts'
import type { LedgerRow } from './ledger-rows.ts'

const row: LedgerRow = {
  id: 'task:1',
  reason: 'task_completed',
  title: 'Completed Wash Biscuit',
  detail: '25 min × 3',
  day: 'Today',
  time: '00:58',
  at: '2026-11-20T23:58:00.000Z',
  change: 75,
  balance: 340,
}

function linesOf(rows: readonly LedgerRow[]) {
  return ledgerCsv(rows, 'Europe/Berlin').slice(1).trimEnd().split('\r\n')
}

test('a line has the local date, the words and plain numbers', () => {
  expect(linesOf([row])).toEqual([
    'Date,Time,What,Details,Points,Balance',
    '2026-11-21,00:58,"Completed Wash Biscuit","25 min × 3",75,340',
  ])
})

test('quotes are doubled, and nothing is taken for a formula', () => {
  const [, line] = linesOf([{ ...row, title: '=SUM("A1")', detail: '', change: -75, balance: -5 }])
  expect(line).toBe('2026-11-21,00:58,"\'=SUM(""A1"")","",-75,-5')
})
