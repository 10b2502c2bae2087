/** Tokens of programs: made with a proof, shown once, good for the calls that are open to them, and ended (A40). */
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import { allLines } from '#server/docs/registry.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { accessFor, isCommandOpen } from './open-to-programs.ts'
import { makeToken, programOf } from './testing/program.ts'

const PASSWORD = 'knit-one-purl-two'

test('a token is told once, lists no secret, and only its hash is stored (A40, SEC48)', async () => {
  const { app, maya } = await makeSingle()
  const wanted = { name: '  Kitchen hub ', access: 'act', days: 30 }
  const { status, body } = await maya.call('POST', '/api/tokens', wanted)
  expect(status).toBe(200)
  expect(body['secret']).toMatch(/^mtn_[\w-]{43}$/)
  const listed = {
    id: expect.any(String),
    name: 'Kitchen hub',
    access: 'act',
    created_at: '2026-03-02T09:00:00.000Z',
    ends_at: '2026-04-01T09:00:00.000Z',
    used_at: null,
  }
  expect(body['token']).toEqual(listed)
  expect((await maya.call('GET', '/api/tokens')).body).toEqual({ tokens: [listed] })
  const stored = JSON.stringify(app.database.prepare('SELECT * FROM api_tokens').all())
  expect(stored).not.toContain(String(body['secret']).slice(4))
  expect(app.lines.join('')).not.toContain('mtn_')
})

test.each([
  [{ name: '' }, 400],
  [{ name: 'x'.repeat(51) }, 400],
  [{ name: 'x'.repeat(50) }, 200],
  [{ access: 'all' }, 400],
  [{ days: 31 }, 400],
  [{ days: undefined }, 400],
  [{ days: 365 }, 200],
])('a token with %j: %i (A40)', async (differing, status) => {
  const { maya } = await makeSingle()
  const wanted = { name: 'Hub', access: 'read', days: null, ...differing }
  expect((await maya.call('POST', '/api/tokens', wanted)).status).toBe(status)
})

test('making one needs a proof of the person, and an eleventh is refused (A40, SEC48)', async () => {
  const { app, maya } = await makeSingle()
  for (let made = 0; made < 10; made++) await makeToken(maya)
  const wanted = { name: 'Hub', access: 'read', days: null }
  expect(await maya.call('POST', '/api/tokens', wanted)).toMatchObject({
    status: 409,
    body: { code: 'token_limit', message: 'You can have up to 10 tokens' },
  })
  app.pass(10 * MINUTE_MS)
  const stale = await maya.call('POST', '/api/tokens', wanted)
  expect([stale.status, stale.body['code']]).toEqual([403, 'proof_needed'])
  const wrong = await maya.call('POST', '/api/tokens', { ...wanted, password: 'not mine' })
  expect([wrong.status, wrong.body['code']]).toEqual([403, 'wrong_password'])
})

test('one that may read reads what its person reads, and changes nothing (A40, SEC48)', async () => {
  const { app, maya } = await makeSingle()
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  const { secret } = await makeToken(maya)
  const program = programOf(app, secret)
  expect(await program('GET', '/api/tasks')).toMatchObject({
    status: 200,
    body: { tasks: [{ name: 'Dishes' }] },
  })
  expect((await program('GET', '/api/occurrences?open=true')).status).toBe(200)
  const refused = await program('POST', '/api/tasks', { name: 'Bins' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'read_only' } })
  expect(app.core.store.all('tasks', '')).toHaveLength(1)
})

test('damage that the note of its use meets stops the server, as any does (SEC38)', async () => {
  const { app, maya } = await makeSingle()
  const { secret } = await makeToken(maya)
  const damaged = new Sqlite.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT')
  vi.spyOn(app.core.writer, 'run').mockRejectedValueOnce(damaged)
  const { status } = await programOf(app, secret)('GET', '/api/tasks')
  expect([status, app.integrity.isDamaged()]).toEqual([500, true])
})

