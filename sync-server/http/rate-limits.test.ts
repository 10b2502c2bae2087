/** How often somebody may try, and whom the limits spare. */
import { expect, test } from 'vitest'
import {
  makeMember,
  makeTestServer,
  PASSWORD,
  registration,
} from '#server/auth/make-test-server.ts'
import type { TestServer } from '#server/auth/make-test-server.ts'

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

test('after ten misses a name waits a minute at that address, then longer and longer', async () => {
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
  const body = { username: 'anna', password: PASSWORD }
  expect((await server.send('POST', '/api/auth/login', { body })).status).toBe(200)
  expect((await guess(server, 'anna')).status).toBe(401)
})

test('the wait never grows beyond a quarter of an hour', async () => {
  const server = makeTestServer()
  for (let hour = 0; hour < 30; hour++) {
    await guess(server, 'anna')
    server.pass(15 * MINUTE)
  }
  expect((await guess(server, 'anna')).status).toBe(401)
})

test('a stranger who guesses shuts out neither the owner nor an open session', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  await statuses(15, () => guess(server, 'anna', { from: '203.0.113.9' }))
  const body = { username: 'anna', password: PASSWORD }
  expect((await server.send('POST', '/api/auth/login', { body })).status).toBe(200)
  expect((await browser.send('GET', '/api/who')).status).toBe(200)
})

test('many guesses at once do not slip through', async () => {
  const server = makeTestServer()
  const answers = await Promise.all(Array.from({ length: 15 }, () => guess(server, 'anna')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('an address that tries many names gets twenty, then one each five seconds', async () => {
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
  const body = { username: 'anna', password: PASSWORD }
  const login = () => server.send('POST', '/api/auth/login', { body })
  expect(await statuses(25, login)).toEqual(Array(25).fill(200))
})

test('an invented X-Forwarded-For is no new address', async () => {
  const server = makeTestServer()
  const seen = await statuses(21, (index) =>
    guess(server, `name${index}`, { headers: { 'x-forwarded-for': `198.51.100.${index}` } }),
  )
  expect(seen.at(-1)).toBe(429)
})

test('a trusted proxy tells addresses apart, and what a client adds on the left is nothing', async () => {
  const server = makeTestServer({ TRUSTED_PROXIES: '10.0.0.0/8' })
  const via = (forwarded: string) => (index: number) =>
    guess(server, `name${index}`, { from: '10.1.2.3', headers: { 'x-forwarded-for': forwarded } })
  expect((await statuses(21, via('198.51.100.1'))).at(-1)).toBe(429)
  expect((await statuses(1, via('198.51.100.2'))).at(-1)).toBe(401)
  expect((await statuses(1, via('198.51.100.7, 198.51.100.1'))).at(-1)).toBe(429)
})

test('walking through an IPv6 network is no way around', async () => {
  const server = makeTestServer()
  const seen = await statuses(21, (index) =>
    guess(server, `name${index}`, { from: `2001:db8:1:2::${index.toString(16)}` }),
  )
  expect(seen.at(-1)).toBe(429)
})

test('the whole API gives an address 300 calls in ten seconds', async () => {
  const server = makeTestServer()
  const ask = () => server.send('GET', '/api/auth/session')
  const seen = await statuses(301, ask)
  expect(seen.slice(0, 300)).toEqual(Array(300).fill(401))
  expect(seen[300]).toBe(429)
  expect((await server.send('GET', '/api/auth/session', { from: '192.0.2.99' })).status).toBe(401)
  server.pass(100)
  expect((await ask()).status).toBe(401)
})

test('registering has a limit of its own', async () => {
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

test('limits can be off on a server for this computer only', async () => {
  const server = makeTestServer({ RATE_LIMITS: 'off', HOST: '127.0.0.1' })
  expect(await statuses(30, () => guess(server, 'anna'))).toEqual(Array(30).fill(401))
})

test('what is throttled is told to the log', async () => {
  const server = makeTestServer()
  await statuses(11, () => guess(server, 'anna'))
  const events = server.lines.map((line) => JSON.parse(line).event)
  expect(events.filter((event) => event === 'login_failed')).toHaveLength(10)
  expect(events.filter((event) => event === 'throttled')).toHaveLength(1)
})
