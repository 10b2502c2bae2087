/** The rate limits, and who is exempt from them. */
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import type { AppEnv } from '#server/app-env.ts'
import {
  logIn,
  makeBrowser,
  makeMember,
  makeTestServer,
  PASSWORD,
  registration,
} from '#server/auth/make-test-server.ts'
import type { TestServer } from '#server/auth/make-test-server.ts'
import { createErrorHandler } from '#server/errors.ts'
import { forgetLimits } from '#server/http/limit-store.ts'
import { tooBusy } from '#server/store/writer.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'

const MINUTE = 60_000

function guess(
  server: TestServer,
  username: string,
  more: { from?: string; headers?: Record<string, string> } = {},
) {
  return server.send('POST', '/api/auth/login', {
    body: { username, password: 'a wrong guess' },
    ...more,
  })
}

async function statuses(count: number, ask: (index: number) => Promise<Response>) {
  const seen: number[] = []
  for (let index = 0; index < count; index++) seen.push((await ask(index)).status)
  return seen
}

test('after ten misses a name waits a minute for that address, then longer and longer (SEC11)', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  expect(await statuses(10, () => guess(server, 'anna'))).toEqual(Array(10).fill(401))
  const refused = await guess(server, 'ANNA')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual({
    message: 'Too many attempts. Please try again in 60 seconds.',
    code: 'rate_limited',
    details: { seconds: 60 },
  })
  server.pass(MINUTE)
  expect((await guess(server, 'anna')).status).toBe(401)
  expect((await guess(server, 'anna')).headers.get('retry-after')).toBe('120')
  server.pass(2 * MINUTE)
  expect((await logIn(server, 'anna')).status).toBe(200)
  expect((await guess(server, 'anna')).status).toBe(401)
})

test('the wait is at most a quarter of an hour', async () => {
  const server = makeTestServer()
  for (let hour = 0; hour < 30; hour++) {
    await guess(server, 'anna')
    server.pass(15 * MINUTE)
  }
  expect((await guess(server, 'anna')).status).toBe(401)
})

test('a guesser locks out neither the owner nor an open session', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  await statuses(15, () => guess(server, 'anna', { from: '203.0.113.9' }))
  expect((await logIn(server, 'anna')).status).toBe(200)
  expect((await browser.send('GET', '/api/who')).status).toBe(200)
})

/** This many guesses from each address, without hashing a password; returns how many were let through. */
async function mob(server: TestServer, each: number, addresses: readonly string[]) {
  let through = 0
  for (let count = 0; count < each; count++)
    for (const from of addresses) {
      const { status } = await server.send('POST', '/api/try', { from })
      if (status === 200) through++
    }
  return through
}

/** A server with Anna, and a way to guess her password that hashes nothing. */
async function besieged() {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  const guessing = new Hono<AppEnv>().post('/api/try', (c) => {
    server.limits.signIn(c, { name: 'anna', device: null })
    return c.json({})
  })
  guessing.onError(createErrorHandler(server.log))
  const { request } = server.app
  Object.assign(server.app, {
    request: (path: string, init: RequestInit, env: object) =>
      (path === '/api/try' ? guessing.request : request)(path, init, env),
  })
  const login = (from: string, on = makeBrowser(server, from)) => logIn(on, 'anna')
  return { server, browser, login }
}

const NEW_PLACE = '198.51.100.7'
const inSite = (index: number) => `2001:db8:1:${(0x4200 + index).toString(16)}::9`
const inNeighbourhood = (index: number) => `2001:db8:1:${(index << 8).toString(16)}::9`
const scattered = (index: number) => `203.${index >> 8}.${index & 255}.9`
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index))

test('thirty networks of one IPv6 site count as one guesser, and the owner can sign in on a new device', async () => {
  const { server, login } = await besieged()
  expect(await mob(server, 7, many(30, inSite))).toBe(20)
  expect((await login(NEW_PLACE)).status).toBe(200)
  server.pass(60 * MINUTE)
  expect(await mob(server, 7, many(30, inSite))).toBe(12)
})

test('a whole IPv6 /48 or IPv4 /24 counts as one guesser, too', async () => {
  const { server, login } = await besieged()
  expect(await mob(server, 2, many(256, inNeighbourhood))).toBe(40)
  expect(
    await mob(
      server,
      2,
      many(200, (index) => `203.0.113.${index}`),
    ),
  ).toBe(40)
  expect((await login(NEW_PLACE)).status).toBe(200)
})

test('many networks together get 200 guesses for a name, then 100 an hour, and leave room for the owner', async () => {
  const { server, login } = await besieged()
  const first = await mob(server, 9, many(30, scattered))
  expect(first).toBe(150)
  expect((await login(NEW_PLACE)).status).toBe(200)
  let later = 0
  for (let minute = 0; minute < 60; minute++) {
    server.pass(MINUTE)
    later += await mob(server, 1, many(30, scattered))
  }
  expect(later).toBeLessThanOrEqual(100)
  expect((await login('192.0.2.77')).status).toBe(200)
})

