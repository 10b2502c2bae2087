/** One exchange: its requests, how it handles each answer, and whether the next one follows at once. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import type { ExchangeRequest, ExchangeResponse, Page } from '#domain/sync-protocol.ts'
import { SCHEMA } from '#domain/tables.ts'
import { idOf, makeTask, monday, openSettings } from '#domain/testing/make.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import type { ExchangeOptions } from './exchange.ts'
import { exchange } from './exchange.ts'
import type { Failure } from './transport.ts'
import { ExchangeError } from './transport.ts'

const account = idOf('Maya')
type Answer = Partial<Omit<ExchangeResponse, 'page'>> & { readonly page?: Partial<Page> }

/** A device whose cursor is `a.1`, and a server that gives these answers in turn. */
function open(answers: readonly (Answer | Failure)[], cursor: string | null = 'a.1') {
  const store = createMemoryStore({
    ...initialState('device'),
    cursor,
    settings: openSettings,
  })
  const requests: ExchangeRequest[] = []
  const waiting = [...answers]
  const transport = (request: ExchangeRequest): Promise<ExchangeResponse> => {
    requests.push(request)
    const given = waiting.shift()
    if (given === undefined) throw new Error('Nothing more was to be asked')
    if ('kind' in given) return Promise.reject(new ExchangeError(given))
    const page = { base: request.cursor, cursor: 'a.1', reset: false, forgot: false, more: false }
    return Promise.resolve({
      mitten: 1,
      account,
      now: monday,
      settings: openSettings,
      results: [],
      ...given,
      page: { ...page, put: {}, gone: {}, ...given.page },
    })
  }
  return {
    store,
    requests,
    /** Queues changes with inputs of these lengths. */
    queue: async (...lengths: readonly number[]) => {
      const items = lengths.map((length) => ({ id: v7(), input: { name: 'x'.repeat(length) } }))
      await store.transaction((tx) =>
        Promise.all(
          items.map((item) =>
            tx.enqueue({ ...item, name: 'createTask', version: 1, at: monday, changes: [] }),
          ),
        ),
      )
      return items.map(({ id }) => id)
    },
    exchange: (
      options: Partial<ExchangeOptions> = {},
      through: DeviceStore = store,
      nowMs = Date.parse(monday),
    ) =>
      exchange(
        { store: through, account, transport, clock: () => nowMs },
        { attempt: 4, limit: 1000, ...options },
      ),
  }
}

const applied = (id = '') => ({ id, status: 'applied' }) as const
const held = (id = '') => ({ id, status: 'held' }) as const

test('an answer in several pages is asked for to its end without sending anything again, and applied as one', async () => {
  const task = makeTask('Maya')
  const { queue, requests, store, ...device } = open([
    { page: { cursor: 'a.5', more: true, put: { tasks: [task] } } },
    { page: { cursor: 'a.9', more: true, gone: { tasks: [task.id] } } },
    { page: { cursor: 'a.12' } },
  ])
  await queue(1)
  await device.exchange()
  expect(requests.map(({ cursor }) => cursor)).toEqual(['a.1', 'a.5', 'a.9'])
  expect(requests.map(({ mutations, attempt }) => [mutations.length, attempt])).toEqual([
    [1, 4],
    [0, 0],
    [0, 0],
  ])
  expect(requests.every((request) => request.account === account)).toBe(true)
  expect(store.image().state.cursor).toBe('a.12')
  expect(store.image().tables.tasks.size).toBe(0)
})

test('a device that an older server filled starts over once the server is newer, and not before (R37)', async () => {
  const [older, newer] = [SCHEMA - 1, SCHEMA]
  const { requests, store, ...device } = open(
    [
      { schema: older, page: { reset: true, cursor: 'a.2' } },
      { schema: older, page: { cursor: 'a.2' } },
      { schema: newer, page: { cursor: 'a.2' } },
      { schema: newer, page: { reset: true, cursor: 'a.3' } },
      { schema: newer, page: { cursor: 'a.3' } },
    ],
    null,
  )
  const goesOn: boolean[] = []
  for (let count = 0; count < 5; count++) goesOn.push((await device.exchange()).hasMore)
  expect(requests.map(({ cursor }) => cursor)).toEqual([null, 'a.2', 'a.2', null, 'a.3'])
  expect(goesOn).toEqual([false, false, true, false, false])
  expect(store.image().state.schema).toBe(SCHEMA)
})

