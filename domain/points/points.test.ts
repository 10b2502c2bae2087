/** The ledger: an entry counts once, and updates the totals of its owner (P2, I4). */
import { expect, test } from 'vitest'
import { createRows } from '#domain/rows.ts'
import type { AnyRow } from '#domain/tables.ts'
import { completionEntry } from '#domain/tasks/task-ledger.ts'
import { idOf, makeTask, monday } from '#domain/testing/make.ts'
import { post } from './ledger.ts'
import { changeOf, emptyBalance } from './points.ts'

const done = makeTask('Maya', { completed_at: monday, completions: 1 })
const entry = { ...completionEntry(done), created_at: monday }
const balance = { ...emptyBalance(idOf('Maya')), total_points: 80 }

/** A person's ledger with these stored rows. */
function ledgerWith(...stored: readonly AnyRow[]) {
  return createRows((read) => stored.filter(({ id }) => id === read.id))
}

test('an entry is appended, and updates the total of its owner', () => {
  const changes = ledgerWith().run((tx) => post(tx, entry))
  expect(changes.map(({ table, after }) => [table, after])).toEqual([
    ['entries', entry],
    ['balances', balance],
  ])
})

test('an entry that was posted before does not count again, whatever its amount now', () => {
  const ledger = ledgerWith(entry, balance)
  expect(ledger.run((tx) => post(tx, { ...entry, amount: 500 }))).toEqual([])
})

test('an entry posted twice in one command counts once', () => {
  const ledger = ledgerWith()
  ledger.run((tx) => {
    post(tx, entry)
    post(tx, entry)
  })
  expect(ledger.get('balances', idOf('Maya'))).toEqual(balance)
})

test.each([
  ['total', 80, 80],
  ['total', -80, -80],
  ['redeemed', 60, -60],
  ['redeemed', -60, 60],
  ['loaned', 100, 100],
] as const)('an entry of %s %i lets its owner spend %i more', (ledger, amount, more) => {
  expect(changeOf({ user_id: idOf('Maya'), ledger, amount })).toBe(more)
})
