/// <reference lib="dom" />
/** Mitten's own engine in a page without screens, as the app runs it. */
import { Dexie } from 'dexie'
import { databaseName } from '#web/data/database.ts'
import type { Device, DeviceSetup, FirstSync } from '../device.ts'
import { makeHousehold } from '../household.ts'
import { openSubject } from '../subject.ts'
import { createWatcher, timeReads, timeWork, wallNow } from './clock.ts'

function createDevice(): Device {
  let account = ''
  let subject: Awaited<ReturnType<typeof openSubject>>
  let openIds: string[] = []
  let next = 0
  const watcher = createWatcher((id) => subject.database.tasks.get(id))

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
    drain: () => timeWork(drainAll),
    async firstSync(): Promise<FirstSync> {
      let visibleMs = 0
      const { ms: storedMs, longestTaskMs } = await timeWork(async () => {
        const from = performance.now()
        let { hasMore } = await subject.exchange()
        await readFirstScreen()
        visibleMs = performance.now() - from
        while (hasMore) ({ hasMore } = await subject.exchange())
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
    watch: (index) => watcher.watch(openIds[index] ?? ''),
    seen: watcher.seen,
    readActive: (samples) =>
      timeReads(samples, () =>
        subject.database.tasks.orderBy('_open').reverse().limit(3).toArray(),
      ),
    readPoints: (samples) => timeReads(samples, () => subject.database.balances.get(account)),
  }
}

Object.assign(globalThis, { device: createDevice() })
