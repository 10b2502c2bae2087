/** Signing in and out, as a browser does it. */
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { tableNames } from '#domain/tables.ts'
import { unownedTables } from '#server/auth/erase-member.ts'
import {
  bodyOf,
  logIn,
  makeBrowser,
  makeMember,
  makeTestServer,
  PASSWORD,
  registration,
} from '#server/auth/make-test-server.ts'
import { createPasswords } from '#server/auth/password.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'

test('registering signs in and makes the first account the admin, and only the first (A6, SEC37)', async () => {
  const server = makeTestServer()
  const browser = makeBrowser(server)
  const answer = await browser.send('POST', '/api/auth/register', {
    body: registration('anna', { role: 'user' }),
  })
  expect(answer.status).toBe(201)
  const { user } = await bodyOf(answer)
  expect(user).toEqual({ id: user.id, username: 'anna', name: 'anna Example', role: 'admin' })
  const session = await browser.send('GET', '/api/auth/session')
  expect(await session.json()).toEqual({ user: { id: user.id, role: 'admin' } })
  expect(session.headers.get('cache-control')).toContain('no-cache')
  expect((await makeMember(server, 'ben')).role).toBe('user')
  expect(server.store.get('balances', user.id)?.total_points).toBe(0)
})

test('nobody becomes admin by being first if that is off, nor by requesting it', async () => {
  const server = makeTestServer({ FIRST_ACCOUNT_ADMIN: 'off' })
  const browser = makeBrowser(server)
  const body = registration('anna', { role: 'admin', id: 'x', total_points: 99 })
  const { user } = await bodyOf(await browser.send('POST', '/api/auth/register', { body }))
  expect(user.role).toBe('user')
  expect(server.store.get('balances', user.id)?.total_points).toBe(0)
})

test('the cookies have every protection, and over https the names that enforce them (SEC2)', async () => {
  const plain = makeTestServer()
  const body = registration('anna')
  const overHttp = await plain.send('POST', '/api/auth/register', { body })
  expect(overHttp.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^sid-[0-9a-f-]{36}=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^known=[\w-]{22}\.[\w-]{22}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    ),
  ])
  const secure = makeTestServer({ PUBLIC_URL: 'https://chores.example' })
  const overHttps = await secure.send('POST', '/api/auth/register', { body })
  expect(overHttps.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-sid-[0-9a-f-]{36}=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
    expect.stringMatching(
      /^__Secure-known=[\w-]{22}\.[\w-]{22}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict; Secure$/,
    ),
  ])
})

test('the database contains neither a token nor a password (SEC1)', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  const token = [...browser.cookies.values()][0] ?? ''
  const names = [...tableNames, ...unownedTables, 'credentials', 'sessions']
  const dump = JSON.stringify(
    names.map((name) => server.database.prepare(`SELECT * FROM ${name}`).all()),
  )
  expect(token).toHaveLength(43)
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(PASSWORD)
  expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('signing in gives a new token and ends the session the account had in this browser', async () => {
  const server = makeTestServer()
  const { browser, id } = await makeMember(server, 'anna')
  const before = browser.cookies.get(`sid-${id}`) ?? ''
  const ended: string[] = []
  server.auth.sessions.onClosed(({ userId }) => void ended.push(userId))
  expect((await logIn(browser, ' ANNA ')).status).toBe(200)
  const after = browser.cookies.get(`sid-${id}`) ?? ''
  expect(after).not.toBe(before)
  expect(ended).toEqual([id])
  const old = await server.send('GET', '/api/who', { headers: { cookie: `sid-${id}=${before}` } })
  expect(old.status).toBe(401)
})

test('a token that an attacker planted is never taken over (SEC3)', async () => {
  const server = makeTestServer()
  const { id } = await makeMember(server, 'anna')
  const planted = 'A'.repeat(43)
  const answer = await server.send('POST', '/api/auth/login', {
    body: { username: 'anna', password: PASSWORD },
    headers: { cookie: `sid-${id}=${planted}`, 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.headers.get('set-cookie')).not.toContain(planted)
})

test('signing out ends the session on the server and deletes the cookie', async () => {
  const server = makeTestServer()
  const { browser, id } = await makeMember(server, 'anna')
  const cookie = `sid-${id}=${browser.cookies.get(`sid-${id}`)}`
  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['known'])
  const answer = await server.send('GET', '/api/who', { headers: { cookie } })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Not authenticated', code: 'unauthenticated' })
  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200)
})

test('a session is extended while it is used, and expires after 30 days without use', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  server.pass(29 * DAY_MS)
  const renewed = await browser.send('GET', '/api/who')
  expect(renewed.status).toBe(200)
  expect(renewed.headers.get('set-cookie')).toContain('Max-Age=2592000')
  server.pass(DAY_MS / 2)
  expect((await browser.send('GET', '/api/who')).headers.get('set-cookie')).toBeNull()
  server.pass(29 * DAY_MS)
  expect((await browser.send('GET', '/api/who')).status).toBe(200)
  server.pass(30 * DAY_MS + 1)
  expect((await browser.send('GET', '/api/who')).status).toBe(401)
})

