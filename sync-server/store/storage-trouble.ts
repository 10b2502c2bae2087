/** Tells trouble of the machine (no disk space, a busy or failing disk) from internal errors. */
import Sqlite from 'better-sqlite3'
import { isDamage } from './damage.ts'

/** What SQLite says when its files cannot be written or read now, though the statement is right. */
const busyCodes = [
  'SQLITE_IOERR',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_NOMEM',
]

/** What keeps the machine from saving now; null where the error is something else. */
export function storageTrouble(error: unknown): 'no_room' | 'busy' | null {
  if (!(error instanceof Sqlite.SqliteError)) return null
  const { code } = error
  if (code === 'SQLITE_FULL') return 'no_room'
  return busyCodes.some((busy) => code === busy || code.startsWith(`${busy}_`)) ? 'busy' : null
}

/** Whether it failed for the machine or its files, whatever was asked: it says nothing against a mutation. */
export function isMachineTrouble(error: unknown): boolean {
  return storageTrouble(error) !== null || isDamage(error)
}
