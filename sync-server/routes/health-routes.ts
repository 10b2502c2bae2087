/** Liveness and readiness. No details for strangers, except instructions for the admin. */
import { Hono } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { HOW_TO_RESTORE } from '#server/store/damage.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { meta } from '#server/store/schema.ts'

/** Anybody may call this as often as they like; the disk is checked at most this often. */
const PROBE_MS = 5000
/** One change of a household writes this much, about twenty pages: with less room, no change fits. */
const PROBE_BYTES = 80_000

type Deps = {
  readonly database: Database
  readonly now: () => Date
  readonly isDamaged: () => boolean
}

export function createHealthRoutes({ database, now, isDamaged }: Deps) {
  let isStopping = false
  const canSave = createProbe({ database, now })
  const isReady = () => !isStopping && canSave()

  const routes = new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', (c) => {
      if (isDamaged()) return c.text(`The data is damaged. ${HOW_TO_RESTORE}`, 503)
      return isReady() ? c.text('ok') : c.text('not ready', 503)
    })
  return { routes, stopping: () => (isStopping = true) }
}

/** Writes something and reports whether that worked, which detects a full disk, a failing one and a stuck writer. */
function createProbe({ database, now }: Pick<Deps, 'database' | 'now'>): () => boolean {
  const queries = queriesOf(database)
  // An unchanged value would not be written at all.
  const save = (value: string) =>
    queries
      .insert(meta)
      .values({ key: 'probe', value })
      .onConflictDoUpdate({ target: meta.key, set: { value } })
      .run()
  let isSaved = false
  let probedMs = -Infinity

  return () => {
    const nowMs = now().getTime()
    if (Math.abs(nowMs - probedMs) < PROBE_MS) return isSaved
    probedMs = nowMs
    try {
      database.engine.withoutWaiting(() => save(`${nowMs} `.repeat(PROBE_BYTES / 14)))
      isSaved = true
    } catch {
      isSaved = false
    }
    return isSaved
  }
}
