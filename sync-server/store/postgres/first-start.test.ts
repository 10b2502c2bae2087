/** Several real processes start for the first time, all at once, on an empty schema. */
import { expect, onTestFinished, test } from 'vitest'
import { startServers } from './testing/start-servers.ts'
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
  const servers = await startServers(3, {
    DATABASE_URL: url,
    DATABASE_SCHEMA: schema,
    ADMIN_USERNAME: 'boss',
    ADMIN_PASSWORD: 'a-good-long-one',
    FIRST_ACCOUNT_ADMIN: 'off',
  })
  const body = JSON.stringify({ username: 'boss', password: 'a-good-long-one' })
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  for (const server of servers) {
    const signIn = { method: 'POST', headers, body }
    expect((await fetch(`${server.url}/api/auth/login`, signIn)).status).toBe(200)
  }
  expect(ask('SELECT role FROM accounts')).toEqual([['admin']])
})
