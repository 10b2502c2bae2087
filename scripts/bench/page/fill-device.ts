/** Fills the database of a device faster than taps and exchanges would. */
import { v7 } from 'uuid'
import { parseInput } from '#domain/commands.ts'
import { createRows } from '#domain/rows.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { openSettings } from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { databaseName, toStored } from '#web/data/database.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import type { Household } from '../household.ts'

/** Everything that a member of the household sees, as if it had been synced up to the cursor. */
export async function seed(
  database: AccountDatabase,
  household: Household,
  cursor: string | null,
): Promise<void> {
  const account = database.name.replace(databaseName(''), '')
  const own = <Row extends { readonly user_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ user_id }) => user_id === account)
  const isMine = ({ id }: { readonly id: string }) => id === account
  const rows: readonly (readonly [TableName, readonly AnyRow[]])[] = [
    ['users', household.users],
    ['accounts', household.accounts.filter(isMine)],
    ['balances', household.balances.filter(isMine)],
    ['partnerships', [household.partnership]],
    ['tasks', household.tasks],
    ['entries', own(household.entries)],
  ]
  for (const [table, all] of rows)
    for (let from = 0; from < all.length; from += 5000) {
      const stored = all.slice(from, from + 5000).map((row) => toStored(table, row))
      await database.table(table).bulkPut(stored)
    }
  await database.state.put({ key: 'sync', ...initialState(v7()), cursor })
}

type Enqueue = {
  readonly database: AccountDatabase
  readonly account: string
  readonly ids: readonly string[]
}

/** Leaves the same rows as that many taps, in one transaction. */
export async function enqueueQuickly({ database, account, ids }: Enqueue): Promise<void> {
  await createDexieStore(database).transaction(async (tx) => {
    const rows = createRows()
    const items: Omit<OutboxItem, 'seq'>[] = []
    const net = new Map<string, Change>()
    for (const taskId of ids) {
      const [id, at, name] = [v7(), new Date().toISOString(), 'completeTask'] as const
      const context = { actor: account, at, now: at, mutationId: id, settings: openSettings }
      const input = parseInput(name, { id: taskId }, 1)
      const changes = await runOptimistically({ name, input, context }, { rows, tx })
      for (const change of changes) net.set(`${change.table}/${change.id}`, change)
      items.push({ id, name, version: 1, input, at, changes })
    }
    await Promise.all([tx.write([...net.values()]), ...items.map((item) => tx.enqueue(item))])
  })
}
