/** How the exchange handles repeated attempts, a machine without disk space, and a process that died (R30). */
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExchangeResponse, Mutation } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { createCore } from '#server/core.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'

async function open(database = openTestDatabase()) {
  const { app, maya } = await makeSingle(makeApp({}, database))
  const creation = (name = 'Dishes'): Mutation => ({
    id: v7(),
    name: 'createTask',
    version: 1,
    input: { id: v7(), name },
    at: '2026-03-02T09:00:00Z',
  })
  async function send(mutations: readonly Mutation[], attempt: number) {
    const message = { mitten: PROTOCOL, account: maya.id, cursor: null, acknowledged: null }
    const answer = await maya.call('POST', '/api/sync', { ...message, attempt, mutations })
    return { ...answer, body: answer.body as unknown as ExchangeResponse & { code?: string } }
  }
  return { app, maya, creation, send, sender: { actor: maya.id, now: '2026-03-02T09:00:00Z' } }
}

const statuses = ({ results }: ExchangeResponse) => results.map(({ status }) => status)

test('after many attempts, a batch reads one page, and known mutations are answered in one commit', async () => {
  const { app, creation, send } = await open()
  const mutations = Array.from({ length: 60 }, () => creation())
  await send(mutations.slice(0, 50), 0)
  const pages = vi.spyOn(app.core.pages, 'read')
  const jobs = vi.spyOn(app.core.writer, 'run')
  const { body } = await send(mutations, 7)
  expect(statuses(body)).toEqual(mutations.map(() => 'applied'))
  expect(pages).toHaveBeenCalledTimes(1)
  // One for the 50 known ones together, two for each of the 10 new ones.
  expect(jobs).toHaveBeenCalledTimes(21)
  expect(body.page.put['tasks']).toHaveLength(60)
})

test('the answer to a device that knew everything else is made without reading anything back', async () => {
  const { app, maya, creation, sender } = await open()
  const { exchange, pages } = app.core
  const { cursor } = pages.read(maya.id, null)
  const request = { mitten: PROTOCOL, account: maya.id, acknowledged: null, attempt: 0 } as const
  const read = vi.spyOn(pages, 'read')
  const mutations = Array.from({ length: 450 }, () => creation())
  const { page } = await exchange({ ...request, cursor, mutations }, sender, 'device')
  expect(read).not.toHaveBeenCalled()
  expect(page.put['tasks']).toHaveLength(450)
  expect(page).toEqual(pages.read(maya.id, cursor))
})

test('applying one by one takes at most five seconds; the device sends the rest again', async () => {
  const { app, maya, creation, sender } = await open()
  let time = 0
  const { exchange } = createCore({
    database: app.database,
    settings: app.core.settings,
    report: () => undefined,
    clock: () => (time += 100),
  })
  const request = { mitten: PROTOCOL, account: maya.id, cursor: null, acknowledged: null } as const
  const mutations = Array.from({ length: 20 }, () => creation())
  const first = await exchange({ ...request, attempt: 9, mutations }, sender, 'device')
  const { length } = first.results
  expect(length > 0 && length < 20).toBe(true)
  const second = await exchange({ ...request, attempt: 0, mutations }, sender, 'device')
  expect(statuses(second)).toEqual(mutations.map(() => 'applied'))
})

test('without disk space no attempt is counted: the same batch is applied completely once there is room again', async () => {
  const database = openEmptySqlite()
  const { app, creation, send } = await open(database)
  const mutations = Array.from({ length: 40 }, (_, n) => creation(`${n} ${'x'.repeat(90)}`))
  const limit = (pages: number) => database.pragma(`max_page_count = ${pages}`)
  const pages = database.pragma('page_count', { simple: true }) as number
  // From no free page to nearly enough, so that any statement may be the one that hits the limit.
  for (let attempt = 0; attempt < 14; attempt++) {
    limit(pages + Math.floor(attempt / 3))
    const { status, body } = await send(mutations, attempt)
    expect([status, body.code]).toEqual([503, 'no_room'])
  }
  limit(100_000)
  expect(statuses((await send(mutations, 14)).body)).toEqual(mutations.map(() => 'applied'))
  expect(app.database.prepare('SELECT count(*) FROM tasks').pluck().get()).toBe(40)
})

test('a failure by a damaged file does not count against a mutation', async () => {
  const { app, creation, send, sender } = await open()
  const mutation = creation()
  const { load } = app.core.store
  const broken = () => {
    throw new Sqlite.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT')
  }
  for (const attempt of [0, 1, 5, 6, 7]) {
    Object.assign(app.core.store, { load: broken })
    expect((await send([mutation], attempt)).status).toBeGreaterThan(499)
  }
  Object.assign(app.core.store, { load })
  const { results } = await app.core.writer.run(() => app.core.applier.apply([mutation], sender))
  expect(results).toMatchObject([{ status: 'applied' }])
})

