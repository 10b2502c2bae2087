/// <reference lib="dom" />
/** Mitten's own engine in a page without screens, as the app runs it. */
import { Dexie, liveQuery } from 'dexie'
import { databaseName } from '#web/data/database.ts'
import type { Device, DeviceSetup, Drained, FirstSync } from '../device.ts'
import { makeHousehold } from '../household.ts'
import { openSubject } from '../subject.ts'
import { timeReads, wallNow, withLongTasks } from './clock.ts'

function createDevice(): Device {
  let account = ''
  let subject: Awaited<ReturnType<typeof openSubject>>
  let openIds: string[] = []
  let next = 0
  let seen: Promise<number>

  const complete = (id: string) => subject.run('completeTask', { id })

  async function drainAll(): Promise<void> {
    for (;;) {
      const { sent, hasMore } = await subject.exchange()
      if (sent === 0 || !hasMore) break
    }
    const { items } = await subject.store.outgoing(1)
    if (items.length > 0) throw new Error('Something still waits')
  }

  async function readFirstScreen(): Promise<void> {
    const [open, balance] = await Promise.all([
      subject.database.tasks.orderBy('_open').toArray(),
      subject.database.balances.get(account),
    ])
    if (open.length === 0 || !balance) throw new Error('The first screen is empty')
  }

  return {
    async open(setup: DeviceSetup, isEmpty: boolean) {
      const household = makeHousehold(setup.size)
      account = household.members[setup.member]
      openIds = household.tasks.flatMap(({ id, completed_at }) => (completed_at === null ? id : []))
      next = 0
      subject = await openSubject(account)
      if (!isEmpty && (await subject.database.users.count()) === 0)
        await subject.seed(household, setup.cursor)
    },
    async forget() {
      await subject.database.delete()
      if ((await Dexie.getDatabaseNames()).includes(databaseName(account)))
        throw new Error('The database is still there')
    },
    async tap(count) {
      const times: number[] = []
      const ids = openIds.slice(next, (next += count))
      // A person taps something that a screen has read.
      await subject.database.tasks.bulkGet(ids)
      for (const id of ids) {
        const from = performance.now()
        await complete(id)
        times.push(performance.now() - from)
      }
      return times
    },
    async enqueue(count) {
      await subject.enqueue(openIds.slice(next, (next += count)))
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
        let { hasMore } = await subject.exchange()
        await readFirstScreen()
        const visibleMs = performance.now() - from
        while (hasMore) ({ hasMore } = await subject.exchange())
        return [visibleMs, performance.now() - from] as const
      })
      return { visibleMs, storedMs, longestTaskMs, rows: await subject.database.tasks.count() }
    },
    async goLive() {
      subject.startSync()
      await subject.until(({ lastSyncedAt }) => lastSyncedAt !== null)
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    async tapTask(index) {
      const id = openIds[index] ?? ''
      // A person taps something that a screen has read.
      await subject.database.tasks.get(id)
      const at = wallNow()
      const from = performance.now()
      await complete(id)
      return { at, storedMs: performance.now() - from }
    },
    async watch(index) {
      const id = openIds[index] ?? ''
      await new Promise<void>((ready) => {
        seen = new Promise((resolve) => {
          const live = liveQuery(() => subject.database.tasks.get(id)).subscribe((task) => {
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
      timeReads(samples, () =>
        subject.database.tasks.orderBy('_open').reverse().limit(3).toArray(),
      ),
    readPoints: (samples) => timeReads(samples, () => subject.database.balances.get(account)),
  }
}

Object.assign(globalThis, { device: createDevice() })