test('a new network for every guess gives no more guesses, and locks out no known device', async () => {
  const { server, browser, login } = await besieged()
  expect(await mob(server, 1, many(400, scattered))).toBe(200)
  expect((await login(NEW_PLACE)).status).toBe(429)
  await browser.send('POST', '/api/auth/logout')
  expect((await login(NEW_PLACE, browser)).status).toBe(200)
})

test('a right password is not a miss of its neighbourhood', async () => {
  const { server, login } = await besieged()
  expect((await login(NEW_PLACE)).status).toBe(200)
  expect(await mob(server, 9, many(30, scattered))).toBe(150)
  expect((await login('198.51.100.8')).status).toBe(200)
})

test('a refused try counts nowhere: it neither extends a wait nor uses what is reserved for others', async () => {
  const { server, login } = await besieged()
  await mob(server, 9, many(30, scattered))
  expect(await mob(server, 20, [scattered(0)])).toBe(0)
  server.pass(40_000)
  expect(await mob(server, 1, [scattered(0)])).toBe(1)
  expect((await login(NEW_PLACE)).status).toBe(200)
})

test('a known device has ten misses of its own, from any address, and only for its accounts', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  await makeMember(server, 'ben')
  const seen = await statuses(11, () => logIn(browser, 'anna', 'a wrong guess'))
  expect(seen).toEqual([...Array(10).fill(401), 429])
  server.pass(MINUTE)
  expect((await logIn(browser, 'anna')).status).toBe(200)
})

test('the cookie of a known device counts only for its accounts, and cannot be forged', async () => {
  const { server, login } = await besieged()
  const ben = makeBrowser(server, NEW_PLACE)
  await ben.send('POST', '/api/auth/register', { body: registration('ben') })
  const [device = '', mark = ''] = (ben.cookies.get('known') ?? '').split('.')
  await mob(server, 1, many(400, scattered))
  for (const value of [
    `${device}.${mark}`,
    `${device}.${'A'.repeat(22)}`,
    device,
    `${mark}.${device}`,
    'x',
  ])
    expect((await login(NEW_PLACE, withKnown(server, value))).status).toBe(429)
  server.pass(60 * MINUTE)
  expect((await login(NEW_PLACE, ben)).status).toBe(200)
  await mob(
    server,
    1,
    many(400, (index) => scattered(400 + index)),
  )
  expect((await login(NEW_PLACE, ben)).status).toBe(200)
  expect(ben.cookies.get('known')).toMatch(new RegExp(`^${device}\\.[\\w-]{22}\\.${mark}$`))
})

function withKnown(server: TestServer, value: string) {
  const browser = makeBrowser(server, NEW_PLACE)
  browser.cookies.set('known', value)
  return browser
}

test('the one-time link of an admin makes the device known', async () => {
  const { server, login } = await besieged()
  const anna = server.credentials.findByName('anna')
  const { path } = await server.auth.resetLinks.make(anna?.id ?? '')
  const tablet = makeBrowser(server, NEW_PLACE)
  const token = path.split('token=')[1]
  await tablet.send('POST', '/api/auth/reset-password', { body: { token, newPassword: PASSWORD } })
  await mob(server, 1, many(400, scattered))
  expect((await login(NEW_PLACE)).status).toBe(429)
  expect((await login(NEW_PLACE, tablet)).status).toBe(200)
})

test('an unknown name is limited like an existing one', async () => {
  const server = makeTestServer()
  const answers = await statuses(11, () => guess(server, 'nobody'))
  expect(answers).toEqual([...Array(10).fill(401), 429])
})

