/** PostgreSQL's timeouts for a serving process and for a command, read back from its settings. */
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/store/database.ts'
import { inSnapshot } from '#server/store/database.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { openPostgres } from './open-postgres.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_limits'

/** The limits of a statement, a lock, and an idle transaction. */
function limitsOf(database: Database): readonly unknown[] {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  return names.map((name) => database.prepare(`SHOW ${name}`).pluck().get())
}

function open(options: { readonly isAsItIs?: boolean } = {}): Database {
  const database = openPostgres({ url, schema }, options)
  onTestFinished(() => void database.close())
  return database
}

/** Outside a transaction, in a snapshot, in a commit of its own, and in the writer. */
async function limitsEverywhere(database: Database) {
  const look = () => limitsOf(database)
  const writer = database.engine.createWriter(() => performance.now())
  return {
    outside: look(),
    snapshot: inSnapshot(database, look),
    atOnce: database.engine.atOnce(look),
    writer: await writer.run(look),
  }
}

test('in a process that serves, everything ends in time, even reads outside a transaction', async () => {
  emptySchema(url, schema)
  const usual = ['15s', '10s', '30s']
  expect(await limitsEverywhere(open())).toEqual({
    outside: usual,
    snapshot: usual,
    atOnce: usual,
    writer: ['15s', '100ms', '30s'],
  })
})

test('a backup, an audit, a move or a restore takes as long as there is data', async () => {
  emptySchema(url, schema)
  open()
  const longRunning = ['0', '10s', '0']
  expect(await limitsEverywhere(open({ isAsItIs: true }))).toEqual({
    outside: longRunning,
    snapshot: longRunning,
    atOnce: longRunning,
    writer: ['0', '100ms', '0'],
  })
})
