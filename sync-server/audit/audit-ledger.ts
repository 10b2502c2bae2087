/**
 * Audits every point of a database in one pass. Entries and their causes are read side by side in the order of their
 * ids, so that memory use does not grow with the data.
 */
import { sum } from 'drizzle-orm'
import type { BalanceDifference, Cause, EntryDifference, LedgerSum } from '#domain/points/audit.ts'
import { balanceDifferences, entryDifferences } from '#domain/points/audit.ts'
import type { Entry } from '#domain/points/points.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Tables } from '#domain/tables.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { entries } from '#server/store/synced-tables.ts'

export type Difference = EntryDifference | BalanceDifference

const CHUNK = 1000
const causes = [
  { type: 'loan', table: 'loans' },
  { type: 'reward', table: 'rewards' },
  { type: 'task', table: 'tasks' },
] as const
type Kind = (typeof causes)[number]

/** Every difference in one snapshot of the database, regardless of writes meanwhile. */
export function* auditLedger(database: Database): Generator<Difference> {
  const store = createRowStore(database)
  const closeSnapshot = database.engine.openSnapshot()
  try {
    yield* strangers(store)
    for (const kind of causes) yield* auditKind(store, kind)
    yield* auditBalances(database, store)
  } finally {
    closeSnapshot()
  }
}

/** Entries with an id that names no cause. */
function* strangers(store: RowStore): Generator<Difference> {
  const named = causes.map(({ type }) => `(id > '${type}:' AND id < '${type};')`).join(' OR ')
  for (const entry of store.all('entries', `WHERE NOT (${named})`))
    yield { is: 'unexplained', entry }
}

/** How each row differs from its entries; either side may be missing. */
function* auditKind(store: RowStore, { type, table }: Kind): Generator<Difference> {
  for (const [row, group] of merged(inOrder(store, table), entriesByCause(store, type)))
    yield* entryDifferences({ type, row } as Cause, group?.entries ?? [])
}

type Identified = { readonly id: string }

/** Pairs the items of two lists, sorted by id, that have the same id. */
function* merged<Row extends Identified, Other extends Identified>(
  rows: Generator<Row>,
  others: Generator<Other>,
): Generator<readonly [Row | null, Other | null]> {
  let row = nextOf(rows)
  let other = nextOf(others)
  for (;;) {
    const id = lesser(row?.id, other?.id)
    if (id === undefined) return
    const pair = [row?.id === id ? row : null, other?.id === id ? other : null] as const
    yield pair
    if (pair[0] !== null) row = nextOf(rows)
    if (pair[1] !== null) other = nextOf(others)
  }
}

function nextOf<Item>(items: Generator<Item>): Item | null {
  const step = items.next()
  return step.done ? null : step.value
}

function* inOrder(store: RowStore, table: Kind['table']): Generator<Tables[Kind['table']]> {
  let after = ''
  for (;;) {
    const found = store.all(table, `WHERE id > ? ORDER BY id LIMIT ${CHUNK}`, after)
    yield* found
    if (found.length < CHUNK) return
    after = found.at(-1)?.id ?? after
  }
}

type Group = { readonly id: string; readonly entries: readonly Entry[] }

function* entriesByCause(store: RowStore, type: Kind['type']): Generator<Group> {
  let group: { id: string; entries: Entry[] } | null = null
  for (const entry of entriesOf(store, type)) {
    const id = entry.id.split(':')[1] ?? ''
    if (group !== null && group.id === id) group.entries.push(entry)
    else {
      if (group !== null) yield group
      group = { id, entries: [entry] }
    }
  }
  if (group !== null) yield group
}

function* entriesOf(store: RowStore, type: Kind['type']): Generator<Entry> {
  let after = `${type}:`
  const following = `WHERE id > ? AND id < '${type};' ORDER BY id LIMIT ${CHUNK}`
  for (;;) {
    const found = store.all('entries', following, after)
    yield* found
    if (found.length < CHUNK) return
    after = found.at(-1)?.id ?? after
  }
}

/** Ids are compared as SQLite orders them. */
function lesser(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one < other ? one : other
}

function* auditBalances(database: Database, store: RowStore): Generator<Difference> {
  const sums = new Map<string, LedgerSum[]>()
  const { user_id, ledger, amount } = entries
  const summed = queriesOf(database)
    .select({ user_id, ledger, amount: sum(amount).mapWith(Number) })
    .from(entries)
    .groupBy(user_id, ledger)
    .all()
  for (const found of summed) sums.set(found.user_id, [...(sums.get(found.user_id) ?? []), found])
  const balances = new Map(store.all('balances', '').map((balance) => [balance.id, balance]))
  for (const userId of new Set([...balances.keys(), ...sums.keys()]))
    yield* balanceDifferences(balances.get(userId) ?? emptyBalance(userId), sums.get(userId) ?? [])
}
