/** Deleting an account: the required proof, what is deleted with it, and what its devices are told (F5). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/calendar.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import { unownedTables, ownerColumns } from '#server/auth/erase-member.ts'
import { openDatabase } from '#server/store/open-database.ts'
import * as programTables from '#server/store/program-tables.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import * as ownTables from '#server/store/schema.ts'
import * as signInTables from '#server/store/sign-in-tables.ts'
import * as syncedTables from '#server/store/synced-tables.ts'
import type { TestApp } from '#server/testing/make-app.ts'
import { makeApp, makeCouple, pair } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'

const schema = { ...ownTables, ...signInTables, ...programTables, ...syncedTables }

const PASSWORD = 'knit-one-purl-two'
const task = { name: 'Dishes', time_minutes: 20, effort_level: 'easy', is_shared: true }

const tables = Object.values(schema).flatMap((table) =>
  is(table, SQLiteTable) ? [getTableConfig(table)] : [],
)

test('each table is erased by its owner, left to the command, or about nobody', () => {
  const owned = ownerColumns.map(({ table }) => getTableName(table))
  const shared = tableNames.filter((name) => tableOf(name).audience !== 'owner')
  const listed = [...owned, ...shared, ...unownedTables]
  expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test.each([
  [{ password: PASSWORD }, 60 * 24, 200, undefined],
  [{ password: 'not mine' }, 0, 403, 'wrong_password'],
  [{ password: '' }, 0, 400, 'invalid_args'],
  [{ password: 7 }, 0, 400, 'invalid_args'],
  [undefined, 0, 200, undefined],
  [{}, 0, 200, undefined],
  [undefined, 10, 403, 'proof_needed'],
  [{}, 10, 403, 'proof_needed'],
])('with %j, %i minutes after signing in: %i %s', async (body, minutes, status, code) => {
  const { app, theo } = await makeCouple()
  app.pass(minutes * MINUTE_MS)
  const answer = await theo.call('DELETE', '/api/users/me', body)
  expect([answer.status, answer.body['code']]).toEqual([status, code])
  expect(app.core.store.get('users', theo.id) === null).toBe(status === 200)
})

test('a sign-in less than ten minutes ago is enough proof', async () => {
  const { app, theo } = await makeCouple()
  app.pass(10 * MINUTE_MS - 1)
  expect((await theo.call('DELETE', '/api/users/me')).status).toBe(200)
})

test('a disk that is full after the account was deleted refuses nothing', async () => {
  const { app, theo } = await makeCouple()
  vi.spyOn(app.database.engine, 'scrub').mockImplementation(() => {
    throw new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL')
  })
  expect((await theo.call('DELETE', '/api/users/me', {})).status).toBe(200)
  expect(app.core.store.get('users', theo.id)).toBe(null)
})

test('the last admin cannot be deleted, and a typed proof is not stored', async () => {
  const { app, maya, theo } = await makeCouple()
  const refused = await maya.call('DELETE', '/api/users/me', { password: PASSWORD })
  expect(refused).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  const attempts = app.database
    .prepare(`SELECT count(DISTINCT fingerprint) FROM mutations WHERE name = 'deleteAccount'`)
    .pluck()
  await maya.call('DELETE', '/api/users/me', {})
  expect(attempts.get()).toBe(1)
  await maya.rest('makeAdmin', { id: theo.id })
  expect((await maya.call('DELETE', '/api/users/me', {})).status).toBe(200)
  expect((await theo.call('DELETE', '/api/users/me', {})).body['code']).toBe('last_admin')
})

/** Fills every table with rows that belong to one person only. */
async function liveAWhile({ app, maya, theo }: Awaited<ReturnType<typeof makeCouple>>) {
  const [mine, done, reward, loan] = [v7(), v7(), v7(), v7()]
  await theo.rest('createTask', { id: mine, ...task, name: 'Canary chore' })
  await theo.rest('completeTask', { id: mine })
  await theo.rest('createTask', { id: done, ...task, name: 'Canary favour' })
  await maya.rest('claimTask', { id: done })
  await maya.rest('completeTask', { id: done })
  await theo.rest('approveTask', { id: done })
  await theo.rest('createReward', {
    id: reward,
    name: 'Canary treat',
    description: 'Together',
    point_cost: 10,
  })
  await maya.rest('approveReward', { id: reward })
  await theo.rest('redeemReward', { id: reward })
  await theo.rest('requestLoan', { id: loan, amount: 5, title: 'Book', description: 'Gardens' })
  await maya.rest('approveLoan', { id: loan })
  await maya.call('POST', `/api/admin/users/${theo.id}/reset-link`)
  app.database
    .prepare(
      'INSERT INTO faults (user_id, id, attempts, mutation, error, at) VALUES (?, ?, 1, ?, ?, ?)',
    )
    .run(theo.id, v7(), '{}', 'broken', '2026-03-02T09:00:00.000Z')
  app.database.prepare('INSERT INTO backfills (viewer, other) VALUES (?, ?)').run(theo.id, maya.id)
  app.database
    .prepare('INSERT INTO usages (id, user_id, tasks, rewards) VALUES (?, ?, 1, 1)')
    .run(`${theo.id}:2026-03-02`, theo.id)
  app.database
    .prepare(`INSERT INTO blobs (hash, type, bytes) VALUES ('ab', 'image/png', ?)`)
    .run(Buffer.from('Canary picture'))
  app.database.prepare('INSERT INTO blob_owners (user_id, hash) VALUES (?, ?)').run(theo.id, 'ab')
  await theo.call('PUT', '/api/push/preferences', {
    muted: [],
    hides_details: true,
    quiet_hours: null,
    digest_at: '07:00',
  })
  const { database } = app
  database
    .prepare('INSERT INTO child_codes (user_id, code_hash, created_at) VALUES (?, ?, ?)')
    .run(theo.id, 'h', '2026-03-02')
  database
    .prepare(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, address, counter, transports, name, created_at)
       VALUES (?, ?, 'Canary key', ?, 'localhost', 0, '[]', 'Canary phone', '2026-03-02')`,
    )
    .run(v7(), theo.id, Buffer.from('key'))
  database
    .prepare(
      `INSERT INTO api_tokens (id, user_id, token_hash, name, access, created_at) VALUES (?, ?, 'h', 'Canary hub', 'read', '2026-03-02')`,
    )
    .run(v7(), theo.id)
  database
    .prepare(
      `INSERT INTO calendar_links VALUES (?, 'h', 'mine', 0, '2026-03-02', '', '2026-03-02')`,
    )
    .run(theo.id)
  database
    .prepare(
      `INSERT INTO webhooks (id, user_id, address, events, created_at, busy_until, seen_until)
       VALUES ('w', ?, 'https://canary.example', ',chore.due,', '2026-03-02', '', '')`,
    )
    .run(theo.id)
  database
    .prepare(
      `INSERT INTO webhook_deliveries (webhook_id, id, user_id, event, subject, at, attempts, due_at)
       VALUES ('w', 'd', ?, 'task.created', 't', '2026-03-02', 0, '9999')`,
    )
    .run(theo.id)
  database
    .prepare('INSERT INTO oidc_links VALUES (?, ?, ?, ?)')
    .run(theo.id, 'https://id.example.org/', 'theo', '2026-03-02')
  database.prepare('INSERT INTO home_people VALUES (?, 1)').run(theo.id)
  database.exec(
    `INSERT INTO due_reminders (subject, kind, at) VALUES ('a chore', 'chore', '2026-03-03')`,
  )
  database.prepare(`INSERT INTO reminded_people VALUES ('a chore', ?)`).run(theo.id)
  await theo.call('PUT', '/api/push/subscription', {
    endpoint: 'https://push.example.org/theo',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  })
  const [sessionHash = ''] = app.push.subscriptions.of(theo.id)
  const message = { account: theo.id, facts: { of: 'test' } } as const
  await app.core.writer.run(() => app.push.delivery.enqueue(sessionHash, message))
  const windows = await maya.make('createTask', { name: 'Windows', is_shared: true })
  await maya.rest('completeTask', { id: windows })
  await theo.rest('changePlan', { plan: 'ultimate' })
  await theo.rest('createTemplate', { name: 'Beds' })
  const withdrawn = await theo.make('createTask', { name: 'Shutters', is_shared: true })
  await theo.rest('deleteTask', { id: withdrawn })
  await theo.rest('saveCheckIn', { partner_id: maya.id, month: '2026-02' })
}

function rowsOf(app: TestApp, person: string): Record<string, number> {
  const queries = queriesOf(app.database)
  const counts = ownerColumns.map((column) => {
    const { table } = column
    return [getTableName(table), countRows(queries, table, eq(column, person))] as const
  })
  return Object.fromEntries(counts)
}

test('all rows of the person alone are deleted in the same commit, and no rows of others', async () => {
  const household = await makeCouple()
  const { app, maya, theo } = household
  await liveAWhile(household)
  for (const [table, count] of Object.entries(rowsOf(app, theo.id)))
    expect([table, count > 0]).toEqual([table, true])
  const before = rowsOf(app, maya.id)
  expect((await theo.call('DELETE', '/api/users/me', { password: PASSWORD })).status).toBe(200)
  expect(Object.values(rowsOf(app, theo.id)).reduce((sum, count) => sum + count)).toBe(0)
  const after = rowsOf(app, maya.id)
  for (const [table, count] of Object.entries(before))
    expect([table, (after[table] ?? 0) >= count]).toEqual([table, true])
  const ids = tables.flatMap(({ name }) =>
    name === 'deleted_accounts' || name === 'notifications' || name === 'feed'
      ? []
      : [JSON.stringify(app.database.prepare(`SELECT * FROM ${name}`).all())],
  )
  expect(ids.join('')).not.toContain(theo.id)
})

test('the file no longer contains the person’s e-mail, name or texts (SEC34)', async () => {
  const folder = makeFolder()
  const database = openDatabase(join(folder, 'mitten.sqlite'))
  const household = await makeCouple(makeApp({}, database))
  await liveAWhile(household)
  await household.theo.rest('updateProfile', { name: 'Theodor Ellis-Canary' })
  for (let count = 0; count < 40; count++)
    await household.maya.rest('createTask', { id: v7(), ...task, name: `Task ${count}` })
  await household.theo.rest('updateProfile', { name: 'Theo Ellis' })
  const told = ['Canary chore', 'Canary favour', 'Canary treat']
  const secrets = ['theo@example.org', 'Theo Ellis', 'Ellis-Canary', 'Gardens', 'Canary']
  database.pragma('wal_checkpoint(TRUNCATE)')
  for (const secret of ['theo@example.org', 'Canary picture', ...told])
    expect(textIn(folder)).toContain(secret)
  await household.theo.call('DELETE', '/api/users/me', { password: PASSWORD })
  const text = textIn(folder)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).toContain('maya@example.org')
  database.close()
})

/** All files of a folder, including the write-ahead log. */
function textIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('')
}

test('the stored outcomes of partners name a former member, and others by their names (F5)', async () => {
  const { app, maya, theo } = await makeCouple()
  const nora = await app.register('Nora')
  await pair(maya, nora)
  for (const claimer of [theo, nora]) {
    const id = await maya.make('createTask', task)
    await claimer.rest('claimTask', { id })
    expect(await maya.push('completeTask', { id })).toMatchObject({ code: 'claimed' })
  }
  const names = () =>
    app.database
      .prepare<[], string>(`SELECT details FROM mutations WHERE code = 'claimed'`)
      .pluck()
      .all()
      .map((details) => (JSON.parse(details) as { readonly name: string }).name)
      .toSorted()
  expect(names()).toEqual(['Nora', 'Theo'])
  expect((await theo.call('DELETE', '/api/users/me', {})).status).toBe(200)
  expect(names()).toEqual(['Former member', 'Nora'])
})

test('the streams of all devices end with the reason, and the cookie of this browser is deleted', async () => {
  const { app, maya, theo } = await makeCouple()
  const stream = await theo.raw('GET', '/api/sync/events', {})
  const mayas = await maya.raw('GET', '/api/sync/events', {})
  const said = stream.text()
  const answer = await theo.raw('DELETE', '/api/users/me', {})
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringContaining(`sid-${theo.id}=; Max-Age=0`),
  ])
  expect(await said).toContain('"reason":"account_deleted"')
  expect(app.core.pokes.size()).toBe(1)
  app.core.pokes.stop('stopping')
  expect(await mayas.text()).not.toContain('account_deleted')
})

test.each([
  ['GET', '/api/auth/session'],
  ['GET', '/api/users/me'],
  ['GET', '/api/tasks'],
  ['GET', '/api/sync/events'],
  ['POST', '/api/sync'],
  ['POST', '/api/tasks'],
  ['DELETE', '/api/users/me'],
  ['GET', '/api/admin/users'],
  ['GET', '/api/nothing'],
])('%s %s for a deleted account is 410 (R20)', async (method, path) => {
  const { app, theo } = await makeCouple()
  await theo.call('DELETE', '/api/users/me')
  const gone = { message: 'This account was deleted', code: 'account_deleted' }
  expect(await theo.call(method, path)).toEqual({ status: 410, body: gone })
  const named = await app.send(method, path, { headers: { 'Mitten-Account': theo.id } })
  expect([named.status, await named.json()]).toEqual([410, gone])
  const another = await app.send(method, path, { headers: { 'Mitten-Account': v7() } })
  expect(another.status).toBe(401)
})

test('signing in, registering again and signing out work despite a cookie of a deleted account', async () => {
  const { app, maya, theo } = await makeCouple()
  await theo.call('DELETE', '/api/users/me')
  expect((await theo.call('POST', '/api/auth/logout')).status).toBe(200)
  const login = { username: 'maya', password: PASSWORD }
  expect((await theo.call('POST', '/api/auth/login', login)).status).toBe(200)
  expect((await theo.call('POST', '/api/auth/login', { ...login, username: 'theo' })).status).toBe(
    401,
  )
  const again = await app.register('Theo')
  expect(again.id).not.toBe(theo.id)
  expect((await maya.call('GET', '/api/users/me')).status).toBe(200)
})

test.each([
  ['/api/home', { shows: true, completes: true }, 'home_people'],
  [
    '/api/push/preferences',
    { muted: [], hides_details: true, quiet_hours: null, digest_at: '07:00' },
    'push_preferences',
  ],
])('a choice at %s that the deletion overtakes is not kept', async (path, choice, table) => {
  const { app, theo } = await makeCouple()
  const { writer } = app.core
  const run = writer.run.bind(writer)
  vi.spyOn(writer, 'run').mockImplementationOnce((work, scope) =>
    run(() => {
      app.database.prepare('DELETE FROM accounts WHERE id = ?').run(theo.id)
      return work()
    }, scope),
  )
  expect((await theo.call('PUT', path, choice)).status).toBe(410)
  const left = app.database.prepare(`SELECT count(*) FROM ${table} WHERE user_id = ?`).pluck()
  expect(left.get(theo.id)).toBe(0)
})

test('a request during the deletion of the account leaves no row behind', async () => {
  const { app, theo } = await makeCouple()
  const id = v7()
  const [deleted, created, pushed] = await Promise.all([
    theo.call('DELETE', '/api/users/me'),
    theo.rest('createTask', { id, ...task }),
    theo.push('createTask', { id: v7(), ...task }).catch((error: unknown) => String(error)),
  ])
  expect(deleted.status).toBe(200)
  expect([201, 410]).toContain(created.status)
  expect(pushed).toBeDefined()
  const left = app.database.prepare('SELECT count(*) FROM tasks WHERE user_id = ?').pluck()
  expect(left.get(theo.id)).toBe(0)
  expect(rowsOf(app, theo.id)).toMatchObject({ entries: 0, mutations: 0, feed: 0, viewers: 0 })
})
