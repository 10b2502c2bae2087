/** The contents of the log, and what it must never contain. */
import { expect, test } from 'vitest'
import { bodyOf, makeBrowser, makeTestServer, registration } from '#server/auth/make-test-server.ts'

test('no secret, text, address or path of a request reaches the log', async () => {
  const server = makeTestServer()
  const browser = makeBrowser(server)
  const canary = 'cAnArY'
  const secrets = {
    username: `${canary}Name`,
    email: `${canary}@example.org`,
    password: `${canary}-password`,
  }
  await browser.send('POST', '/api/auth/register', { body: registration('anna', secrets) })
  const tokens = [...browser.cookies.values()]
  await browser.send('POST', '/api/auth/login', {
    body: { ...secrets, password: `${canary}wrong` },
  })
  await browser.send('POST', '/api/auth/login', { body: `{"${canary}":` })
  await browser.send('POST', '/api/echo', { body: { name: canary } })
  await browser.send('GET', `/api/who?q=${canary}`)
  await browser.send('GET', `/api/${canary}`)
  await browser.send('POST', `/api/things/${canary}/fault`, { body: { text: canary } })
  await browser.send('POST', '/api/auth/logout', { headers: { 'user-agent': canary } })
  const log = server.lines.join('')
  expect(server.lines.length).toBeGreaterThan(10)
  expect(log.toLowerCase()).not.toContain(canary.toLowerCase())
  for (const token of tokens) expect(log).not.toContain(token)
})

test('each request has one line, with the template of its route; a fault is told by its id only', async () => {
  const server = makeTestServer()
  const browser = makeBrowser(server)
  const answer = await browser.send('POST', '/api/auth/register', { body: registration('anna') })
  const { user } = await bodyOf(answer)
  server.lines.length = 0
  const told = await browser.send('POST', '/api/things/7/fault')
  const [fault, request] = server.lines.map((line) => JSON.parse(line))
  expect(fault).toMatchObject({ event: 'fault', level: 'error', error: 'The roof came down' })
  expect(fault.stack).toContain('make-test-server')
  expect(request).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    event: 'request',
    request: fault.request,
    method: 'POST',
    route: '/api/things/:id/fault',
    status: 500,
    ms: expect.any(Number),
    user: user.id,
  })
  expect(fault.request).toMatch(/^\w+-\w+$/)
  expect([told.status, await told.json()]).toEqual([
    500,
    {
      message: 'Something went wrong',
      code: 'internal',
      details: { request: fault.request },
    },
  ])
})
