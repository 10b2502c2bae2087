/// <reference lib="dom" />
/** Mitten's own engine in a page without screens: database, commands, exchange and stream as the app runs them. */
import { liveQuery } from 'dexie'
import { openSettings } from '#domain/testing/make.ts'
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import type { CommandRunner } from '#web/data/run-command.ts'
import { runCommand } from '#web/data/run-command.ts'
import { exchange } from '#web/sync/exchange.ts'
import { followPokes } from '#web/sync/poke-stream.ts'
import { createSyncLoop } from '#web/sync/sync-loop.ts'
import { createTransport } from '#web/sync/transport.ts'
import type { Device, DeviceSetup, Drained, FirstSync } from '../device.ts'
import { makeHousehold } from '../household.ts'
import { timeReads, wallNow, withLongTasks } from './clock.ts'
import { enqueueQuickly, seed } from './fill-device.ts'

function createDevice(): Device {
  let account = ''
  let database: AccountDatabase
  let openIds: string[] = []
  let next = 0
  let seen: Promise<number>
  let wake = () => {}

  const storeOf = () => createDexieStore(database)
  const runner = (): CommandRunner => ({
    store: storeOf(),
    account,
    now: () => new Date(),
    settings: () => openSettings,
    queued: () => wake(),
  })
  const deps = () => ({
    store: storeOf(),
    account,
    transport: createTransport((input, init) => fetch(input, init)),
    clock: () => Date.now(),
  })

  async function complete(id: string): Promise<void> {
    await runCommand(runner(), 'completeTask', { id })
  }

  async function drainAll(): Promise<void> {
    for (;;) {
      const { sent, hasMore } = await exchange(deps(), { attempt: 0, limit: Infinity })
      if (sent === 0 || !hasMore) break
    }
    const { items } = await storeOf().outgoing(1)
    if (items.length > 0) throw new Error('Something still waits')
  }

  async function readFirstScreen(): Promise<void> {
    const [open, balance] = await Promise.all([
      database.tasks.orderBy('_open').toArray(),
      database.balances.get(account),
    ])
    if (open.length === 0 || !balance) throw new Error('The first screen is empty')
  }

  return {
    async open(setup: DeviceSetup, isEmpty: boolean) {
      const household = makeHousehold(setup.size)
      account = household.members[setup.member]
      openIds = household.tasks.flatMap(({ id, completed_at }) => (completed_at === null ? id : []))
      next = 0
      database = new AccountDatabase(account)
      if (!isEmpty && (await database.users.count()) === 0)
        await seed(database, household, setup.cursor)
    },
    async forget() {
      await database.delete()
      if ((await AccountDatabase.getDatabaseNames()).includes(databaseName(account)))
        throw new Error('The database is still there')
    },
    async tap(count) {
      const times: number[] = []
      const ids = openIds.slice(next, (next += count))
      // A person taps something that a screen has read.
      await database.tasks.bulkGet(ids)
      for (const id of ids) {
        const from = performance.now()
        await complete(id)
        times.push(performance.now() - from)
      }
      return times
    },
    async enqueue(count) {
      await enqueueQuickly({ database, account, ids: openIds.slice(next, (next += count)) })
    },
    skip(count) {
      next += count
    },
    async drain(): Promise<Drained> {
      const from = performance.now()
      const [ms, longestTaskMs] = await withLongTasks(async () => {
        await drainAll()
        return performance.now() - from
      })
      return { ms, longestTaskMs }
    },
    async firstSync(): Promise<FirstSync> {
      const from = performance.now()
      const [[visibleMs, storedMs], longestTaskMs] = await withLongTasks(async () => {
        let { hasMore } = await exchange(deps(), { attempt: 0, limit: Infinity })
        await readFirstScreen()
        const visibleMs = performance.now() - from
        while (hasMore) ({ hasMore } = await exchange(deps(), { attempt: 0, limit: Infinity }))
        return [visibleMs, performance.now() - from] as const
      })
      return { visibleMs, storedMs, longestTaskMs, rows: await database.tasks.count() }
    },
    async goLive() {
      const loop = createSyncLoop({
        ...deps(),
        isOnline: () => true,
        withLock: (work) => navigator.locks.request(`mitten-sync-${account}`, work),
        report: () => {},
        fault: (error) => {
          throw error
        },
        random: Math.random,
        isVisible: () => true,
      })
      wake = () => loop.wake('queued')
      await loop.syncNow()
      const store = storeOf()
      const following = { store, account, loop, tookIn: () => undefined, random: Math.random }
      void followPokes(following, new AbortController().signal)
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    async tapTask(index) {
      const at = wallNow()
      const from = performance.now()
      await complete(openIds[index] ?? '')
      return { at, storedMs: performance.now() - from }
    },
    async watch(index) {
      const id = openIds[index] ?? ''
      await new Promise<void>((ready) => {
        seen = new Promise((resolve) => {
          const live = liveQuery(() => database.tasks.get(id)).subscribe((task) => {
            ready()
            if (!task?.completed_at) return
            resolve(wallNow())
            setTimeout(() => live.unsubscribe())
          })
        })
      })
    },
    seen: () => seen,
    readActive: (samples) =>
      timeReads(samples, () => database.tasks.orderBy('_open').reverse().limit(3).toArray()),
    readPoints: (samples) => timeReads(samples, () => database.balances.get(account)),
  }
}

Object.assign(globalThis, { device: createDevice() })
