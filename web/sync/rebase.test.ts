/** How an answer changes a device: no waiting mutation is lost or taken as answered, and rows end as on the server. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import type { MutationResult, Page } from '#domain/sync-protocol.ts'
import { idOf, makeTask, makeUser, monday, openSettings } from '#domain/testing/make.ts'
import type { DeviceState, OutboxItem } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import { applyAnswer } from './rebase.ts'

const account = idOf('Maya')
const cursor = 'a.1'

/** Maya's device, whose cursor is `a.1`. */
async function open() {
  const store = createMemoryStore({ ...initialState('device'), cursor, settings: openSettings })
  const user = makeUser('Maya')
  await store.transaction((tx) => tx.write([{ table: 'users', id: user.id, after: user }]))
  const runner = {
    store,
    account,
    now: () => new Date(monday),
    settings: () => openSettings,
    queued: () => undefined,
  }
  const items = async () => (await store.outgoing(2000)).items
  return {
    store,
    items,
    state: () => store.image().state,
    task: (id: string) => store.image().tables.tasks.get(id),
    create: async (name = 'Dishes') => {
      const id = v7()
      await runCommand(runner, 'createTask', { id, name })
      return id
    },
    rename: (id: string, name: string) => runCommand(runner, 'updateTask', { id, name }),
    /** A change that changed no row here, so that its rows say nothing about its answer. */
    createNothing: async (at = monday) => {
      const input = { id: v7(), name: 'Dishes' }
      await store.transaction((tx) =>
        tx.enqueue({ id: v7(), name: 'createTask', version: 1, input, at, changes: [] }),
      )
    },
    set: (state: Partial<DeviceState>) =>
      store.transaction(async (tx) => tx.putState({ ...(await tx.state()), ...state })),
    answer: async (results: readonly MutationResult[], page: Partial<Page> = {}) => {
      const all = { base: cursor, cursor, reset: false, forgot: false, more: false }
      return applyAnswer(store, account, {
        pages: [{ ...all, put: {}, gone: {}, ...page }],
        results,
        now: monday,
        serverInfo: {},
      })
    },
  }
}

const applied = ({ id }: Pick<OutboxItem, 'id'>): MutationResult => ({ id, status: 'applied' })
const rejected = ({ id }: Pick<OutboxItem, 'id'>, code: 'forbidden' | 'not_found' = 'forbidden') =>
  ({ id, status: 'rejected', code, message: 'No', details: null }) as const
const held = ({ id }: Pick<OutboxItem, 'id'>): MutationResult => ({ id, status: 'held' })

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is none')
  return value
}

/** The two changes of this device, in order. */
async function two({ items }: Awaited<ReturnType<typeof open>>) {
  const [first, second] = await items()
  return [there(first), there(second)] as const
}

test('what is held, has no answer or the answer of another is not taken for answered, though it changes nothing here', async () => {
  for (const [results, settled] of [
    [(a, b) => [applied(a), held(b)], 1],
    [(a) => [applied(a)], 1],
    [(a) => [applied(a), applied({ id: 'another' })], 1],
    [(a, b) => [held(a), held(b)], 0],
    [() => [applied({ id: 'one' }), applied({ id: 'another' })], 0],
    [() => [], 0],
    [(a, b) => [applied(a), applied(b)], 2],
  ] satisfies [(a: OutboxItem, b: OutboxItem) => MutationResult[], number][]) {
    const device = await open()
    await device.createNothing()
    await device.createNothing()
    expect(await device.answer(results(...(await two(device))))).toBe('applied')
    expect(device.state().settled).toBe(settled)
    expect(await device.items()).toHaveLength(2 - settled)
  }
})

