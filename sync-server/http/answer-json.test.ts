/** JSON answers: compressed if it pays off, for clients that accept it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeMember, makeTestServer } from '#server/auth/make-test-server.ts'
import { preferredEncoding } from '#server/http/encoding.ts'

const long = { text: 'Wash up, dry, put away. '.repeat(200) }

async function makeAsker() {
  const { browser } = await makeMember(makeTestServer(), 'anna')
  return async (body: unknown, encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const answer = await browser.send('POST', '/api/echo', { body, headers })
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
}

test('a long answer is compressed in a format that the client accepts', async () => {
  const ask = await makeAsker()
  const brotli = await ask(long, 'gzip, deflate, br, zstd')
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(JSON.parse(brotliDecompressSync(brotli.bytes).toString())).toEqual(long)
  expect(brotli.bytes.length).toBeLessThan(500)
  const gzip = await ask(long, 'gzip')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual(long)
  const plain = await ask(long, 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(JSON.parse(plain.bytes.toString())).toEqual(long)
})

test('a short answer is not compressed', async () => {
  const ask = await makeAsker()
  const { headers } = await ask({ text: 'short' }, 'br')
  expect(headers.get('content-encoding')).toBeNull()
})

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['zebra', null],
  ['gzip;q=0', null],
  ['', null],
  [undefined, null],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
