/** A database that no other process uses, so that no message can be missed. */
import type { Database } from '#server/store/database.ts'

/** Sweeps for missed messages would run statements in the middle of a test that counts them, and after its end. */
export function withoutSweeps(database: Database): Database {
  Object.assign(database.engine.news, { onMissed: () => undefined })
  return database
}
