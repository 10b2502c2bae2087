/** The loop's attempts, and what it sends in each, with the real server core behind a failing network. */
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import type { SyncLoop } from './sync-loop.ts'
import { createSyncLoop } from './sync-loop.ts'
import { createHousehold } from './testing/household.ts'
import { createTransport } from './transport.ts'
import { undo } from './undo.ts'

type Network = (request: ExchangeRequest) => Promise<Response | null> | Response | null

let running: SyncLoop | undefined
afterEach(() => running?.stop())

/** Maya's device with the loop. `network` answers in place of the server, or lets the server answer (null). */
async function open(network: Network, isOnline = () => true) {
  const household = await createHousehold({ people: ['Maya'] })
  const maya = household.device('Maya')
  await maya.sync()
  const requests: ExchangeRequest[] = []
  const fetcher = (async (_: unknown, { body }: RequestInit) => {
    const request = JSON.parse(body as string) as ExchangeRequest
    requests.push(request)
    const answered = await network(request)
    if (answered !== null) return answered
    const sender = { actor: maya.account, now: household.now().toISOString() }
    return Response.json(await household.core.exchange(request, sender, 'device'))
  }) as typeof fetch
  const phases: string[] = []
  const loop = createSyncLoop({
    store: maya.store,
    account: maya.account,
    transport: createTransport(fetcher),
    clock: () => household.now().getTime(),
    withLock: (work) => work(),
    report: (phase) => void phases.push(phase),
    fault: (error) => {
      throw error
    },
    random: () => 0.5,
    isVisible: () => true,
    isOnline,
  })
  running = loop
  const create = async (count: number) => {
    const ids = Array.from({ length: count }, () => v7())
    for (const id of ids) await maya.run('createTask', { id, name: 'Dishes' })
    return ids
  }
  const sent = () => requests.map(({ attempt, mutations }) => [attempt, mutations.length])
  return { household, maya, loop, requests, sent, phases, create }
}

const gone = () => {
  throw new TypeError('Failed to fetch')
}

test('a server that is down for long is one attempt: while nobody answers, no change is sent', async () => {
  let isDown = false
  const { loop, sent, create, maya } = await open(() => (isDown ? gone() : null))
  await loop.syncNow()
  await create(3)
  isDown = true
  for (let tries = 0; tries < 8; tries++) await loop.syncNow()
  expect(sent()).toEqual([[0, 0], [0, 3], ...Array.from({ length: 7 }, () => [1, 0])])
  isDown = false
  await loop.syncNow()
  expect(sent().slice(9)).toEqual([
    [1, 0],
    [1, 3],
  ])
  expect(await maya.waiting()).toEqual([])
})

test('while the browser says it is offline, a look goes first and what waits stays where it can be taken back', async () => {
  const { loop, sent, create, maya } = await open(gone, () => false)
  await create(1)
  await loop.syncNow()
  expect(sent()).toEqual([[0, 0]])
  expect(maya.store.image().state.sent).toBe(0)
})

test('a line that goes down during an exchange lets nothing more of the queue out: it can still be taken back', async () => {
  let isOnline = true
  const opened = await open(
    async () => {
      if (!isOnline) return gone()
      isOnline = false
      await opened.create(2)
      opened.loop.wake('queued')
      return null
    },
    () => isOnline,
  )
  await opened.loop.syncNow()
  expect(opened.sent()).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(opened.maya.store.image().state.sent).toBe(0)
})

test('a browser that is wrong about being offline sends all the same', async () => {
  const { loop, maya, create } = await open(
    () => null,
    () => false,
  )
  await create(2)
  await loop.syncNow()
  expect(await maya.waiting()).toEqual([])
})

test.each([
  ['busy', Response.json({ code: 'busy', message: '' }, { status: 503 })],
  ['without room', Response.json({ code: 'no_room', message: '' }, { status: 503 })],
  ['behind a proxy that finds nobody', new Response('<html>', { status: 503 })],
  ['limiting', Response.json({ code: 'rate_limited', message: '' }, { status: 429 })],
])('a server that is %s counts no attempt and shrinks no batch', async (_, answer) => {
  let isThere = false
  const { loop, requests, create } = await open(() => (isThere ? null : answer.clone()))
  await create(3)
  for (let tries = 0; tries < 8; tries++) await loop.syncNow()
  isThere = true
  await loop.syncNow()
  expect(requests.every(({ attempt }) => attempt === 0)).toBe(true)
  expect(requests.at(-1)?.mutations).toHaveLength(3)
})

test('each request that is cut off counts, and the next one sends half; after an answer it grows again', async () => {
  let cuts = 4
  const { loop, sent, create } = await open(({ mutations }) =>
    mutations.length > 0 && cuts-- > 0 ? gone() : null,
  )
  await create(400)
  for (let tries = 0; tries < 5; tries++) await loop.syncNow()
  const withChanges = sent().filter(([, mutations]) => mutations !== 0)
  expect(withChanges).toEqual([
    [0, 400],
    [1, 400],
    [2, 250],
    [3, 125],
    [4, 62],
    [0, 124],
    [0, 214],
  ])
})

test('a change that takes the server down each time is refused alone, and all others arrive (R30)', async () => {
  let poison = ''
  const carries = ({ mutations }: ExchangeRequest) =>
    mutations.some(({ input }) => idIn(input) === poison)
  const { household, maya, loop, create } = await open(async (request) => {
    if (!carries(request)) return null
    const { core } = household
    const { load } = core.store
    // After this nothing is written or answered, as if the process were gone.
    const die = () => {
      throw new Sqlite.SqliteError('The process is gone', 'SQLITE_IOERR')
    }
    const fatal: typeof load = (read) => (read.id === poison ? die() : load(read))
    Object.assign(core.store, { load: fatal })
    try {
      const sender = { actor: maya.account, now: household.now().toISOString() }
      return Response.json(await core.exchange(request, sender, 'device'))
    } catch {
      household.restart(core.database)
      return gone()
    }
  })
  const ids = await create(40)
  poison = ids[23] ?? ''
  for (let tries = 0; tries < 40; tries++) await loop.syncNow()
  expect(await maya.waiting()).toEqual([])
  const refused = await maya.rejected()
  expect(refused.map(({ input, code }) => [idIn(input), code])).toEqual([[poison, 'server_error']])
  await household.expectConverged()
})

test('on a network that leads nowhere a change can be taken back, and the others arrive later', async () => {
  let isDown = true
  const { household, maya, loop, create } = await open(() => (isDown ? gone() : null))
  await loop.syncNow()
  const [, second] = await create(3)
  loop.wake('queued')
  await loop.syncNow()
  const item = (await maya.waiting()).find(({ input }) => idIn(input) === second)
  expect(await undo(maya.store, maya.account, [item?.seq ?? 0])).toBe(true)
  isDown = false
  await loop.syncNow()
  expect(await maya.waiting()).toEqual([])
  expect(household.core.database.prepare('SELECT count(*) FROM tasks').pluck().get()).toBe(2)
})

function idIn(input: unknown): string | undefined {
  return (input as { readonly id?: string }).id
}
