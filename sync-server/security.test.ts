/** Promises of SECURITY.md that no other test proves; each test cites its label. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import type { CommandName } from '#domain/commands.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { tableNames } from '#domain/tables.ts'
import type { AppEnv } from '#server/app-env.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { registration } from '#server/auth/make-test-server.ts'
import { allLines } from '#server/docs/registry.ts'
import { createErrorHandler, HttpError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple, pair } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'

// Each test registers people, and hashing their passwords is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

test('a request that a busy server refuses is told when to retry (SEC44)', async () => {
  const log = createLog({ write: () => undefined })
  const app = new Hono<AppEnv>().post('/', () => {
    throw new HttpError(503, 'busy', 'The server is busy. Please try again in a moment.')
  })
  app.onError(createErrorHandler(log))
  const answer = await app.request('/', { method: 'POST' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})

test('templates and check-ins of another household are not found on both endpoints (SEC22, SEC23)', async () => {
  const { app, maya, theo } = await makeCouple()
  const stranger = await app.register('Ines')
  for (const person of [maya, stranger]) await person.rest('changePlan', { plan: 'ultimate' })
  const template = await maya.make('createTemplate', { name: 'Bins' })
  await maya.rest('saveCheckIn', { partner_id: theo.id, month: '2026-03', went_well: 'All' })
  const checkIn = app.core.store.all('check_ins', '')[0]?.id
  expect(checkIn).toBeDefined()
  const before = app.snapshot(tableNames)
  const tried: readonly (readonly [CommandName, object])[] = [
    ['updateTemplate', { id: template, name: 'Mine' }],
    ['deleteTemplate', { id: template }],
    ['deleteCheckIn', { id: checkIn }],
    ['saveCheckIn', { partner_id: maya.id, month: '2026-03' }],
  ]
  for (const [name, input] of tried) {
    expect([name, (await stranger.rest(name, { ...input })).status]).toEqual([name, 404])
    expect([name, await stranger.push(name, input)]).toMatchObject([name, { code: 'not_found' }])
  }
  expect(app.snapshot(tableNames)).toEqual(before)
})

test.each(['pending', 'rejected', 'removed'] as const)(
  'a partnership that is %s gives no right to claim, approve or lend (SEC24)',
  async (state) => {
    const app = makeApp()
    const [maya, theo, nora] = [
      await app.register('Maya'),
      await app.register('Theo'),
      await app.register('Nora'),
    ]
    await pair(maya, nora)
    await arrangePartnership(state, maya, theo)
    const [task, reward, loan] = [v7(), v7(), v7()]
    await maya.rest('createTask', { id: task, name: 'Bins', is_shared: true })
    await maya.rest('createReward', { id: reward, name: 'Bath', description: 'Alone' })
    await maya.rest('requestLoan', { id: loan, amount: 5, title: 'Book', description: 'x' })
    const before = app.snapshot(tableNames)
    for (const [name, id] of [
      ['claimTask', task],
      ['completeTask', task],
      ['approveReward', reward],
      ['denyReward', reward],
      ['approveLoan', loan],
      ['denyLoan', loan],
    ] as const) {
      expect([name, (await theo.rest(name, { id })).status]).toEqual([name, 404])
      expect([name, await theo.push(name, { id })]).toMatchObject([name, { code: 'not_found' }])
    }
    expect(app.snapshot(tableNames)).toEqual(before)
  },
)

async function arrangePartnership(
  state: 'pending' | 'rejected' | 'removed',
  maya: TestPerson,
  theo: TestPerson,
): Promise<void> {
  const email = 'theo@example.org'
  const id = await maya.make('invitePartner', { email, role: 'partner' })
  if (state === 'rejected') await theo.rest('respondToInvitation', { id, status: 'rejected' })
  if (state !== 'removed') return
  await theo.rest('respondToInvitation', { id, status: 'accepted' })
  await maya.rest('removePartner', { id })
}

test('points that are enough for one reward buy one, however many are redeemed at once (SEC26)', async () => {
  const { app, maya, theo } = await makeCouple()
  const task = await maya.make('createTask', { name: 'Windows', time_minutes: 30 })
  await maya.rest('completeTask', { id: task })
  const rewards = Array.from({ length: 8 }, () => v7())
  for (const id of rewards) {
    await maya.rest('createReward', { id, name: 'Bath', description: 'Alone', point_cost: 30 })
    await theo.rest('approveReward', { id })
  }
  const answers = await Promise.all(rewards.map((id) => maya.rest('redeemReward', { id })))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(app.core.store.get('balances', maya.id)).toMatchObject({ redeemed_points: 30 })
})

test('of six requests at once three loans a month are accepted (SEC26)', async () => {
  const { maya } = await makeCouple()
  const loan = { amount: 5, title: 'Book', description: 'x' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => maya.rest('requestLoan', { id: v7(), ...loan })),
  )
  expect(answers.filter(({ status }) => status === 201).length).toBe(3)
})

test('text is composed as Unicode requires, and text with SQL or HTML is only text (SEC29, SEC30)', async () => {
  const { maya } = await makeCouple()
  for (const [typed, stored] of [
    ['  Cafe\u0301  ', 'Caf\u00e9'],
    [`'); DROP TABLE tasks; --`, `'); DROP TABLE tasks; --`],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ]) {
    const { body } = await maya.rest('createTask', { id: v7(), name: typed })
    expect(body).toMatchObject({ task: { name: stored } })
  }
})

test('no statement is built with sql.raw, which escapes nothing (SEC30)', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const raw = sources
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /\bsql\.raw\b/.test(readFileSync(join(import.meta.dirname, name), 'utf8')))
  expect(raw).toEqual([])
})

test('a failing database is an internal error with only its id in the answer, and the server keeps running (SEC31)', async () => {
  const { app, maya } = await makeCouple()
  app.database.exec('ALTER TABLE tasks RENAME TO hidden_tasks')
  const answer = await maya.call('POST', '/api/tasks', { name: 'Bins' })
  expect(answer).toEqual({
    status: 500,
    body: {
      message: 'Something went wrong',
      code: 'internal',
      details: { request: expect.stringMatching(/^[\w-]+$/) },
    },
  })
  app.database.exec('ALTER TABLE hidden_tasks RENAME TO tasks')
  expect((await maya.call('POST', '/api/tasks', { name: 'Bins' })).status).toBe(201)
})

test('a full disk gets 503, nothing is half-written, and the server continues once there is room (SEC31)', async () => {
  const database = openEmptySqlite()
  const { app, maya } = await makeCouple(makeApp({}, database))
  const { store } = app.core
  const pages = database.pragma('page_count', { simple: true })
  database.pragma(`max_page_count = ${Number(pages)}`)
  const taken: string[] = []
  const description = 'x'.repeat(1000)
  const create = async () => {
    const id = v7()
    const { status } = await maya.call('POST', '/api/tasks', { id, name: 'Bins', description })
    if (status === 201) taken.push(id)
    return status
  }
  let status = await create()
  while (status === 201) status = await create()
  expect(status).toBe(503)
  database.pragma('max_page_count = 1000000')
  expect(await create()).toBe(201)
  expect(store.all('tasks', '').map(({ id }) => id)).toEqual(taken)
  expect([...auditLedger(database)]).toEqual([])
})

test.each([PROTOCOL - 1, PROTOCOL + 1])(
  'a device of protocol %i is asked to update, and what it sent is not taken (SEC40)',
  async (mitten) => {
    const { app, maya } = await makeCouple()
    const input = { id: v7(), name: 'Bins' }
    const mutation = { id: v7(), name: 'createTask', version: 1, input, at: '2026-03-02T09:00:00Z' }
    const answer = await maya.call('POST', '/api/sync', {
      mitten,
      account: maya.id,
      cursor: null,
      acknowledged: null,
      mutations: [mutation],
    })
    expect(answer).toMatchObject({ status: 426, body: { code: 'upgrade_required' } })
    expect(app.core.store.all('tasks', '')).toEqual([])
  },
)

test('a server with a locked database answers that it is not ready, and nothing more (SEC42)', async () => {
  const folder = makeFolder()
  const database = openDatabase(databaseFile(folder))
  const app = makeApp({}, database)
  const other = new Sqlite(databaseFile(folder))
  other.exec('BEGIN IMMEDIATE')
  const refused = await app.send('GET', '/readyz')
  expect([refused.status, await refused.text()]).toEqual([503, 'not ready'])
  expect((await app.send('GET', '/healthz')).status).toBe(200)
  other.exec('ROLLBACK')
  app.pass(5000)
  expect((await app.send('GET', '/readyz')).status).toBe(200)
  other.close()
  database.close()
})

const CANARY = 'cAnArY'

test('a request to every call leaves no secret and no text in the log (SEC43)', async () => {
  const app = makeApp()
  const given = registration(`${CANARY}user`, {
    email: `${CANARY}@example.org`,
    password: `${CANARY}-password`,
    name: `${CANARY} name`,
  })
  const registered = await app.send('POST', '/api/auth/register', { body: given })
  const Cookie = cookieOf(registered)
  const { user } = (await registered.json()) as { user: { id: string } }
  const texts = [
    'name',
    'description',
    'title',
    'email',
    'token',
    'password',
    'newPassword',
    'currentPassword',
    'went_well',
    'username',
    'invitation',
    'photo_url',
    'image_url',
    'pin',
    'search',
  ]
  const body = Object.fromEntries(texts.map((field) => [field, `${CANARY} ${field}`]))
  const headers = {
    Cookie,
    'User-Agent': CANARY,
    'X-Forwarded-For': CANARY,
    'Idempotency-Key': CANARY,
  }
  // Calls that end the session or the account come last.
  const lines = allLines().toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))
  for (const { method, path } of lines)
    for (const id of [v7(), CANARY])
      await app.send(method, `${path.replace(/\{\w+\}/g, id)}?search=${CANARY}&token=${CANARY}`, {
        ...(method === 'GET' ? {} : { body: { ...body, account: user.id } }),
        headers,
      })
  const log = app.lines.join('')
  const told = new Set(app.lines.flatMap((line) => JSON.parse(line).route ?? []))
  expect(told.size).toBeGreaterThan(lines.length / 2)
  expect(log.toLowerCase()).not.toContain(CANARY.toLowerCase())
  expect(log).not.toContain(Cookie.split('=')[1])
})

function endsSession({
  method,
  path,
}: {
  readonly method: string
  readonly path: string
}): boolean {
  return path.includes('logout') || (method === 'DELETE' && /sessions|users\/me/.test(path))
}

test('an Idempotency-Key belongs to its sender: the same key of another person is another call (SEC46)', async () => {
  const { app, maya, theo } = await makeCouple()
  const key = { 'Idempotency-Key': 'tap-1' }
  await maya.rest('createTask', { name: 'A surprise' }, key)
  const answer = await theo.rest('createTask', { name: 'Bins' }, key)
  expect(answer).toMatchObject({ status: 201, body: { task: { name: 'Bins', user_id: theo.id } } })
  expect(app.core.store.all('tasks', '').length).toBe(2)
})