test('rows that a tab of a newer release stored stay, unless one of its tables is left out here (R37)', async () => {
  const { requests, store, ...device } = open([
    { page: { cursor: 'a.2' } },
    { page: { cursor: 'a.3', put: { knots: [] } } },
  ])
  const image = store.image()
  store.restore({ ...image, state: { ...image.state, schema: SCHEMA + 2 } })
  await device.exchange()
  expect(store.image().state.schema).toBe(SCHEMA + 2)
  await device.exchange()
  expect(requests.map(({ cursor }) => cursor)).toEqual(['a.1', 'a.2'])
  expect(store.image().state.schema).toBe(SCHEMA)
})

test('a server restored between two pages is one that gave no answer: nothing is applied (R12)', async () => {
  const { requests, store, ...device } = open([
    { page: { cursor: 'a.2', more: true } },
    { page: { cursor: 'b.1', reset: true } },
  ])
  await expect(device.exchange()).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  expect(requests).toHaveLength(2)
  expect(store.image().state.cursor).toBe('a.1')
})

test('an answer that came too late to be applied is asked for again at once (R28)', async () => {
  const { store, ...device } = open([{ page: { cursor: 'a.2' } }])
  const image = store.image()
  const moving: DeviceStore = {
    ...store,
    async transaction(work, durability) {
      const value = await store.transaction(work, durability)
      store.restore({ ...image, state: { ...image.state, cursor: 'a.9' } })
      return value
    },
  }
  expect((await device.exchange({}, moving)).hasMore).toBe(true)
})

test.each([null, 'a.9.4'])(
  'during a first sync, at %s, nothing is sent: its news would come last (I7)',
  async (cursor) => {
    const { queue, requests, ...device } = open(
      [{ page: { cursor: 'a.9', reset: !cursor } }],
      cursor,
    )
    await queue(1)
    expect((await device.exchange()).hasMore).toBe(true)
    expect(requests[0]?.mutations).toEqual([])
  },
)

test('a first sync that fits on one page is over with it; one that starts over goes on at once', async () => {
  const first = open([{ page: { reset: true, cursor: 'a.9' } }], null)
  expect((await first.exchange()).hasMore).toBe(false)
  const again = open([{ page: { reset: true, cursor: 'b.9' } }])
  expect((await again.exchange()).hasMore).toBe(true)
})

test.each([
  ['answered', 'goes on with the rest', [applied(), applied()], true],
  ['held at the front', 'waits', [held()], false],
  ['held behind the front', 'waits', [applied(), held()], false],
  ['not answered', 'waits', [], false],
  ['answered in part', 'goes on', [applied()], true],
] as const)('what was sent is %s: the queue %s', async (_, __, results, hasMore) => {
  const answer = { results: [...results] as ExchangeResponse['results'] }
  const { queue, ...device } = open([answer])
  const ids = await queue(1, 1, 1)
  for (const [index, result] of answer.results.entries())
    answer.results[index] = { ...result, id: ids[index] ?? '' }
  const outcome = await device.exchange({ limit: 2 })
  const answered = results.filter(({ status }) => status === 'applied').length
  const isHeld = results.some(({ status }) => status === 'held')
  expect(outcome).toMatchObject({ sent: 2, answered, isHeld, hasMore })
})

test('all that was sent and nothing waits behind: only what got no answer is asked about again', async () => {
  const answer = { results: [] as ExchangeResponse['results'] }
  const { queue, ...device } = open([answer])
  const [first] = await queue(1, 1)
  answer.results.push(applied(first))
  expect((await device.exchange()).hasMore).toBe(true)
})

test('a request holds a million bytes at most, and one change however long', async () => {
  const { queue, requests, ...device } = open([{}, {}])
  await queue(100_000, 100_000, 100_000, 100_000, 1)
  await device.exchange()
  expect(requests[0]?.mutations).toHaveLength(3)
  const long = open([{}])
  await long.queue(900_000, 1)
  await long.exchange()
  expect(long.requests[0]?.mutations).toHaveLength(1)
  const short = open([{}])
  await short.queue(...Array.from({ length: 900 }, () => 1))
  await short.exchange()
  expect(short.requests[0]?.mutations).toHaveLength(900)
})

const refused = { kind: 'refused' } as const