test('even a session in use expires after 180 days, and what hangs on it is told (SEC5)', async () => {
  const server = makeTestServer()
  const { browser, id } = await makeMember(server, 'anna')
  for (let week = 0; week < 25; week++) {
    server.pass(7 * DAY_MS)
    expect((await browser.send('GET', '/api/who')).status).toBe(200)
  }
  server.pass(5 * DAY_MS + 1)
  expect((await browser.send('GET', '/api/who')).status).toBe(401)
  const ended: string[] = []
  server.auth.sessions.onClosed(({ userId }) => void ended.push(userId))
  await server.auth.sessions.sweep()
  expect(server.database.prepare('SELECT COUNT(*) FROM sessions').pluck().get()).toBe(0)
  expect(ended).toEqual([id])
})

test('wrong name and wrong password differ in their text and its reason only (SEC13)', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  const unknown = await logIn(server, 'nobody')
  const wrong = await logIn(server, 'anna', 'not-my-password')
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  expect([...unknown.headers]).toEqual([...wrong.headers])
  expect(await unknown.json()).toEqual({
    message: 'User not found',
    code: 'invalid_credentials',
    details: { reason: 'unknown_user' },
  })
  expect(await wrong.json()).toEqual({
    message: 'Invalid credentials',
    code: 'invalid_credentials',
  })
})

test('if registration is closed, an unknown name gets the text of a wrong password', async () => {
  const server = makeTestServer({ REGISTRATION: 'closed' })
  const answer = await logIn(server, 'nobody')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ message: 'Invalid credentials' })
})

test('every character of a long password counts, and a longer one than allowed is refused (SEC9)', async () => {
  const server = makeTestServer()
  const password = `${'a-long-one-'.repeat(8)}end`
  await server.send('POST', '/api/auth/register', { body: registration('anna', { password }) })
  const login = async (typed: string) => (await logIn(server, 'anna', typed)).status
  expect(await login(`${password.slice(0, -1)}x`)).toBe(401)
  expect(await login(password.slice(0, 72))).toBe(401)
  expect(await login(`${password} `)).toBe(401)
  expect(await login('x'.repeat(512))).toBe(401)
  expect(await login('x'.repeat(513))).toBe(400)
  expect(await login(password)).toBe(200)
})

test.each([
  [{ username: 'ab' }, 'Username must be at least 3 characters', 'username'],
  [{ username: 'a'.repeat(21) }, 'Username must be at most 20 characters', 'username'],
  [{ username: undefined }, 'Username must be at least 3 characters', 'username'],
  [{ email: 'nonsense' }, 'Please enter a valid email address', 'email'],
  [{ email: undefined }, 'Please enter a valid email address', 'email'],
  [{ password: 'short12' }, 'Password must be at least 8 characters', 'password'],
  [{ password: undefined }, 'Password must be at least 8 characters', 'password'],
  [{ password: 'x'.repeat(513) }, 'Password must be at most 512 characters', 'password'],
  [{ password: 'Password123' }, 'Please choose a less common password', 'password'],
  [{ name: 'A' }, 'Name must be at least 2 characters', 'name'],
  [{ name: null }, 'Name must be at least 2 characters', 'name'],
  [{ plan: 'gold' }, 'Please choose a plan', 'plan'],
  [{ time_zone: 'Mars/Olympus' }, 'Please choose a time zone', 'time_zone'],
])('registering with %j is refused with the right message', async (extra, message, field) => {
  const server = makeTestServer()
  const body = registration('anna', extra)
  const answer = await server.send('POST', '/api/auth/register', { body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message, code: 'invalid_args', details: { field } })
})

test.each([
  [{ password: PASSWORD }, 'Username is required'],
  [{ username: '', password: PASSWORD }, 'Username is required'],
  [{ username: 'anna' }, 'Password is required'],
  [{ username: 'anna', password: '' }, 'Password is required'],
])('signing in with %j is refused with the right message', async (body, message) => {
  const answer = await makeTestServer().send('POST', '/api/auth/login', { body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message, code: 'invalid_args' })
})

test('common passwords can be allowed (SEC10)', async () => {
  const server = makeTestServer({ COMMON_PASSWORDS: 'allow' })
  const body = registration('anna', { password: 'password123' })
  expect((await server.send('POST', '/api/auth/register', { body })).status).toBe(201)
})

