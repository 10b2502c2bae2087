/**
 * Ensures that only one process at a time owns a data folder: a server, or a restore. This is a lock of the operating
 * system, which SQLite takes on a separate file, so it ends with its process; backups and readers do not need it.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { openFile } from '#server/store/open-database.ts'

export type DataLock = { release(): void }

/** Creates the folder if necessary. Throws if another process holds it for longer than `timeoutMs`. */
export function lockData(dataDir: string, timeoutMs = 0): DataLock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The data folder ${dataDir} cannot be used: ${reason}`, { cause })
  }
  const lock = openFile(join(dataDir, 'mitten.lock'), { timeout: timeoutMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY')
      throw new Error('A Mitten server is running with this data. Stop it first.', { cause: error })
    throw error
  }
  return { release: () => void lock.close() }
}