test('a request that cannot be read is given up for its change alone, and teaches nothing about the server (R33)', async () => {
  const answer = { results: [] as ExchangeResponse['results'] }
  const { queue, requests, store, ...device } = open([answer, refused])
  const [known] = await queue(1)
  answer.results.push(applied(known))
  await device.exchange()
  const task = makeTask('Maya')
  await store.transaction((tx) => tx.write([{ table: 'tasks', id: task.id, after: task }]))
  const before = store.image().state
  const [unreadable = ''] = await queue(1)
  expect(await device.exchange()).toEqual({
    sent: 1,
    answered: 1,
    isHeld: false,
    hasMore: false,
    holdEndsInMs: null,
  })
  expect(requests).toHaveLength(2)
  const { state, rejected, tables } = store.image()
  expect(before).toMatchObject({ settled: 1, acknowledged: known, cursor: 'a.1' })
  expect(state).toEqual({ ...before, settled: 2, sent: 2 })
  expect(rejected.get(unreadable)).toMatchObject({
    code: 'invalid_args',
    details: { reason: 'unread' },
  })
  expect(tables.tasks.get(task.id)).toEqual(task)
})

test.each([0, 2])(
  'a request with %i changes that cannot be read changes nothing',
  async (count) => {
    const { queue, store, ...device } = open([refused])
    await queue(...Array.from({ length: count }, () => 1))
    await expect(device.exchange()).rejects.toMatchObject({ failure: refused })
    expect(store.image()).toMatchObject({ rejected: new Map(), state: { settled: 0 } })
    expect((await store.outgoing(10)).items).toHaveLength(count)
  },
)

test('a copy that another tab rewrote since it was read is read anew', async () => {
  const asSent = makeTask('Maya', { name: 'As the server has it' })
  const rewritten = { ...asSent, name: 'As it stands here' }
  const change = (after: typeof asSent) => [
    { table: 'tasks', id: after.id, before: null, after } as const,
  ]
  const answer = { results: [] as ExchangeResponse['results'], page: { put: { tasks: [asSent] } } }
  const { queue, store, ...device } = open([answer])
  const [id] = await queue(1)
  answer.results.push(applied(id))
  await store.transaction(async (tx) => {
    const [item] = await tx.waiting(0)
    if (item) await tx.replace([{ ...item, changes: change(asSent) }])
  })
  let isRewritten = false
  const beside: DeviceStore = {
    ...store,
    async transaction(work, durability) {
      const value = await store.transaction(work, durability)
      if (isRewritten) return value
      isRewritten = true
      await store.transaction(async (tx) => {
        const [item] = await tx.waiting(0)
        if (item) await tx.replace([{ ...item, changes: change(rewritten) }])
        await tx.write(change(rewritten))
      })
      return value
    },
  }
  await device.exchange({}, beside)
  expect(store.image().tables.tasks.get(asSent.id)).toEqual(asSent)
})

test('a change is told by the clock it was timed with, or as that is known now where that is later and not ahead', async () => {
  const now = Date.parse(monday)
  const days = (count: number) => count * DAY_MS
  for (const [toldMs, offsetThen, offsetNow, sentMs] of [
    // Timed with the offset as it is known now.
    [-days(10), days(2), days(2), -days(10)],
    [-days(10), undefined, days(2), -days(10)],
    // Timed with an offset that differs by an hour: no matter.
    [-days(10), 0, DAY_MS / 24, -days(10)],
    [-days(10), 0, DAY_MS, -days(10)],
    // The clock was behind: the corrected time is later, but not in the future.
    [-days(10), 0, days(2), -days(8)],
    [-days(2), 0, days(2), 0],
    [-days(2) + 1, 0, days(2), -days(2) + 1],
    [-days(10), -days(2), days(2), -days(6)],
    // It seemed to be behind at the time: the recorded time is later, and stays.
    [-days(10), days(2), 0, -days(10)],
    // It was ahead, or turned out to have been.
    [days(5), days(5), 0, 0],
    [1, days(5), 0, -days(5) + 1],
    [0, 0, days(2), 0],
  ] as const) {
    const { store, requests, ...device } = open([{}])
    await store.transaction(async (tx) => {
      const at = new Date(now + toldMs).toISOString()
      const timed = offsetThen === undefined ? {} : { clockOffsetMs: offsetThen }
      const change = { id: v7(), name: 'createTask', version: 1, input: {}, changes: [] } as const
      await Promise.all([
        tx.enqueue({ ...change, at, ...timed }),
        tx.putState({ ...(await tx.state()), clockOffsetMs: offsetNow }),
      ])
    })
    // With the offset, the device's own clock says that it is Monday.
    await device.exchange({}, store, now - offsetNow)
    expect(requests[0]?.clock).toBe(monday)
    expect(Date.parse(requests[0]?.mutations[0]?.at ?? '') - now).toBe(sentMs)
  }
})
