/// <reference lib="dom" />
/**
 * Mitten on a device, for benchmarks. The names here stay when modules move, so that comparisons with other engines,
 * outside this repository too, can rely on them.
 */
import { liveQuery } from 'dexie'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { DeviceState } from '#web/data/device-store.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import { exchange } from '#web/sync/exchange.ts'
import { startSync } from '#web/sync/start-sync.ts'
import { createTransport } from '#web/sync/transport.ts'
import type { Household } from './household.ts'
import { enqueueQuickly, seed } from './page/fill-device.ts'

/** The database of an account in this browser, with commands and sync as the app runs them. */
export async function openSubject(account: string) {
  const database = new AccountDatabase(account)
  const store = createDexieStore(database)
  let { clockOffsetMs, settings } = (await store.outgoing(0)).state
  liveQuery(() => database.state.get('sync')).subscribe((state) => {
    if (state?.key === 'sync') ({ clockOffsetMs, settings } = state)
  })
  let syncing: ReturnType<typeof startSync> | null = null
  const runner = {
    store,
    account,
    now: () => new Date(Date.now() + clockOffsetMs),
    settings: () => settings,
    queued: () => syncing?.loop.wake('queued'),
  }
  const transport = createTransport((input, init) => fetch(input, init))
  return {
    database,
    store,
    /** Everything that a member of the household sees, as if it had been synced up to the cursor. */
    seed: (household: Household, cursor: string | null) => seed(database, household, cursor),
    run: <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
      runCommand(runner, name, input),
    /** Queues the completion of many tasks in one transaction. */
    enqueue: (ids: readonly string[]) => enqueueQuickly({ database, account, ids }),
    /** One request to the server and its answer, without the loop. */
    exchange: () =>
      exchange({ store, account, transport, clock: Date.now }, { attempt: 0, limit: Infinity }),
    /** The loop, the stream of pokes and the photos. */
    startSync: () => void (syncing = startSync({ database, store, account })),
    stopSync() {
      syncing?.stop()
      syncing = null
    },
    /** Resolves once the stored state fulfils a condition: a cursor exists, all history is there, or nothing waits. */
    until: (isSo: (state: DeviceState) => boolean) =>
      new Promise<void>((resolve, reject) => {
        const live = liveQuery(() => database.state.get('sync')).subscribe((state) => {
          if (state?.key !== 'sync' || !isSo(state)) return
          resolve()
          setTimeout(() => live.unsubscribe())
        }, reject)
      }),
  }
}