test('no program learns the link of an invitation, with which somebody becomes a partner (A40, SEC48)', async () => {
  const { app, maya } = await makeSingle()
  const token = 'made-for-a-test'.padEnd(43, '_')
  await maya.rest('invitePartner', { token, email: 'theo@example.org', role: 'partner' })
  const { secret } = await makeToken(maya, { access: 'act' })
  expect((await maya.call('GET', '/api/partnerships')).body).toMatchObject([{ token }])
  expect((await programOf(app, secret)('GET', '/api/partnerships')).body).toMatchObject([
    { email: 'theo@example.org', token: null },
  ])
})

test('one that may act completes a task in the name of its person (A40)', async () => {
  const { app, maya } = await makeSingle()
  const id = await maya.make('createTask', { name: 'Dishes' })
  const { secret } = await makeToken(maya, { access: 'act' })
  const answer = await programOf(app, secret)('POST', `/api/tasks/${id}/complete`, {})
  expect(answer).toMatchObject({ status: 200, body: { task: { id } } })
  expect(app.core.store.get('tasks', id)?.completed_at).not.toBeNull()
})

test('every call that is not open to programs refuses them, whatever they may do (A40, SEC48)', async () => {
  const oidc = {
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'mitten',
    OIDC_CLIENT_SECRET: 'known-to-both',
    PUBLIC_URL: 'https://chores.example.org',
  }
  const { app, maya } = await makeSingle(makeApp(oidc))
  const { secret } = await makeToken(maya, { access: 'act' })
  const program = programOf(app, secret)
  const shut = allLines().filter(({ isOpen, programs }) => !isOpen && programs === null)
  const paths = shut.map(({ method, path }) => `${method} ${path}`)
  for (const never of [
    'PATCH /api/users/me/password',
    'DELETE /api/users/me',
    'POST /api/tokens',
    'GET /api/tokens',
    'POST /api/sync',
    'GET /api/sync/events',
    'GET /api/admin/users',
    'POST /api/children/{id}/sign-in',
    'PUT /api/push/subscription',
    'POST /api/passkeys',
    'GET /api/auth/sessions',
    'POST /api/partnerships',
  ])
    expect(paths).toContain(never)
  for (const { method, path } of shut) {
    const called = path.replace('{id}', v7()).replace('{hash}', '0'.repeat(64))
    const answer = await program(method, called, method === 'GET' ? undefined : {})
    // The session is checked before anything else; without a cookie there is none.
    const expected = path === '/api/auth/session' ? 401 : 403
    expect([method, path, answer.status]).toEqual([method, path, expected])
  }
  expect(accessFor('GET', '/api/not-yet-there')).toBe(null)
  expect(isCommandOpen('changePlan')).toBe(false)
})

test('a route with two meanings is open for the one alone (A40, SEC48)', async () => {
  const { app, maya } = await makeSingle()
  const { secret } = await makeToken(maya, { access: 'act' })
  const program = programOf(app, secret)
  expect((await program('PATCH', '/api/users/me', { name: 'Maya E.' })).status).toBe(200)
  const plan = await program('PATCH', '/api/users/me', { plan: 'ultimate' })
  expect(plan).toMatchObject({ status: 403, body: { code: 'not_for_programs' } })
  expect(app.core.store.get('accounts', maya.id)?.plan).toBe('pro')
})

test('a token ends on its day, by its owner alone, and with the account (A40)', async () => {
  const { app, maya } = await makeSingle()
  const theo = await app.register('Theo')
  const made = await makeToken(maya, { days: 30 })
  const program = programOf(app, made.secret)
  expect((await theo.call('DELETE', `/api/tokens/${made.id}`)).status).toBe(404)
  expect((await program('GET', '/api/tasks')).status).toBe(200)
  const lasting = await makeToken(maya)
  app.pass(30 * DAY_MS - 1)
  expect((await program('GET', '/api/tasks')).status).toBe(200)
  app.pass(1)
  expect(await program('GET', '/api/tasks')).toMatchObject({
    status: 401,
    body: { message: 'This token has ended' },
  })
  expect((await maya.call('DELETE', `/api/tokens/${lasting.id}`)).status).toBe(200)
  expect((await programOf(app, lasting.secret)('GET', '/api/tasks')).status).toBe(401)
  const gone = await makeToken(theo, {}).catch(() => null)
  expect(gone).toBe(null)
})

