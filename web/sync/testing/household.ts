/** A household for tests: a real server core over a real database, and devices with the real sync engine. */
import { v7 } from 'uuid'
import { expect } from 'vitest'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { sameRow } from '#domain/row-values.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import type { Pair } from '#domain/testing/make.ts'
import {
  idOf,
  makeAccount,
  makePartnershipOf,
  makeUser,
  openSettings,
} from '#domain/testing/make.ts'
import type { Core } from '#server/core.ts'
import { createCore } from '#server/core.ts'
import type { Database } from '#server/store/database.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import type { MemoryStore } from '#web/data/testing/memory-store.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import { exchange } from '#web/sync/exchange.ts'
import type { Transport } from '#web/sync/transport.ts'

type Device = {
  readonly account: string
  readonly store: MemoryStore
  readonly sync: () => Promise<void>
}

export async function createHousehold({
  people,
  partners = [],
  planLimits = false,
  database = openEmptySqlite(),
  backfillRows,
}: {
  readonly people: readonly string[]
  readonly partners?: readonly Pair[]
  readonly planLimits?: boolean
  readonly database?: Database
  readonly backfillRows?: number
}) {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  const start = (database: Database) =>
    createCore({
      database,
      settings: { ...openSettings, planLimits },
      ...(backfillRows && { backfillRows }),
      report: (fault) => {
        throw fault
      },
    })
  let core = start(database)
  const devices: Device[] = []
  const put = (table: TableName, row: AnyRow) => ({ table, id: row.id, before: null, after: row })
  await core.writer.run(() => {
    const changes = [
      ...people.flatMap((name) => [
        put('users', makeUser(name)),
        put('accounts', makeAccount(name)),
        put('balances', emptyBalance(idOf(name))),
      ]),
      ...partners.map((pair) => put('partnerships', makePartnershipOf(pair))),
    ]
    core.feed.record(changes)
  })

  function device(name: string) {
    const account = idOf(name)
    const store = createMemoryStore(initialState(v7()))
    const transport: Transport = (request, id) =>
      core.exchange(
        structuredClone(request),
        { actor: account, now: new Date(now).toISOString() },
        id,
      )
    const runner = {
      store,
      account,
      now: () => new Date((now += 1000)),
      settings: () => ({ ...openSettings, planLimits }),
      queued: () => undefined,
    }
    const deps = { store, account, transport, clock: () => now }
    /** Until nothing waits, this many mutations at a time. */
    async function sync(limit = 1000): Promise<void> {
      while ((await exchange(deps, { attempt: 0, limit })).hasMore);
    }
    devices.push({ account, store, sync })
    return {
      account,
      store,
      transport,
      sync,
      run: <Name extends CommandName>(command: Name, input: CommandInput<Name>) =>
        runCommand(runner, command, input),
      row: (table: TableName, id: string) => Promise.resolve(store.image().tables[table].get(id)),
      balance: () => Promise.resolve(store.image().tables.balances.get(account)),
      rejected: () => Promise.resolve([...store.image().rejected.values()]),
      waiting: async () => (await store.outgoing(10_000)).items,
    }
  }

  return {
    get core() {
      return core
    },
    device,
    /** From now on the server is one with this other database. */
    restart: (database: Database) => void (core = start(database)),
    now: () => new Date(now),
    advance: (ms: number) => (now += ms),
    /** Syncs every device until nothing moves, then compares each with the server's projection (I1). */
    async expectConverged() {
      while (core.feed.behind() !== null) await core.writer.run(() => undefined)
      for (let round = 0; round < 2; round++) for (const { sync } of devices) await sync()
      for (const { account, store } of devices) expectEqual(core, account, store)
    },
  }
}

/** Maya and Theo, who are partners, with one device each. */
export async function createCouple(database?: Database) {
  const household = await createHousehold({
    people: ['Maya', 'Theo'],
    partners: ['Maya+Theo'],
    ...(database && { database }),
  })
  return { household, maya: household.device('Maya'), theo: household.device('Theo') }
}

/** Row for row, both ways. */
function expectEqual(core: Core, account: string, store: MemoryStore): void {
  const viewer = viewerOf(core.store, account)
  for (const table of tableNames) {
    const expected = core.store
      .all(table, '')
      .flatMap((row) => shownRow(table, row as never, viewer) ?? []) as AnyRow[]
    const held = store.image().tables[table]
    const missing = expected.filter((row) => !sameRow(held.get(row.id) ?? null, row))
    expect({ table, missing }).toEqual({ table, missing: [] })
    expect({ table, rows: held.size }).toEqual({ table, rows: expected.length })
  }
}
