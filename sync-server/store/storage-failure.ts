/** Tells failures of the storage (no disk space, a busy or failing disk, a lost connection) from internal errors. */
import Sqlite from 'better-sqlite3'
import { isDamage } from './damage.ts'
import { NarrowLockScope } from './lock-scope.ts'
import { PostgresError } from './postgres/postgres-error.ts'

/** SQLite's codes for files that cannot be read or written now, although the statement is right. */
const busyCodes = [
  'SQLITE_IOERR',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_NOMEM',
]

/** The failure that prevents writing now; null if the error is something else. */
export function storageFailure(error: unknown): 'no_room' | 'busy' | null {
  if (error instanceof PostgresError) return error.failure
  if (!(error instanceof Sqlite.SqliteError)) return null
  const { code } = error
  if (code === 'SQLITE_FULL') return 'no_room'
  return busyCodes.some((busy) => code === busy || code.startsWith(`${busy}_`)) ? 'busy' : null
}

/** For a write that a request can do without: with a full disk, reading still works. */
export function ignoreStorageFailure(error: unknown): void {
  if (storageFailure(error) === null) throw error
}

/** Whether it failed because of the storage, or has to run again: that does not count against a mutation. */
export function isInfrastructureFailure(error: unknown): boolean {
  return error instanceof NarrowLockScope || storageFailure(error) !== null || isDamage(error)
}

/** Whether it ended its transaction, so that nothing can be noted there any more: PostgreSQL's errors do. */
export function endsTransaction(error: unknown): boolean {
  return error instanceof PostgresError || isInfrastructureFailure(error)
}