test('a new password ends all tokens, and so does an admin; signing out other devices does not (A40, SEC4)', async () => {
  const { app, maya } = await makeSingle()
  const theo = await app.register('Theo')
  const first = await makeToken(theo)
  await theo.call('DELETE', '/api/auth/sessions')
  const read = async (secret: string) => (await programOf(app, secret)('GET', '/api/tasks')).status
  expect(await read(first.secret)).toBe(200)
  await maya.call('DELETE', `/api/admin/users/${theo.id}/sessions`)
  expect(await read(first.secret)).toBe(401)
  const second = await makeToken(maya)
  const changed = { currentPassword: PASSWORD, newPassword: 'knit-two-purl-one' }
  expect((await maya.call('PATCH', '/api/users/me/password', changed)).status).toBe(200)
  expect(await read(second.secret)).toBe(401)
  expect(app.database.prepare('SELECT * FROM api_tokens').all()).toEqual([])
})

test('its last use is noted once an hour (A40)', async () => {
  const { app, maya } = await makeSingle()
  const { secret } = await makeToken(maya)
  const program = programOf(app, secret)
  const usedAt = () => app.database.prepare('SELECT used_at FROM api_tokens').pluck().get()
  await program('GET', '/api/tasks')
  expect(usedAt()).toBe('2026-03-02T09:00:00.000Z')
  app.pass(HOUR_MS - 1)
  await program('GET', '/api/tasks')
  expect(usedAt()).toBe('2026-03-02T09:00:00.000Z')
  app.pass(1)
  await program('GET', '/api/tasks')
  expect(usedAt()).toBe('2026-03-02T10:00:00.000Z')
})

test('a token needs no check of the site it comes from, unless a cookie comes with it (A40, SEC15)', async () => {
  const { app, maya } = await makeSingle()
  const { secret } = await makeToken(maya, { access: 'act' })
  const program = programOf(app, secret)
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
  expect((await program('POST', '/api/tasks', { name: 'Bins' }, elsewhere)).status).toBe(201)
  const with_ = { ...elsewhere, ...maya.headers }
  expect((await program('POST', '/api/tasks', { name: 'Bins' }, with_)).body['code']).toBe(
    'cross_site',
  )
})

test('a token stands before a cookie, and what a proxy adds is no token (A40)', async () => {
  const { app, maya } = await makeSingle()
  const theo = await app.register('Theo')
  const { secret } = await makeToken(maya)
  const who = async (headers: Record<string, string>) => {
    const { body, status } = await theo.call('GET', '/api/users/me', undefined, headers)
    return (body['user'] as { id: string } | undefined)?.id ?? status
  }
  expect(await who({ Authorization: `Bearer ${secret}` })).toBe(maya.id)
  expect(await who({ Authorization: 'Basic dGhlbzpo' })).toBe(theo.id)
  expect(await who({ Authorization: 'Bearer eyJhbGciOi' })).toBe(theo.id)
  expect(await who({ Authorization: `Bearer ${secret}x` })).toBe(401)
  expect(await who({ Authorization: `Bearer ${secret}`, 'Mitten-Account': theo.id })).toBe(409)
})

test('a child whom parents sign in has no tokens (A40, K3)', async () => {
  const { app, maya } = await makeSingle()
  app.database.prepare('UPDATE users SET is_made = 1 WHERE id = ?').run(maya.id)
  const wanted = { name: 'Hub', access: 'read', days: null }
  expect((await maya.call('POST', '/api/tokens', wanted)).status).toBe(403)
})
