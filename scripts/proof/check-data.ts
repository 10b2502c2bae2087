/** Checks the data of a server from outside: SQLite integrity and the audit of points. */
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { sentenceFor } from '#server/audit/texts.ts'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { databaseFile, withEngine } from '#server/store/open-database.ts'
import { createRowStore } from '#server/store/row-store.ts'

/** The errors of a database; none if all is well. */
export function faultsOf(database: SqliteDatabase): readonly string[] {
  const found = database.pragma('integrity_check(1)', { simple: true })
  const store = createRowStore(database)
  return [
    ...(found === 'ok' ? [] : [String(found)]),
    ...Array.from(auditLedger(database), (difference) => sentenceFor(store, difference)),
  ]
}

/** Opens a copy of the files of a killed server, with the log, so that the next start finds them unchanged. */
export function lookAtCopy<Found>(
  dataDir: string,
  look: (database: SqliteDatabase) => Found,
): Found {
  const file = databaseFile(dataDir)
  const copy = join(dataDir, 'copy.sqlite')
  const parts = ['', '-wal'].filter((part) => existsSync(`${file}${part}`))
  for (const part of parts) copyFileSync(`${file}${part}`, `${copy}${part}`)
  const database = withEngine(new Sqlite(copy))
  try {
    return look(database)
  } finally {
    database.close()
    for (const part of ['', '-wal', '-shm']) rmSync(`${copy}${part}`, { force: true })
  }
}
