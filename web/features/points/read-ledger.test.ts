/** The running balance of the point history (P1, P2 and S3). */
import { expect, test } from 'vitest'
import type { Entry } from '#domain/points/points.ts'
import { emptyBalance, moved } from '#domain/points/points.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { everything, startOf } from './ledger-filter.ts'
import { readLedger } from './read-ledger.ts'

const owner = 'maya'
const changes = [
  ['task_completed', 'total', 80],
  ['reward_redeemed', 'redeemed', 50],
  ['loan_approved', 'loaned', 40],
  ['task_reopened', 'total', -80],
  ['reward_refunded', 'redeemed', -50],
  ['loan_repaid', 'loaned', -40],
] as const

function makeEntry(at: number, day = at): Entry {
  const [reason, ledger, amount] = changes[at % changes.length] ?? changes[0]
  return {
    id: `entry-${String(at).padStart(6, '0')}`,
    user_id: owner,
    ledger,
    amount,
    reason,
    related_id: `thing-${at}`,
    related_type: 'task',
    created_at: new Date(Date.UTC(2026, 0, 1) + day * 3_600_000).toISOString(),
  }
}

async function databaseWith(entries: readonly Entry[]): Promise<AccountDatabase> {
  const database = new AccountDatabase(crypto.randomUUID())
  await database.entries.bulkAdd([...entries])
  await database.balances.add(entries.reduce(moved, emptyBalance(owner)))
  return database
}

const make = (count: number) => Array.from({ length: count }, (_, at) => makeEntry(at))

test('the balance after each entry is what the entries up to it add up to', async () => {
  const database = await databaseWith(make(6))
  const { lines, hasMore } = await readLedger(database, { owner, filter: everything, limit: 30 })
  expect(lines.map(({ change, balance }) => [change, balance]).reverse()).toEqual([
    [80, 80],
    [-50, 30],
    [40, 70],
    [-80, -10],
    [50, 40],
    [-40, 0],
  ])
  expect(hasMore).toBe(false)
})

test('a part of the ledger has the same balances as the whole', async () => {
  const database = await databaseWith(make(1300))
  const whole = await readLedger(database, { owner, filter: everything, limit: 5000 })
  const slice = await readLedger(database, { owner, filter: everything, limit: 40 })
  expect(slice.lines).toEqual(whole.lines.slice(0, 40))
  expect(slice.hasMore).toBe(true)
  const loans = { kind: 'loans', from: '' } as const
  const some = await readLedger(database, { owner, filter: loans, limit: 300 })
  const wanted = whole.lines.filter(({ entry }) => entry.ledger === 'loaned')
  expect(some.lines).toEqual(wanted.slice(0, 300))
})

test('a period begins by the calendar of the person and lasts until now', async () => {
  const database = await databaseWith(make(48))
  const from = startOf('month', '2026-01-02T12:00:00.000Z', 'Asia/Tokyo')
  expect(from).toBe('2025-12-31T15:00:00.000Z')
  expect(startOf('year', '2025-12-31T20:00:00.000Z', 'Asia/Tokyo')).toBe('2025-12-31T15:00:00.000Z')
  // Three months before the last day of May, there is no February 31.
  expect(startOf('quarter', '2026-05-30T20:00:00.000Z', 'Asia/Tokyo')).toBe(
    '2026-02-27T15:00:00.000Z',
  )
  const second = '2026-01-02T00:00:00.000Z'
  const filter = { kind: 'earned', from: second } as const
  const { lines } = await readLedger(database, { owner, filter, limit: 30 })
  expect(lines.map(({ entry }) => entry.reason)).toEqual(Array(4).fill('task_completed'))
  expect(lines.every(({ entry }) => entry.created_at >= second)).toBe(true)
})

test('entries of one moment keep one order however many are read', async () => {
  const database = await databaseWith([makeEntry(0, 0), makeEntry(1, 0), makeEntry(2, 0)])
  const all = await readLedger(database, { owner, filter: everything, limit: 3 })
  const two = await readLedger(database, { owner, filter: everything, limit: 2 })
  expect(two.lines).toEqual(all.lines.slice(0, 2))
})
