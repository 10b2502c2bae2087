/** Connected accounts, also if the provider's answers change or stop (A24, A25, A26). */
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { logIn, makeBrowser, PASSWORD } from '#server/auth/make-test-server.ts'
import { addPasskey, listed } from '#server/auth/passkeys/testing/key-owner.ts'
import type { Database } from '#server/store/database.ts'
import { connectDevice, makeApp } from '#server/testing/make-app.ts'
import type { PersonThere, TestProvider } from './testing/test-provider.ts'
import { startTestProvider } from './testing/test-provider.ts'

const ORIGIN = 'http://localhost:3000'
const UP_MS = 30_000

let provider: TestProvider
beforeAll(async () => void (provider = await startTestProvider([ORIGIN])))
afterEach(() => provider.start())
afterAll(() => provider.stop())

type Browser = ReturnType<typeof makeBrowser>

function makeServer(settings: Readonly<Record<string, string>> = {}, database?: Database) {
  const app = makeApp({ ...provider.settings, OIDC_SIGNUP: 'on', ...settings }, database)
  const newBrowser = () => makeBrowser(app)
  return { app, newBrowser, browser: newBrowser() }
}

function personThere(sub: string, facts: Partial<PersonThere> = {}): string {
  provider.put({ sub, preferred_username: sub, name: 'Maya Ellis', ...facts })
  return sub
}

async function arrive(browser: Browser): Promise<Arrival> {
  return (await (await browser.send('POST', '/api/auth/oidc/arrive')).json()) as Arrival
}

async function comeBack(browser: Browser, address: string, sub: string): Promise<Arrival> {
  const back = await provider.walk(address, sub)
  await browser.send('GET', back.slice(ORIGIN.length))
  return arrive(browser)
}

async function enter(browser: Browser, sub: string): Promise<Arrival> {
  const start = await browser.send('GET', '/auth/oidc')
  return comeBack(browser, start.headers.get('location') ?? '', sub)
}

async function signedIn(server: ReturnType<typeof makeServer>, name: string): Promise<Browser> {
  await server.app.register(name)
  const browser = server.newBrowser()
  expect((await logIn(browser, name.toLowerCase())).status).toBe(200)
  return browser
}

const begin = (browser: Browser, body: object = {}) =>
  browser.send('POST', '/api/auth/oidc/connect', { body })

async function connect(browser: Browser, sub: string): Promise<Arrival> {
  const { address } = (await (await begin(browser)).json()) as { address: string }
  return comeBack(browser, address, sub)
}

const disconnect = (browser: Browser, body: object = {}) =>
  browser.send('DELETE', '/api/auth/oidc', { body })

async function ways(browser: Browser): Promise<unknown> {
  return (await browser.send('GET', '/api/auth/ways-in')).json()
}

test('somebody who is signed in connects their account, and signs in by the provider then (A24)', async () => {
  const server = makeServer()
  const maya = await signedIn(server, 'Maya')
  expect(await ways(maya)).toEqual({
    password: true,
    passkeys: [],
    provider: { name: 'Authelia', connected_at: null },
  })
  expect(await connect(maya, personThere('one'))).toMatchObject({
    outcome: 'connected',
    return_to: '/settings?tab=security',
  })
  expect(await ways(maya)).toMatchObject({ provider: { connected_at: '2026-03-02T09:00:00.000Z' } })
  expect((await enter(server.newBrowser(), 'one')).user?.username).toBe('maya')
  // A second person of the provider replaces the first.
  await connect(maya, personThere('two'))
  expect((await enter(server.newBrowser(), 'two')).user?.username).toBe('maya')
  expect((await enter(server.newBrowser(), 'one')).user?.username).toBe('one')
})

test('connecting and disconnecting need a proof (F5, A24)', async () => {
  const server = makeServer()
  const maya = await signedIn(server, 'Maya')
  await connect(maya, personThere('one'))
  server.app.pass(10 * 60_000)
  for (const call of [begin, disconnect]) {
    expect((await call(maya)).status).toBe(403)
    expect((await call(maya, { password: 'not this one' })).status).toBe(403)
    expect((await call(maya, { password: PASSWORD })).status).toBe(200)
  }
})

