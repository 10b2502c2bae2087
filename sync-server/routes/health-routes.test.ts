/** The server reports readiness exactly when it can work (SEC42). */
import { expect, onTestFinished, test } from 'vitest'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { createHealthRoutes } from './health-routes.ts'

const PROBE_MS = 5000

function health() {
  const database = openDatabase(databaseFile(makeFolder()))
  onTestFinished(() => void database.close())
  let time = Date.parse('2026-03-02T09:00:00Z')
  const { routes, stopping } = createHealthRoutes({
    database,
    now: () => new Date(time),
    isDamaged: () => false,
  })
  return {
    database,
    ask: async () => (await routes.request('/readyz')).status,
    pass: (ms: number) => (time += ms),
    stopping,
  }
}

/** The number of pages written to the log since it was emptied. */
function pagesWritten(database: SqliteDatabase): number {
  const [found] = database.pragma('wal_checkpoint(PASSIVE)') as { log: number }[]
  return found?.log ?? 0
}

test('each check writes to the disk as much as a change does, but at most once in five seconds for all requests', async () => {
  const { database, ask, pass } = health()
  expect(await ask()).toBe(200)
  for (let count = 0; count < 3; count++) {
    pass(PROBE_MS)
    database.pragma('wal_checkpoint(TRUNCATE)')
    expect(await ask()).toBe(200)
    const written = pagesWritten(database)
    expect(written).toBeGreaterThanOrEqual(20)
    pass(PROBE_MS - 1)
    for (let asked = 0; asked < 100; asked++) await ask()
    expect(pagesWritten(database)).toBe(written)
  }
})

test('a clock that was set back does not keep an old answer valid', async () => {
  const { database, ask, pass } = health()
  expect(await ask()).toBe(200)
  pass(-24 * 3_600_000)
  database.pragma('query_only = ON')
  expect(await ask()).toBe(503)
})

test('without room for a change it is not ready, and it is ready again with room', async () => {
  const { database, ask, pass } = health()
  const pages = Number(database.pragma('page_count', { simple: true }))
  // One free page: enough for a few bytes, but not for a change.
  database.pragma(`max_page_count = ${pages + 1}`)
  expect(await ask()).toBe(503)
  database.pragma('max_page_count = 1000000')
  expect(await ask()).toBe(503)
  pass(PROBE_MS)
  expect(await ask()).toBe(200)
})

test('a server that stops is not ready any more', async () => {
  const { ask, stopping } = health()
  expect(await ask()).toBe(200)
  stopping()
  expect(await ask()).toBe(503)
})