test('many guesses at once do not evade the limit', async () => {
  const server = makeTestServer()
  const answers = await Promise.all(Array.from({ length: 15 }, () => guess(server, 'anna')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('an address that tries many names gets twenty tries, then one every five seconds', async () => {
  const server = makeTestServer()
  expect(await statuses(21, (index) => guess(server, `name${index}`))).toEqual([
    ...Array(20).fill(401),
    429,
  ])
  server.pass(5000)
  expect(await statuses(2, (index) => guess(server, `other${index}`))).toEqual([401, 429])
})

test('right passwords do not use up an address', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  const login = () => logIn(server, 'anna')
  expect(await statuses(25, login)).toEqual(Array(25).fill(200))
})

test('a right password counts as no miss when the server cannot save, and a wrong one does (SEC11, SEC31)', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  Object.assign(server.writer, { run: () => Promise.reject(tooBusy()) })
  const login = () => logIn(server, 'anna')
  expect(await statuses(11, login)).toEqual(Array(11).fill(503))
  expect(await statuses(11, () => guess(server, 'anna'))).toEqual([...Array(10).fill(401), 429])
})

test('a password counts as no miss when too many wait to be checked before it (SEC11, SEC31)', async () => {
  const server = makeTestServer()
  await makeMember(server, 'anna')
  const full = vi.spyOn(passwordsOnce, 'expectRoom').mockImplementation(() => {
    throw tooBusy()
  })
  onTestFinished(() => full.mockRestore())
  const login = () => logIn(server, 'anna')
  expect(await statuses(11, login)).toEqual(Array(11).fill(503))
  full.mockRestore()
  expect((await login()).status).toBe(200)
})

test('a forged X-Forwarded-For is not a new address (SEC12)', async () => {
  const server = makeTestServer()
  const seen = await statuses(21, (index) =>
    guess(server, `name${index}`, { headers: { 'x-forwarded-for': `198.51.100.${index}` } }),
  )
  expect(seen.at(-1)).toBe(429)
})

test('a trusted proxy separates addresses, and what a client adds on the left is ignored', async () => {
  const server = makeTestServer({ TRUSTED_PROXIES: '10.0.0.0/8' })
  const via = (forwarded: string) => (index: number) =>
    guess(server, `name${index}`, { from: '10.1.2.3', headers: { 'x-forwarded-for': forwarded } })
  expect((await statuses(21, via('198.51.100.1'))).at(-1)).toBe(429)
  expect((await statuses(1, via('198.51.100.2'))).at(-1)).toBe(401)
  expect((await statuses(1, via('198.51.100.7, 198.51.100.1'))).at(-1)).toBe(429)
})

test('changing the address within an IPv6 network does not evade the limit', async () => {
  const server = makeTestServer()
  const seen = await statuses(21, (index) =>
    guess(server, `name${index}`, { from: `2001:db8:1:2::${index.toString(16)}` }),
  )
  expect(seen.at(-1)).toBe(429)
})

test('an address may make 300 API calls in ten seconds', async () => {
  const server = makeTestServer()
  const ask = () => server.send('GET', '/api/auth/session')
  const seen = await statuses(301, ask)
  expect(seen.slice(0, 300)).toEqual(Array(300).fill(401))
  expect(seen[300]).toBe(429)
  expect((await server.send('GET', '/api/auth/session', { from: '192.0.2.99' })).status).toBe(401)
  server.pass(100)
  expect((await ask()).status).toBe(401)
})

test('registering has its own limit', async () => {
  const server = makeTestServer()
  const { limits, app } = server
  app.post('/try', (c) => {
    limits.register(c)
    return c.json({})
  })
  expect((await statuses(101, () => server.send('POST', '/try'))).at(-1)).toBe(429)
  const answer = await server.send('POST', '/api/auth/register', { body: registration('anna') })
  expect(answer.status).toBe(429)
})

test('a person may have five tests of pushes and webhooks sent, then one a minute', async () => {
  const { app, maya } = await makeSingle(makeApp({ RATE_LIMITS: 'on' }))
  const ask = () => maya.raw('POST', '/api/push/test', {})
  expect(await statuses(5, ask)).toEqual(Array(5).fill(409))
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(app.lines.join('')).toContain('"limit":"test"')
  app.pass(MINUTE)
  expect((await ask()).status).toBe(409)
})

test('limits can be turned off on a server for this computer only', async () => {
  const server = makeTestServer({ RATE_LIMITS: 'off', HOST: '127.0.0.1' })
  expect(await statuses(30, () => guess(server, 'anna'))).toEqual(Array(30).fill(401))
})

test('throttled requests are logged', async () => {
  const server = makeTestServer()
  await statuses(11, () => guess(server, 'anna'))
  const events = server.lines.map((line) => JSON.parse(line).event)
  expect(events.filter((event) => event === 'login_failed')).toHaveLength(10)
  expect(events.filter((event) => event === 'throttled')).toHaveLength(1)
})

test('a restart forgives no guesses, another process counts them, too, and the database names nobody', async () => {
  const server = makeTestServer()
  const guess = (each: typeof server) => logIn(each, 'maya', 'a-wrong-guess')
  for (let tries = 0; tries < 10; tries++) expect((await guess(server)).status).toBe(401)
  const another = makeTestServer({}, server.database)
  expect((await guess(another)).status).toBe(429)
  const kept = server.database.prepare('SELECT * FROM limits').all()
  expect(kept.length).toBeGreaterThan(5)
  expect(JSON.stringify(kept)).not.toMatch(/maya|192\.0/)
  another.pass(8 * DAY_MS)
  forgetLimits(another.database, another.now())
  expect(server.database.prepare('SELECT * FROM limits').all()).toEqual([])
})
