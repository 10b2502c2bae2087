/** Several real processes start for the first time, all at once, on an empty schema. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#server/testing/real-process.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_first_start'

function openEmptySchema() {
  const connection = openThreadConnection({ url, schema })
  onTestFinished(() => connection.close())
  const ask = (text: string) => connection.send([{ text }], true)[0]?.rows ?? []
  ask(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`)
  return ask
}

test('all come up, with one set of tables and one admin', async () => {
  const ask = openEmptySchema()
  const dataDir = mkdtempSync(join(tmpdir(), 'mitten-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const settings = {
    DATABASE_URL: url,
    DATABASE_SCHEMA: schema,
    ADMIN_USERNAME: 'boss',
    ADMIN_PASSWORD: 'a-good-long-one',
    FIRST_ACCOUNT_ADMIN: 'off',
  }
  const started = await Promise.allSettled([1, 2, 3].map(() => startServer({ dataDir, settings })))
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))))
  expect(servers).toHaveLength(3)
  const body = JSON.stringify({ username: 'boss', password: 'a-good-long-one' })
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  for (const server of servers) {
    const signIn = { method: 'POST', headers, body }
    expect((await fetch(`${server.url}/api/auth/login`, signIn)).status).toBe(200)
  }
  expect(ask('SELECT role FROM accounts')).toEqual([['admin']])
})
