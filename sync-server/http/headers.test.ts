/** The headers of each class of answer. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeMember, makeTestServer } from '#server/auth/make-test-server.ts'
import { createSecurityHeaders } from '#server/http/headers.ts'

const api = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  'content-type': 'application/json',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

test('every class of API answer has the same headers, with answerJson and with c.json (SEC19)', async () => {
  const server = makeTestServer()
  const { browser } = await makeMember(server, 'anna')
  const answers = {
    short: await browser.send('POST', '/api/echo', { body: { a: 1 } }),
    notFound: await browser.send('GET', '/api/nothing'),
    refused: await server.send('GET', '/api/who'),
    tooLarge: await browser.send('POST', '/api/echo', { body: { a: 'x'.repeat(300_000) } }),
    fault: await browser.send('POST', '/api/things/7/fault'),
    crossSite: await server.send('POST', '/api/echo', {
      headers: { origin: 'http://evil.example' },
    }),
  }
  for (const [name, { headers }] of Object.entries(answers))
    expect([name, Object.fromEntries(headers)]).toEqual([name, api])
  const statuses = Object.values(answers).map(({ status }) => status)
  expect(statuses).toEqual([200, 404, 401, 413, 500, 403])
})

test('HSTS is sent only over https', async () => {
  const secure = await makeTestServer({ PUBLIC_URL: 'https://chores.example' }).send(
    'GET',
    '/api/who',
  )
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
  const plain = await makeTestServer({ PUBLIC_URL: 'http://chores.example' }).send(
    'GET',
    '/api/who',
  )
  expect(plain.headers.get('strict-transport-security')).toBeNull()
})

test('pages may load and run only files of this server (SEC36)', async () => {
  const { files } = createSecurityHeaders(
    { isHsts: true },
    { styleNonce: 'n0nce', scripts: ['h4sh='] },
  )
  const { headers } = await new Hono().get('/', files, (c) => c.body(null)).request('/')
  expect(Object.fromEntries(headers)).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-h4sh='; style-src 'self' 'nonce-n0nce'; connect-src 'self'; img-src 'self' data: blob: https:; font-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(self), accelerometer=(), autoplay=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(self), screen-wake-lock=(self), usb=(), xr-spatial-tracking=()",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    }
  `)
})
