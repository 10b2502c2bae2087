/**
 * An empty database for a test: SQLite in memory, or PostgreSQL if `TEST_DATABASE_URL` names one. There each test
 * process has its own schemas, which are emptied and reused over the same connections: starting their threads takes
 * longer than most tests.
 */
import { setImmediate } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import type { Database } from '#server/store/database.ts'
import type { Connection } from '#server/store/postgres/connection.ts'
import { connect } from '#server/store/postgres/connection.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import { PostgresError } from '#server/store/postgres/postgres-error.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { withoutSweeps } from '#server/testing/without-sweeps.ts'

const url = process.env['TEST_DATABASE_URL']
/** Whether tests use PostgreSQL, on which every read is a trip: random tests do less there. */
export const isOnPostgres = url !== undefined
const inUse = new Set<number>()
const connections = new Map<string, Connection>()

/** It closes after the test that opened it. On PostgreSQL a test may watch the connection. */
export function openTestDatabase(watch: Watch = (connection) => connection): Database {
  return url === undefined ? openEmptySqlite() : openOwnSchema(url, watch)
}

type Watch = (connection: Connection) => Connection

function openOwnSchema(place: string, watch: Watch): Database {
  let number = 0
  while (inUse.has(number)) number += 1
  inUse.add(number)
  const schema = `test_${process.pid}_${threadId}_${number}`
  emptySchema(place, schema)
  const connection = connections.get(schema) ?? connect({ url: place, schema })
  connections.set(schema, connection)
  const { transaction } = connection
  const kept = watch({
    ...connection,
    close: connection.rollback,
    transaction: {
      ...transaction,
      begin(text) {
        if (!database.open) throw new PostgresError('The test is over', { isLost: true })
        transaction.begin(text)
      },
    },
  })
  const database = withoutSweeps(openPostgres({ url: place, schema }, { connection: kept }))
  closeAfterTest(async () => {
    if (database.open) database.close()
    while (transaction.isOpen()) await setImmediate()
    inUse.delete(number)
  })
  return database
}

/** Closes after the test; a database for a whole file of tests stays open until the process exits. */
function closeAfterTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close)
  } catch {
    process.once('exit', () => void close())
  }
}