test('an attempt counts once a process died in it, however often the running one repeats it', async () => {
  const { app, maya, creation, send, sender } = await open()
  const mutation = creation()
  const { applier, writer, settings } = app.core
  for (let times = 0; times < 9; times++)
    await writer.run(() => applier.recordAttempt(mutation, sender))
  expect(statuses((await send([mutation], 0)).body)).toEqual(['applied'])

  const fatal = creation()
  const restart = () => createCore({ database: app.database, settings, report: () => undefined })
  for (let deaths = 0; deaths < 3; deaths++) {
    const core = restart()
    await core.writer.run(() => core.applier.recordAttempt(fatal, sender))
  }
  const { results } = await restart().exchange(
    {
      mitten: PROTOCOL,
      account: maya.id,
      cursor: null,
      acknowledged: null,
      attempt: 8,
      mutations: [fatal, creation()],
    },
    sender,
    'device',
  )
  expect(results).toMatchObject([
    { status: 'rejected', code: 'server_error' },
    { status: 'applied' },
  ])
})

test('an internal error outside the mutation is counted, too: the third time it is refused and the rest continues', async () => {
  const { app, creation, send } = await open()
  const mutations = [creation('Dishes'), creation('Windows')]
  const { record } = app.core.feed
  Object.assign(app.core.feed, {
    record: (changes: Parameters<typeof record>[0]) => {
      if (changes.some(({ after }) => (after as { name?: string } | null)?.name === 'Dishes'))
        throw new Error('The feed is broken')
      return record(changes)
    },
  })
  expect((await send(mutations, 0)).status).toBe(500)
  for (let attempt = 5; attempt < 8; attempt++)
    expect(statuses((await send(mutations, attempt)).body)).toEqual([])
  expect(statuses((await send(mutations, 8)).body)).toEqual(['rejected', 'applied'])
})

test('a long batch is applied in small ones, between which other requests are served', async () => {
  const { app, creation, send } = await open()
  const { run } = app.core.writer
  let inBetween: Promise<unknown> | undefined
  const jobs = vi.spyOn(app.core.writer, 'run').mockImplementation((work) => {
    const done = run(work)
    inBetween ??= run(() => app.database.prepare('SELECT count(*) FROM tasks').pluck().get())
    return done
  })
  const mutations = Array.from({ length: 450 }, () => creation())
  const { body } = await send(mutations, 0)
  expect(jobs).toHaveBeenCalledTimes(3)
  expect(await inBetween).toBe(200)
  expect(body.results).toHaveLength(450)
  expect(body.page.put['tasks']).toHaveLength(450)
})

test('a held mutation in the middle of a long batch holds everything after it, at the first attempt or later', async () => {
  // One by one they get a total time, in which a busy machine may run only a few.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  for (const attempt of [0, 7]) {
    for (const at of [0, 199, 220]) {
      const { creation, send } = await open()
      const mutations = Array.from({ length: 250 }, (_, n) =>
        n === at ? { ...creation(), name: 'createTaskAnew' } : creation(),
      )
      const { body } = await send(mutations, attempt)
      expect(statuses(body)).toEqual([...Array.from({ length: at }, () => 'applied'), 'held'])
    }
  }
})

test('an internal error in the middle of a batch holds everything after it, and is reported', async () => {
  const { app, sender, maya, creation } = await open()
  const reported: unknown[] = []
  const core = createCore({
    database: app.database,
    settings: app.core.settings,
    report: (fault) => void reported.push(fault),
  })
  const mutations = Array.from({ length: 250 }, () => creation())
  const poison = (mutations[30]?.input as { id: string } | undefined)?.id
  const { load } = core.store
  const bug = new Error('A bug of ours')
  Object.assign(core.store, {
    load: (read: Parameters<typeof load>[0]) => {
      if (read.id === poison) throw bug
      return load(read)
    },
  })
  const message = { mitten: PROTOCOL, account: maya.id, cursor: null, acknowledged: null } as const
  const { results } = await core.exchange({ ...message, attempt: 0, mutations }, sender, 'device')
  expect(results).toHaveLength(30)
  expect(reported).toEqual([bug])
})

test('for a device from another history, or beyond the end of this one, nothing is applied and it starts over', async () => {
  const { app, maya, creation, sender } = await open()
  const { cursor } = app.core.pages.read(maya.id, null)
  const [epoch, version] = cursor.split('.')
  const message = { mitten: PROTOCOL, account: maya.id, acknowledged: null, attempt: 0 } as const
  for (const [lost, isForgotten] of [
    [`${epoch}.${Number(version) + 1}`, true],
    [`z.${version}`, true],
    [cursor, false],
  ] as const) {
    const asked = { ...message, cursor: lost, mutations: [creation()] }
    const { results, page } = await app.core.exchange(asked, sender, 'device')
    expect([results.length, page.forgot, page.reset]).toEqual([
      isForgotten ? 0 : 1,
      isForgotten,
      isForgotten,
    ])
  }
})
