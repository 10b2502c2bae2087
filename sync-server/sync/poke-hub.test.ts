/** Pokes: who gets them, how much data they carry, and whose streams end. */
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf, makeTask, makeUser } from '#domain/testing/make.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createFeedWriter } from './feed.ts'
import { createPageReader } from './page.ts'
import type { Poke } from './poke-hub.ts'
import { createPokeHub } from './poke-hub.ts'

function open(pageRows = 2500, beforeReading = () => {}) {
  const database = openTestDatabase()
  const store = createRowStore(database)
  const feed = createFeedWriter(database, store)
  const reader = createPageReader(database, store, { epoch: () => 'e', pageRows })
  let reads = 0
  const read: typeof reader.read = (...asked) => {
    reads++
    return reader.read(...asked)
  }
  const versionOf = (viewer: string) => {
    beforeReading()
    return reader.versionOf(viewer)
  }
  const hub = createPokeHub({ ...reader, read, versionOf }, database.engine.news)

  function connect(
    name: string,
    given: { cursor?: string | null; device?: string; session?: string } = {},
  ) {
    const received: (readonly [Poke['event'], unknown])[] = []
    let closed = 0
    const { cursor = null, device = v7(), session = 'session' } = given
    const close = hub.open({
      viewer: idOf(name),
      sessionHash: session,
      device,
      cursor,
      send: ({ event, data }) => void received.push([event, JSON.parse(data)]),
      close: () => void closed++,
    })
    return { received, close, closed: () => closed, forget: () => void (received.length = 0) }
  }

  return {
    hub,
    connect,
    reads: () => reads,
    /** Creates this many new tasks of a person in one commit. */
    add: (name: string, count = 1, description = '') => {
      const changes = Array.from({ length: count }, () => {
        const after = makeTask(name, { id: v7(), description })
        return { table: 'tasks', id: after.id, before: null, after } as const
      })
      hub.changed(feed.record(changes).keys())
      return changes
    },
    remove: (task: ReturnType<typeof makeTask>) => {
      const change = { table: 'tasks', id: task.id, before: task, after: null } as const
      hub.changed(feed.record([change]).keys())
    },
    enter: (name: string) => {
      const after = makeUser(name)
      const change = { table: 'users', id: after.id, before: null, after } as const
      feed.record([change])
    },
    /** Resolves when the pokes of this commit have been sent. */
    poked: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

const events = ({ received }: { readonly received: readonly (readonly [string, unknown])[] }) =>
  received.map(([event]) => event)

test('a stream opens with the position of the feed', () => {
  const { connect, add } = open()
  expect(connect('Maya').received).toEqual([['hello', { version: 0 }]])
  add('Maya', 3)
  expect(connect('Maya').received).toEqual([['hello', { version: 1 }]])
})

test('a small page is sent along from the device’s cursor; the next one continues from there', async () => {
  const { connect, add, poked } = open()
  const tablet = connect('Maya', { cursor: 'e.0' })
  add('Maya')
  expect(events(tablet)).toEqual(['hello'])
  await poked()
  add('Maya')
  await poked()
  expect(tablet.received.slice(1)).toMatchObject([
    ['page', { base: 'e.0', cursor: 'e.1', more: false }],
    ['page', { base: 'e.1', cursor: 'e.2', more: false }],
  ])
})

test.each([
  ['that knows nothing yet', null],
  ['in its first sync', 'e.0.1'],
  ['from another history', 'd.0'],
])('a device %s gets a poke without data', async (_, cursor) => {
  const { connect, add, poked } = open()
  const tablet = connect('Maya', { cursor })
  add('Maya')
  await poked()
  add('Maya')
  await poked()
  expect(tablet.received.slice(1)).toEqual([
    ['poke', { version: 1 }],
    ['poke', { version: 2 }],
  ])
})

test('at most fifty rows and 64 kB are sent along; deletions count, too', async () => {
  for (const [count, length, event] of [
    [50, 1, 'page'],
    [51, 1, 'poke'],
    [1, 64_000, 'page'],
    [1, 66_000, 'poke'],
    [1, 33_000, 'poke', 'ü'],
  ] as const) {
    const { connect, add, poked } = open()
    const letter = length === 33_000 ? 'ü' : 'x'
    const tablet = connect('Maya', { cursor: 'e.0' })
    add('Maya', count, letter.repeat(length))
    await poked()
    expect([count, length, ...events(tablet)]).toEqual([count, length, 'hello', event])
  }
  const { connect, add, remove, poked } = open()
  const tasks = add('Maya', 51)
  await poked()
  const tablet = connect('Maya', { cursor: 'e.1' })
  for (const { after } of tasks.slice(0, 26)) remove(after)
  add('Maya', 25)
  await poked()
  expect(events(tablet)).toEqual(['hello', 'poke'])
})

test('changes of more than one page are not sent along', async () => {
  const { connect, add, poked } = open(2)
  const tablet = connect('Maya', { cursor: 'e.0' })
  for (let n = 0; n < 3; n++) add('Maya')
  await poked()
  expect(events(tablet)).toEqual(['hello', 'poke'])
})

test('a device that has everything gets no poke, and the person’s other devices do', async () => {
  const { hub, connect, add, poked } = open()
  const sender = connect('Maya', { cursor: 'e.0', device: 'sender' })
  const other = connect('Maya', { cursor: 'e.0' })
  add('Maya')
  hub.reached(idOf('Maya'), 'sender', 'e.1')
  hub.reached(idOf('Theo'), 'sender', 'e.0')
  await poked()
  expect([events(sender), events(other)]).toEqual([['hello'], ['hello', 'page']])
})

test('several commits at once send one poke, and devices with the same cursor share one read', async () => {
  const { connect, add, poked, reads } = open()
  const [one, two] = [connect('Maya', { cursor: 'e.0' }), connect('Maya', { cursor: 'e.0' })]
  add('Maya')
  add('Maya')
  await poked()
  expect([events(one), events(two), reads()]).toEqual([['hello', 'page'], ['hello', 'page'], 1])
  add('Maya')
  await poked()
  expect([events(one), events(two), reads()]).toEqual([
    ['hello', 'page', 'page'],
    ['hello', 'page', 'page'],
    2,
  ])
})

test('each person gets pokes of their own feed', async () => {
  const { connect, add, poked } = open()
  const [maya, theo] = [connect('Maya', { cursor: 'e.0' }), connect('Theo', { cursor: 'e.0' })]
  add('Nora')
  add('Theo')
  await poked()
  expect([events(maya), events(theo)]).toEqual([['hello'], ['hello', 'page']])
  add('Theo')
  add('Maya')
  await poked()
  expect([events(maya), events(theo)]).toEqual([
    ['hello', 'page'],
    ['hello', 'page', 'page'],
  ])
})

test('a person may have twenty streams; the next one closes the oldest, which is told the reason', async () => {
  const { hub, connect, add, poked } = open()
  const other = connect('Theo', { cursor: 'e.0' })
  const streams = Array.from({ length: 20 }, () => connect('Maya', { cursor: 'e.0' }))
  expect(streams.map((stream) => stream.closed())).toEqual(streams.map(() => 0))
  expect(hub.size()).toBe(21)
  streams.push(connect('Maya', { cursor: 'e.0' }))
  expect(hub.size()).toBe(21)
  expect(streams[0]?.received).toEqual([
    ['hello', { version: 0 }],
    ['bye', { reason: 'too_many' }],
  ])
  expect(streams.map((stream) => stream.closed())).toEqual(streams.map((_, n) => (n === 0 ? 1 : 0)))
  expect(other.closed()).toBe(0)
  add('Maya')
  await poked()
  expect(streams.map((stream) => events(stream).at(-1))).toEqual(
    streams.map((_, n) => (n === 0 ? 'bye' : 'page')),
  )
})

test('a closed stream gets nothing, and a person’s data is removed with their last stream', async () => {
  const { hub, connect, add, poked } = open()
  const [one, two] = [connect('Maya', { cursor: 'e.0' }), connect('Maya', { cursor: 'e.0' })]
  one.close()
  one.close()
  expect([hub.size(), hub.isOpen(idOf('Maya'), 'session')]).toEqual([1, true])
  add('Maya')
  await poked()
  expect([events(one), events(two)]).toEqual([['hello'], ['hello', 'page']])
  two.close()
  two.close()
  expect([hub.size(), hub.isOpen(idOf('Maya'), 'session')]).toEqual([0, false])
  add('Maya')
  await poked()
  expect(events(two)).toEqual(['hello', 'page'])
})

test('streams can be ended by session, by person, by both or all together', () => {
  const ends = (which: Parameters<ReturnType<typeof open>['hub']['end']>[0]) => {
    const { hub, connect } = open()
    const streams = [
      connect('Maya', { session: 'a' }),
      connect('Maya', { session: 'b' }),
      connect('Theo', { session: 'a' }),
    ]
    hub.end(which, 'why')
    const ended = streams.map(({ received, closed }) => {
      const bye = JSON.stringify(['bye', { reason: 'why' }])
      expect(JSON.stringify(received.at(-1)) === bye).toBe(closed() > 0)
      return closed()
    })
    expect(hub.size()).toBe(ended.filter((closed) => closed === 0).length)
    return ended
  }
  expect(ends({ sessionHash: 'a' })).toEqual([1, 0, 1])
  expect(ends({ viewer: idOf('Maya') })).toEqual([1, 1, 0])
  expect(ends({ viewer: idOf('Maya'), sessionHash: 'a' })).toEqual([1, 0, 0])
  expect(ends({})).toEqual([1, 1, 1])
})

test('a session has a stream only if one of its own is open', () => {
  const { hub, connect } = open()
  connect('Maya', { session: 'a' })
  connect('Theo', { session: 'b' })
  const isOpen = (name: string, session: string) => hub.isOpen(idOf(name), session)
  expect([isOpen('Maya', 'a'), isOpen('Maya', 'b'), isOpen('Theo', 'a')]).toEqual([
    true,
    false,
    false,
  ])
})
test('a database that cannot be read just now delays a poke, and ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isBroken = false
  const { hub, connect, add, poked } = open(2500, () => {
    if (isBroken) throw new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR')
  })
  const device = connect('Maya', { cursor: 'e.0' })
  isBroken = true
  add('Maya')
  await poked()
  expect(events(device)).toEqual(['hello'])
  isBroken = false
  vi.advanceTimersByTime(1000)
  await poked()
  expect([events(device), hub.size()]).toEqual([['hello', 'page'], 1])
})

test('a stream that cannot be opened leaves nothing behind', () => {
  const { hub, connect } = open(2500, () => {
    throw new Error('out of reach')
  })
  expect(() => connect('Maya', { session: 'a' })).toThrow('out of reach')
  expect([hub.size(), hub.isOpen(idOf('Maya'), 'a')]).toEqual([0, false])
})
