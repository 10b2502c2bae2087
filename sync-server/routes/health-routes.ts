/** Whether the process lives, and whether it can do its work. No detail for strangers. */
import { Hono } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { Database } from '#server/store/open-database.ts'

export function createHealthRoutes(database: Database) {
  let isStopping = false
  // Takes the write lock and gives it back: a full disk or a stuck writer is not ready.
  const probe = database.prepare(
    `INSERT INTO meta (key, value) VALUES ('probe', '') ON CONFLICT (key) DO UPDATE SET value = ''`,
  )

  function isReady(): boolean {
    if (isStopping) return false
    try {
      probe.run()
      return true
    } catch {
      return false
    }
  }

  const routes = new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', (c) => (isReady() ? c.text('ok') : c.text('not ready', 503)))
  return { routes, stopping: () => (isStopping = true) }
}
