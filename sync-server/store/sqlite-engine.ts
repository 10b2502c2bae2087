/** SQLite in this process: the only writer, and nobody to tell. */
import type Sqlite from 'better-sqlite3'
import { writeBackupMeanwhile } from '#server/backup/write-backup.ts'
import type { Engine } from './database.ts'
import { createSqliteWriter } from './sqlite-writer.ts'

const nobody: readonly string[] = []

export function createSqliteEngine(database: Sqlite.Database): Engine {
  const [begin, commit] = [database.prepare('BEGIN'), database.prepare('COMMIT')]

  /** Work that gives up at once if another process holds the lock. */
  function withoutWaiting<Result>(work: () => Result): Result {
    const patienceMs = Number(database.pragma('busy_timeout', { simple: true }))
    database.pragma('busy_timeout = 0')
    try {
      return work()
    } finally {
      database.pragma(`busy_timeout = ${patienceMs}`)
    }
  }

  return {
    counts: () => ({}),
    file: database.memory ? null : database.name,
    createWriter: (clock) => createSqliteWriter(database, clock),
    openSnapshot() {
      if (database.inTransaction) return () => undefined
      begin.run()
      return () => void commit.run()
    },
    history: () => '',
    requireLocked: null,
    batch: (reads) => reads.map((read) => read()),
    prefetch: () => undefined,
    likelyReaders: () => nobody,
    atOnce: (work) => database.transaction(work).immediate(),
    withoutWaiting,
    backUp: (file) => writeBackupMeanwhile(database, file),
    analyze: () => undefined,
    // Another process that reads just now, such as a backup, keeps the log in use: then a later checkpoint empties it.
    scrub: () => void withoutWaiting(() => database.pragma('wal_checkpoint(TRUNCATE)')),
    news: { tell: () => undefined, onTold: () => undefined, onMissed: () => undefined },
  }
}