test('where the server made another row of an applied change, or none, the device has what the server has', async () => {
  const device = await open()
  const [other, none, same] = [
    await device.create('Dishes'),
    await device.create('Windows'),
    await device.create('Bins'),
  ]
  const row = makeTask('Maya', { id: other, name: 'As the server has it' })
  const kept = there(device.task(same))
  const sent = await device.items()
  await device.answer(sent.map(applied), { put: { tasks: [row, kept] } })
  expect(device.task(other)).toEqual(row)
  expect(device.task(none)).toBeUndefined()
  expect(device.task(same)).toEqual(kept)
  expect(device.state().settled).toBe(3)
})

test('news of a row that no change touched is taken in beside an answer that was predicted', async () => {
  const device = await open()
  const mine = there(device.task(await device.create()))
  const other = makeTask('Maya', { id: v7(), name: 'From the other tablet' })
  await device.answer((await device.items()).map(applied), { put: { tasks: [mine, other] } })
  expect(device.task(other.id)).toEqual(other)
  expect(device.task(mine.id)).toEqual(mine)
})

test('starting over leaves nothing but what the server shows and what waits on top of it', async () => {
  const device = await open()
  const stale = makeTask('Maya', { id: v7() })
  await device.store.transaction((tx) => tx.write([{ table: 'tasks', id: stale.id, after: stale }]))
  const mine = there(device.task(await device.create()))
  const [user, sent] = [makeUser('Maya'), await device.items()]
  const waits = await device.create('Windows')
  const reset = { reset: true, put: { users: [user], tasks: [mine] } }
  await device.answer(sent.map(applied), reset)
  expect([...device.store.image().tables.tasks.keys()].toSorted()).toEqual(
    [mine.id, waits].toSorted(),
  )
  expect((await device.items()).length).toBe(1)
})

test('an answer that comes after another tab had one takes nothing back', async () => {
  const device = await open()
  for (let n = 0; n < 3; n++) await device.createNothing()
  const [first, second] = await two(device)
  await device.set({ settled: 2, acknowledged: second.id })
  await device.answer([applied(first)])
  expect(device.state()).toMatchObject({ settled: 2, acknowledged: second.id })
  expect(await device.items()).toHaveLength(1)
})

test('what waits runs again over the news', async () => {
  const device = await open()
  const user = makeUser('Maya')
  const id = await device.create()
  const [before] = await device.items()
  await device.answer([], {})
  const taken = makeTask('Maya', { id })
  await device.answer([], { put: { users: [user], tasks: [taken] } })
  const [after] = await device.items()
  expect(device.task(id)).toEqual(taken)
  expect(after).toEqual({ ...before, changes: [], undone: before?.changes })
  await device.answer([], { gone: { tasks: [id] } })
  const { undone: _, ...again } = there((await device.items())[0])
  expect(again).toEqual(before)
})

test('a change that the news undid is refused with what it was about (R30)', async () => {
  const device = await open()
  const id = await device.create()
  const [before] = await device.items()
  const taken = makeTask('Maya', { id })
  await device.answer([], { put: { users: [makeUser('Maya')], tasks: [taken] } })
  const waiting = there((await device.items())[0])
  await device.answer([rejected(waiting)])
  const refused = device.store.image().rejected.get(waiting.id)
  expect(refused).toMatchObject({ changes: [], undone: before?.changes })
})

test('what waits on a row that the server changed keeps the server’s row beneath it, whatever it makes of it', async () => {
  const device = await open()
  const user = makeUser('Maya')
  const task = makeTask('Maya', { name: 'Dishes' })
  await device.answer([], { put: { users: [user], tasks: [task] } })
  await device.rename(task.id, 'Windows')
  const [waiting] = await device.items()
  const other = makeTask('Maya', { id: v7() })
  await device.answer([], { put: { tasks: [other] } })
  expect(await device.items()).toEqual([waiting])
  for (const news of [
    { ...task, time_minutes: 5 },
    { ...task, name: 'Windows' },
    { ...task, name: 'Bins' },
  ]) {
    await device.answer([], { put: { tasks: [news] } })
    const after = { ...news, name: 'Windows' }
    expect(device.task(task.id)).toEqual(after)
    const isDone = news.name === 'Windows'
    const changes = isDone ? [] : [{ table: 'tasks', id: task.id, before: news, after }]
    expect((await device.items())[0]?.changes).toEqual(changes)
    expect('undone' in ((await device.items())[0] ?? {})).toBe(news.time_minutes !== 5)
  }
})

