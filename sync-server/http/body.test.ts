/** Which request bodies are accepted. */
import { expect, test } from 'vitest'
import { bodyOf, makeMember, makeTestServer } from '#server/auth/make-test-server.ts'

async function makeSender() {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await browser.send('POST', '/api/echo', { body, headers })
    return { status: answer.status, body: await bodyOf(answer) }
  }
}

test('a JSON object arrives unchanged, and no body as an empty object', async () => {
  const send = await makeSender()
  expect(await send({ name: 'Wäsche 🧦' })).toEqual({ status: 200, body: { name: 'Wäsche 🧦' } })
  expect(
    (await send('{"a":1}', { 'content-type': 'application/json; charset=utf-8' })).status,
  ).toBe(200)
  expect(await send(undefined)).toEqual({ status: 200, body: {} })
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  '',
])('a body of type "%s" is refused', async (type) => {
  const send = await makeSender()
  const answer = await send('{"a":1}', { 'content-type': type })
  expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
})

test.each(['{', 'undefined', '[1]', '"text"', 'null', '7', '{"a":1}}'])(
  'the body %s is refused without quoting it',
  async (text) => {
    const send = await makeSender()
    const answer = await send(text)
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } })
    expect(answer.body.message).not.toContain(text)
  },
)

test('a body whose announced length is too large is refused before it is read', async () => {
  const send = await makeSender()
  const answer = await send({ a: 1 }, { 'content-length': '256001' })
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 'too_large', details: { limit: 256_000 } },
  })
  expect(answer.body.message).toBe('The request is larger than 256000 bytes')
})

test('a body of unknown length is counted while it is read', async () => {
  const { app, ...server } = makeTestServer()
  const { browser } = await makeMember({ app, ...server }, 'anna')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 10_000
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)))
    },
  })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
  const init = { method: 'POST', body: endless, headers, duplex: 'half' as const }
  const answer = await app.request('/api/echo', init)
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(400_000)
})

test('names that would change prototypes are left out, however they are escaped', async () => {
  const send = await makeSender()
  const text =
    '{"a":1,"__proto__":{"role":"admin"},"b":{"\\u005f_proto__":{"x":1}},"c":"__proto__"}'
  expect(await send(text)).toEqual({ status: 200, body: { a: 1, b: {}, c: '__proto__' } })
})

test('a body that is nested too deeply is refused, but brackets in texts are not counted', async () => {
  const send = await makeSender()
  const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect((await send(nested(63))).status).toBe(200)
  expect(await send(nested(64))).toMatchObject({ status: 400, body: { code: 'bad_json' } })
  expect((await send(nested(100_000))).status).toBe(400)
  expect((await send({ text: '\\"[{'.repeat(100) })).status).toBe(200)
})

test('a body may contain as many values as any call needs, and a text counts as one', async () => {
  const send = await makeSender()
  const crowded = (count: number) => `{"text":",[{\\\\\\",[","list":[${'0,'.repeat(count - 4)}0]}`
  expect((await send(crowded(5000))).status).toBe(200)
  expect(await send(crowded(5001))).toMatchObject({
    status: 413,
    body: { message: 'The request holds more than 5000 values', details: { limit: 5000 } },
  })
})

test('without a session only a small body is accepted', async () => {
  const server = makeTestServer()
  const body = { username: 'anna', password: 'x'.repeat(32_000) }
  const answer = await server.send('POST', '/api/auth/login', { body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ details: { limit: 32_000 } })
})