test('a connection is made in the session that asked for it alone (A24)', async () => {
  const server = makeServer()
  const maya = await signedIn(server, 'Maya')
  const { address } = (await (await begin(maya)).json()) as { address: string }
  const planted = server.newBrowser()
  planted.cookies.set('oidc', maya.cookies.get('oidc') ?? '')
  expect(await comeBack(planted, address, personThere('one'))).toMatchObject({
    problem: 'elsewhere',
  })
  const asked = (await (await begin(maya)).json()) as { address: string }
  await maya.send('DELETE', '/api/auth/sessions')
  const other = await signedIn(server, 'Theo')
  await other.send('POST', '/api/auth/logout')
  await maya.send('POST', '/api/auth/logout')
  expect(await comeBack(maya, asked.address, 'one')).toMatchObject({ problem: 'elsewhere' })
  expect(server.app.database.prepare('SELECT * FROM oidc_links').all()).toEqual([])
})

test('two accounts are never connected with one person (A24)', async () => {
  const server = makeServer()
  const maya = await signedIn(server, 'Maya')
  const theo = await signedIn(server, 'Theo')
  await connect(maya, personThere('one'))
  expect(await connect(theo, 'one')).toMatchObject({ problem: 'taken' })
  expect((await enter(server.newBrowser(), 'one')).user?.username).toBe('maya')
})

test('a removed connection lets nobody in any more (A24)', async () => {
  const server = makeServer({ OIDC_SIGNUP: 'off' })
  const maya = await signedIn(server, 'Maya')
  await connect(maya, personThere('one'))
  expect((await disconnect(maya)).status).toBe(200)
  expect(await enter(server.newBrowser(), 'one')).toMatchObject({ problem: 'no_account' })
  // Also for an answer that is on its way.
  await connect(maya, 'one')
  const late = server.newBrowser()
  const start = await late.send('GET', '/auth/oidc')
  const back = await provider.walk(start.headers.get('location') ?? '', 'one')
  await late.send('GET', back.slice(ORIGIN.length))
  await disconnect(maya)
  expect(await arrive(late)).toMatchObject({ problem: 'no_account' })
})

test('a passkey and the provider are a way to sign in each, and the last of both is kept (A20, A24)', async () => {
  const { browser } = makeServer()
  await enter(browser, personThere('one'))
  await addPasskey(browser, { proof: {} })
  const [passkey] = await listed(browser)
  expect(await ways(browser)).toMatchObject({ password: false, passkeys: ['localhost'] })
  expect((await disconnect(browser)).status).toBe(200)
  expect((await browser.send('DELETE', `/api/passkeys/${passkey?.id}`)).status).toBe(409)
  await connect(browser, 'one')
  expect((await browser.send('DELETE', `/api/passkeys/${passkey?.id}`)).status).toBe(200)
  const refused = await disconnect(browser)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { code: 'last_way_in', message: 'Keep one way to sign in' },
  ])
})

test('a password is no way to sign in where the settings refuse it (A24, A26)', async () => {
  const before = makeServer()
  const maya = await signedIn(before, 'Maya')
  await connect(maya, personThere('one'))
  const strict = makeServer({ PASSWORD_LOGIN: 'off' }, before.app.database)
  const browser = strict.newBrowser()
  await enter(browser, 'one')
  expect((await disconnect(browser)).status).toBe(409)
  expect((await disconnect(maya)).status).toBe(200)
})

test('without the provider, whoever is signed in goes on, and a sign-in says so (A26)', async () => {
  const server = makeServer()
  const maya = await signedIn(server, 'Maya')
  await enter(maya, personThere('one'))
  await provider.stop()
  server.app.pass(UP_MS)
  const task = { name: 'Bins', time_minutes: 5, effort_level: 'easy' }
  expect((await maya.send('POST', '/api/tasks', { body: task })).status).toBe(201)
  const stranger = server.newBrowser()
  const start = await stranger.send('GET', '/auth/oidc?return=/tasks')
  expect([start.status, start.headers.get('location')]).toEqual([302, '/provider'])
  expect(await arrive(stranger)).toMatchObject({ problem: 'down', return_to: '/tasks' })
  const refused = await begin(maya)
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { code: 'provider_down', message: 'Authelia does not answer now' },
  ])
  await provider.start()
  server.app.pass(UP_MS)
  expect(await enter(stranger, 'one')).toMatchObject({ outcome: 'signed_in' })
})

test('a provider that goes away in the middle of a sign-in is told of as well (A26)', async () => {
  const { browser } = makeServer()
  const start = await browser.send('GET', '/auth/oidc')
  const back = await provider.walk(start.headers.get('location') ?? '', personThere('one'))
  await provider.stop()
  await browser.send('GET', back.slice(ORIGIN.length))
  expect(await arrive(browser)).toMatchObject({ problem: 'down' })
})