test('a store that fails while changes run again leaves all as it was', async () => {
  const device = await open()
  await device.create()
  const before = device.store.image()
  const { transaction } = device.store
  const failing: typeof transaction = (work, durability) =>
    transaction((tx) => {
      const load = () => Promise.reject(new Error('The database is closed'))
      return work({ ...tx, load })
    }, durability)
  Object.assign(device.store, { transaction: failing })
  const put = { tasks: [makeTask('Maya')] }
  await expect(device.answer([], { put })).rejects.toThrow('The database is closed')
  expect(device.store.image()).toEqual(before)
})

test('a refusal is kept to be shown, unless its command refuses it silently; the change is never sent again', async () => {
  const device = await open()
  const { store } = device
  const input = { id: v7() }
  await store.transaction((tx) =>
    Promise.all(
      ['completeTask', 'deleteTask'].map((name) =>
        tx.enqueue({ id: name, name, version: 1, input, at: monday, changes: [] } as never),
      ),
    ),
  )
  const sent = await device.items()
  await device.answer(sent.map((item) => rejected(item, 'not_found')))
  expect([...store.image().rejected.keys()]).toEqual(['completeTask'])
  expect(store.image().rejected.get('completeTask')).toMatchObject({
    code: 'not_found',
    message: 'No',
    rejected_at: monday,
  })
  await device.answer([], { forgot: true, reset: true, cursor: 'b.1' })
  expect(await device.items()).toEqual([])
})

test('the last 500 answered changes are kept, in case the server loses them (R13)', async () => {
  const device = await open()
  for (let n = 0; n < 503; n++) await device.createNothing()
  await device.answer((await device.items()).map(applied))
  const kept = [...device.store.image().outbox.keys()]
  expect([kept.length, Math.min(...kept)]).toEqual([500, 4])
})

test('a server that lost its history gets what it answered in seven days, and what was never sent however old', async () => {
  const ago = (ms: number) => new Date(Date.parse(monday) - ms).toISOString()
  for (const lost of [{ forgot: true }, { reset: true, cursor: 'b.1' }]) {
    const device = await open()
    for (const ms of [7 * DAY_MS + 1, 7 * DAY_MS, DAY_MS]) await device.createNothing(ago(ms))
    await device.answer((await device.items()).map(applied))
    await device.createNothing(ago(30 * DAY_MS))
    await device.answer([], lost)
    expect((await device.items()).map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(device.state()).toMatchObject({ settled: 0, acknowledged: null })
  }
})

test('starting over in the same history, or for the first time, sends nothing again', async () => {
  for (const stored of [cursor, null]) {
    const device = await open()
    await device.createNothing()
    await device.answer((await device.items()).map(applied))
    await device.set({ cursor: stored })
    await device.answer([], { base: stored, reset: true, cursor: 'a.9' })
    expect(device.state()).toMatchObject({ settled: 1, cursor: 'a.9' })
    expect(await device.items()).toEqual([])
  }
})

test('a waiting change that only a newer release knows stays, and news goes on (R30)', async () => {
  const { store, items, task, answer } = await open()
  await store.transaction((tx) =>
    tx.enqueue({
      id: v7(),
      name: 'knitTask' as 'createTask',
      version: 1,
      input: {},
      at: monday,
      changes: [],
    }),
  )
  const news = makeTask('Maya')
  expect(await answer([held(there((await items())[0]))], { put: { tasks: [news] } })).toBe(
    'applied',
  )
  expect(task(news.id)).toEqual(news)
  expect(await items()).toHaveLength(1)
})