test('a server without upgrades registers people with the free plan only (S2)', async () => {
  const server = makeTestServer({ BILLING: 'off' })
  const register = (plan: string) =>
    server.send('POST', '/api/auth/register', { body: registration('anna', { plan }) })
  const refused = await register('ultimate')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: 'This server offers no upgrades' })
  expect((await register('free')).status).toBe(201)
})

test('a name or address that is taken in another spelling is refused', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  for (const extra of [
    { email: 'else@example.org', username: 'ANNA' },
    { username: 'other', email: 'Anna@Example.org' },
  ]) {
    const body = registration('anna', extra)
    const answer = await server.send('POST', '/api/auth/register', { body })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ message: 'Username or email already exists' })
  }
})

test('two registrations of one name at the same time create one account', async () => {
  const server = makeTestServer()
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.send('POST', '/api/auth/register', { body: registration('anna') })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('a closed server registers nobody; a server by invitation registers people with an open link, once', async () => {
  const closed = makeTestServer({ REGISTRATION: 'closed' })
  const refused = await closed.send('POST', '/api/auth/register', { body: registration('anna') })
  expect(refused.status).toBe(403)

  const server = makeTestServer({ REGISTRATION: 'invite' })
  const token = 't'.repeat(43)
  server.store.write({
    table: 'partnerships',
    id: 'p1',
    before: null,
    after: {
      id: 'p1',
      inviter_id: 'somebody',
      invitee_id: null,
      email: 'ben@example.org',
      role: 'partner',
      status: 'pending',
      asked_by: null,
      token,
      created_at: '2026-01-01T00:00:00.000Z',
    },
  })
  const register = (username: string, invitation?: string) =>
    server.send('POST', '/api/auth/register', { body: registration(username, { invitation }) })
  expect((await register('ben')).status).toBe(403)
  expect((await register('ben', 'wrong')).status).toBe(403)
  const answer = await register('ben', token)
  expect(answer.status).toBe(201)
  const { user } = await bodyOf(answer)
  expect(server.store.get('partnerships', 'p1')?.invitee_id).toBe(user.id)
  expect((await register('eve', token)).status).toBe(403)
})

test('four passwords are checked at once, 200 wait, and the next is refused (SEC8)', async () => {
  const passwords = createPasswords()
  const verify = () => passwords.verify('no hash', PASSWORD).catch(() => false)
  // The first one also makes the hash with which passwords of unknown names are compared.
  const verified = Array.from({ length: 202 }, verify)
  passwords.expectRoom()
  verified.push(verify())
  expect(() => passwords.expectRoom()).toThrow('The server is busy')
  await Promise.all(verified)
  passwords.expectRoom()
})

test('an old hash is renewed when its owner signs in (SEC8)', async () => {
  const server = makeTestServer()
  const { id } = await makeMember(server, 'anna')
  const { hash } = await import('@node-rs/argon2')
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  server.credentials.put(id, old)
  expect((await logIn(server, 'anna')).status).toBe(200)
  const stored = server.credentials.findById(id)?.passwordHash ?? ''
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logIn(server, 'anna')).status).toBe(200)
})

test('the admin of the settings is created once, promoted if known, and keeps a changed password', async () => {
  const server = makeTestServer({
    ADMIN_USERNAME: 'boss',
    ADMIN_PASSWORD: 'a-good-long-one',
    FIRST_ACCOUNT_ADMIN: 'off',
  })
  await server.auth.ensureAdmin()
  const login = (password: string) => logIn(server, 'Boss', password)
  const { user } = await bodyOf(await login('a-good-long-one'))
  expect(user.role).toBe('admin')
  server.credentials.put(user.id, await passwordsOnce.hash('changed-since-then'))
  server.database.prepare(`UPDATE accounts SET role = 'user'`).run()
  await server.auth.ensureAdmin()
  await server.auth.ensureAdmin()
  expect((await login('a-good-long-one')).status).toBe(401)
  expect(await (await login('changed-since-then')).json()).toMatchObject({
    user: { role: 'admin' },
  })
})

test('processes that start at the same time make one admin; an address that is taken stops them all', async () => {
  const settings = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'a-good-long-one' }
  const server = makeTestServer({ ...settings, ADMIN_EMAIL: 'boss@example.org' })
  await Promise.all([1, 2, 3].map(() => server.auth.ensureAdmin()))
  const admins = server.database.prepare(`SELECT id FROM accounts WHERE role = 'admin'`).all()
  expect(admins).toHaveLength(1)
  const other = makeTestServer({ ...settings, ADMIN_EMAIL: 'anna@example.org' })
  await makeMember(other, 'anna')
  await expect(other.auth.ensureAdmin()).rejects.toThrow('already exists')
})
