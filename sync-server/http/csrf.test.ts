/** Which requests count as same-origin. */
import { expect, test } from 'vitest'
import { makeMember, makeTestServer } from '#server/auth/make-test-server.ts'

const home = 'https://chores.example'

async function makeVictim(environment: Record<string, string> = { PUBLIC_URL: home }) {
  const server = makeTestServer(environment)
  const { browser } = await makeMember(server, 'anna')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return async (headers: Record<string, string>, method = 'POST', body: unknown = {}) =>
    (await server.send(method, '/api/echo', { body, headers: { cookie, ...headers } })).status
}

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: home }, 403],
  [{ origin: home }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'http://chores.example' }, 403],
  [{ origin: 'https://chores.example.evil.example' }, 403],
  [{ origin: 'https://chores.example:8443' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://evil.example', host: 'evil.example' }, 403],
  [{}, 403],
])('a change with %j answers %i', async (headers, status) => {
  const ask = await makeVictim()
  expect(await ask(headers)).toBe(status)
})

test('a request without cookies need not come from a browser', async () => {
  const server = makeTestServer({ PUBLIC_URL: home })
  const body = { username: 'nobody', password: 'whatever it is' }
  expect((await server.send('POST', '/api/auth/login', { body })).status).toBe(401)
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await server.send('POST', '/api/auth/login', { body, headers })).status).toBe(403)
})

test('forms, of whatever type, and calls without a body are refused alike', async () => {
  const ask = await makeVictim()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
    expect(
      await ask({ 'content-type': type, origin: 'https://evil.example' }, 'POST', '{"a":1}'),
    ).toBe(403)
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
    expect(await ask({ 'sec-fetch-site': 'cross-site' }, method, undefined)).toBe(403)
})

test('without PUBLIC_URL only the address that the browser used counts as the server’s own', async () => {
  const ask = await makeVictim({})
  expect(await ask({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' })).toBe(200)
  expect(await ask({ origin: 'http://evil.example', host: '192.168.1.20:3000' })).toBe(403)
  expect(await ask({ origin: 'https://192.168.1.20:3000', host: '192.168.1.20:3000' })).toBe(403)
})

test('no answer ever carries a CORS header (SEC16)', async () => {
  const server = makeTestServer()
  const origin = { origin: 'https://evil.example' }
  const preflight = { ...origin, 'access-control-request-method': 'POST' }
  const answers = await Promise.all([
    server.send('GET', '/api/auth/session', { headers: origin }),
    server.send('POST', '/api/auth/login', { headers: origin, body: {} }),
    server.send('OPTIONS', '/api/auth/login', { headers: preflight }),
  ])
  for (const { headers } of answers)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