test('PASSWORD_LOGIN=off refuses passwords while the provider answers, and then not (A26)', async () => {
  const before = makeServer()
  await before.app.register('Maya')
  const server = makeServer({ PASSWORD_LOGIN: 'off' }, before.app.database)
  const browser = server.newBrowser()
  const options = async () => (await browser.send('GET', '/api/auth/options')).json()
  expect(await options()).toEqual({
    password: false,
    register: false,
    provider: { name: 'Authelia', creates_accounts: true },
  })
  const refused = await logIn(browser, 'maya')
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { code: 'password_login_off', message: 'Passwords are not used here: continue with Authelia' },
  ])
  const typed = { username: 'theo', email: 't@example.org', password: PASSWORD, name: 'Theo' }
  const register = () => browser.send('POST', '/api/auth/register', { body: typed })
  expect((await register()).status).toBe(403)
  await provider.stop()
  server.app.pass(UP_MS)
  expect(await options()).toMatchObject({ password: true, register: false })
  expect((await logIn(browser, 'maya')).status).toBe(200)
  expect((await register()).status).toBe(403)
})

test('a clock set back keeps no provider up that is down, nor down that is up (A26)', async () => {
  const server = makeServer({ PASSWORD_LOGIN: 'off' })
  const browser = server.newBrowser()
  const options = async () => (await browser.send('GET', '/api/auth/options')).json()
  expect(await options()).toMatchObject({ password: false })
  await provider.stop()
  server.app.pass(-24 * 60 * UP_MS)
  expect(await options()).toMatchObject({ password: true })
  await provider.start()
  server.app.pass(-24 * 60 * UP_MS)
  expect(await options()).toMatchObject({ password: false })
})

test('OIDC_ADMIN gives the role at a sign-in and takes it at the next, but not from the last (A24)', async () => {
  const server = makeServer({ OIDC_ADMIN: 'groups:mitten-admins' })
  const enterAs = async (sub: string, groups: readonly string[]) =>
    (await enter(server.newBrowser(), personThere(sub, { groups }))).user?.role
  expect(await enterAs('maya', ['everybody'])).toBe('user')
  expect(await enterAs('maya', ['everybody', 'mitten-admins'])).toBe('admin')
  expect(await enterAs('maya', [])).toBe('admin')
  expect(await enterAs('theo', ['mitten-admins'])).toBe('admin')
  const links = () => server.app.database.prepare('SELECT user_id FROM password_resets').all()
  const theo = server.newBrowser()
  const { user } = await enter(theo, 'theo')
  await theo.send('POST', `/api/admin/users/${user?.id}/reset-link`)
  expect(links()).toHaveLength(1)
  expect(await enterAs('theo', ['mitten-admin'])).toBe('user')
  expect(links(), 'an admin’s links end with their role').toEqual([])
  expect((await theo.send('GET', '/api/admin/stats')).status).toBe(403)
  expect(await enterAs('maya', [])).toBe('admin')
})

test('other devices learn at once of a role that a sign-in changed (A24, R27)', async () => {
  const { app, newBrowser } = makeServer({ OIDC_ADMIN: 'groups:mitten-admins' })
  const { user } = await enter(newBrowser(), personThere('maya', { groups: [] }))
  const events = connectDevice(app, user?.id ?? '')
  await enter(newBrowser(), personThere('maya', { groups: ['mitten-admins'] }))
  await setImmediate()
  expect(events).toEqual(['hello', 'page'])
})

test('a code of one’s own signs in another device once, after a proof (A25, K3)', async () => {
  const server = makeServer()
  const browser = server.newBrowser()
  const { user } = await enter(browser, personThere('maya'))
  const make = () => browser.send('POST', '/api/auth/own-code', { body: {} })
  const type = (code: string) =>
    server.newBrowser().send('POST', '/api/auth/code', { body: { code } })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
  const code = await codeOf(await make())
  const typed = await type(code)
  expect([typed.status, await typed.json()]).toEqual([200, { user }])
  expect((await type(code)).status).toBe(404)
  const unused = await codeOf(await make())
  await browser.send('DELETE', '/api/auth/sessions')
  expect((await type(unused)).status, 'signed out everywhere else').toBe(404)
  server.app.pass(10 * 60_000)
  expect((await make()).status).toBe(403)
})

test('the connection is deleted with the account (SEC34, A24)', async () => {
  const server = makeServer()
  await server.app.register('Boss')
  const browser = server.newBrowser()
  await enter(browser, personThere('one'))
  expect((await browser.send('DELETE', '/api/users/me', { body: {} })).status).toBe(200)
  expect(server.app.database.prepare('SELECT * FROM oidc_links').all()).toEqual([])
})
