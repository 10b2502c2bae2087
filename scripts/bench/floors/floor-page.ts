/// <reference lib="dom" />
/** The device of the floors: Dexie with an outbox, and nothing else. */
import type { EntityTable } from 'dexie'
import { Dexie } from 'dexie'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'
import type { Device, DeviceSetup, FirstSync } from '../device.ts'
import { makeHousehold } from '../household.ts'
import { createWatcher, timeReads, timeWork, wallNow } from '../page/clock.ts'
import type { Patch } from './patch.ts'
import { patchOf } from './patch.ts'

type StoredTask = Task & { readonly _open?: string }
type Queued = Patch & { readonly seq: number }

class FloorDatabase extends Dexie {
  declare readonly tasks: EntityTable<StoredTask, 'id'>
  declare readonly outbox: EntityTable<Queued, 'seq'>

  constructor() {
    super('floor', { cache: 'disabled' })
    this.version(1).stores({ tasks: 'id, _open', outbox: '++seq' })
  }
}

function createDevice(): Device {
  const database = new FloorDatabase()
  let me = ''
  let openIds: string[] = []
  let next = 0
  const watcher = createWatcher((id) => database.tasks.get(id))
  let isLive = false
  let sending = false

  async function complete(id: string): Promise<void> {
    await database.transaction('rw', database.tasks, database.outbox, async () => {
      const task = await database.tasks.get(id)
      if (!task) throw new Error('No such task')
      const patch = patchOf(id)
      const { _open, ...rest } = patched(task, patch)
      await Promise.all([database.tasks.put(rest), database.outbox.add(patch as Queued)])
    })
    if (isLive) void keepSending()
  }

  /** Sends until the queue is empty: changes added meanwhile go with the next request. */
  async function keepSending(): Promise<void> {
    if (sending) return
    sending = true
    while (await send());
    sending = false
  }

  async function send(): Promise<boolean> {
    const queued = await database.outbox.toArray()
    if (queued.length === 0) return false
    const response = await fetch('/batch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mutations: queued }),
    })
    if (!response.ok) throw new Error(`The floor's server answered ${response.status}`)
    await response.json()
    await database.outbox.bulkDelete(queued.map(({ seq }) => seq))
    return true
  }

  return {
    async open({ size, member }: DeviceSetup, isEmpty: boolean) {
      const { members, tasks } = makeHousehold(size)
      me = members[member]
      openIds = tasks.flatMap(({ id, completed_at }) => (completed_at === null ? id : []))
      next = 0
      if (!database.isOpen()) await database.open()
      if (isEmpty || (await database.tasks.count()) > 0) return
      for (let from = 0; from < tasks.length; from += 5000)
        await database.tasks.bulkPut(tasks.slice(from, from + 5000).map(toStored))
    },
    forget: () => database.delete(),
    async tap(count) {
      const times: number[] = []
      for (const id of openIds.slice(next, (next += count))) {
        const from = performance.now()
        await complete(id)
        times.push(performance.now() - from)
      }
      return times
    },
    async enqueue(count) {
      const ids = openIds.slice(next, (next += count))
      await database.transaction('rw', database.tasks, database.outbox, async () => {
        const tasks = await database.tasks.bulkGet(ids)
        const patches = ids.map(patchOf)
        await database.tasks.bulkPut(
          patches.flatMap((patch, place) => {
            const task = tasks[place]
            return task ? toStored(patched(task, patch)) : []
          }),
        )
        await database.outbox.bulkAdd(patches)
      })
    },
    drain: () => timeWork(send),
    async firstSync(): Promise<FirstSync> {
      const { ms, longestTaskMs } = await timeWork(async () => {
        const response = await fetch('/tasks')
        const { tasks } = (await response.json()) as { readonly tasks: readonly Task[] }
        await database.tasks.bulkPut(tasks.map(toStored))
        await database.tasks.orderBy('_open').toArray()
      })
      return { visibleMs: ms, storedMs: ms, longestTaskMs, rows: await database.tasks.count() }
    },
    async goLive() {
      isLive = true
      const source = new EventSource('/events')
      source.addEventListener('rows', ({ data }: MessageEvent<string>) => {
        void database.tasks.bulkPut((JSON.parse(data) as readonly Task[]).map(toStored))
      })
      await new Promise((resolve) => source.addEventListener('open', resolve, { once: true }))
    },
    async tapTask(index) {
      const at = wallNow()
      const from = performance.now()
      await complete(openIds[index] ?? '')
      return { at, storedMs: performance.now() - from }
    },
    watch: (index) => watcher.watch(openIds[index] ?? ''),
    seen: watcher.seen,
    readActive: (samples) =>
      timeReads(samples, () => database.tasks.orderBy('_open').reverse().limit(3).toArray()),
    readPoints: (samples) =>
      timeReads(Math.min(samples, 3), async () => {
        const tasks = await database.tasks.toArray()
        return tasks.reduce(
          (sum, task) =>
            sum + (task.completed_at && performerOf(task) === me ? pointsFor(task) : 0),
          0,
        )
      }),
  }
}

function patched(task: StoredTask, { mutation: _, ...patch }: Patch): StoredTask {
  return { ...task, ...patch }
}

function toStored(task: Task): StoredTask {
  return task.completed_at === null ? { ...task, _open: task.created_at } : task
}

Object.assign(globalThis, { device: createDevice() })
