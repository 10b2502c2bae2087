/** Guesses through several real processes on one schema: each limit holds for all of them together (SEC11, K3). */
import { expect, test } from 'vitest'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { startServers } from './testing/start-servers.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_guessing'
/** Afterwards an address may try one more code. */
const CODE_EVERY_MS = 12_000

function startThree() {
  emptySchema(url, schema)
  return startServers(3, {
    DATABASE_URL: url,
    DATABASE_SCHEMA: schema,
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
  })
}

/** How often each status was the answer. */
function count(statuses: readonly number[]): Readonly<Record<number, number>> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((each) => each === status).length,
    ]),
  )
}

test('many at once over three processes get no more guesses than one after the other', async () => {
  const servers = await startThree()
  const guess = (path: string, body: object, from: (index: number) => string) =>
    Promise.all(
      Array.from({ length: 45 }, async (_, index) => {
        const headers = {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'X-Forwarded-For': from(index),
        }
        const server = servers[index % servers.length]
        const answer = await fetch(`${server?.url}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        return answer.status
      }),
    )
  const startedAt = performance.now()
  const codes = await guess('/api/auth/code', { code: 'ABCD2345' }, () => '198.51.100.7')
  const fresh = Math.floor((performance.now() - startedAt) / CODE_EVERY_MS)
  expect(count(codes)[404]).toBeLessThanOrEqual(5 + fresh)
  const names = { username: 'maya', password: 'a-wrong-guess' }
  const passwords = await guess('/api/auth/login', names, () => '198.51.100.8')
  expect(count(passwords)).toEqual({ 401: 10, 429: 35 })
  // All addresses of a /24 together have 40 tries: ten were used above.
  const near = await guess('/api/auth/login', names, (index) => `198.51.100.${100 + index}`)
  expect(count(near)).toEqual({ 401: 30, 429: 15 })
})
