/** Database work that gives up at once if another process holds the lock, instead of blocking the server. */
import type { Database } from './open-database.ts'

export function withoutWaiting<Result>(database: Database, work: () => Result): Result {
  const patienceMs = Number(database.pragma('busy_timeout', { simple: true }))
  database.pragma('busy_timeout = 0')
  try {
    return work()
  } finally {
    database.pragma(`busy_timeout = ${patienceMs}`)
  }
}
