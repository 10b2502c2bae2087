/** Damaged data: how SQLite reports it, and what the admin is told. It is not repaired; restore a backup. */
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { newestBackup } from '#server/backup/backup-folder.ts'

export const HOW_TO_RESTORE = 'Stop Mitten, then restore a backup: npm run restore -- FILE'

/** Whether SQLite found that the file is damaged or not a database. A full or failing disk has other codes. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

/** Describes the damage of a database file, with instructions to restore. */
export function damageMessage(file: string, found: string): string {
  const folder = dirname(file)
  const backup = newestBackup(folder, new Date())
  const newest =
    backup === null
      ? `There is none in ${join(folder, 'backups')}.`
      : `The newest is ${join(folder, 'backups', backup)}.`
  return `The data in ${file} is damaged: ${found}. ${HOW_TO_RESTORE}. ${newest}`
}

/** The error to tell people: for damage one with the instructions, otherwise the error itself. */
export function explain(file: string, error: unknown): unknown {
  return isDamage(error) ? new Error(damageMessage(file, error.message), { cause: error }) : error
}

/** The same for a file that was to be opened: if this process may not do that, SQLite does not say which file it is. */
export function explainOpening(file: string, error: unknown): unknown {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(CANTOPEN|READONLY)/.test(error.code)
    ? new Error(`${file} cannot be opened: ${error.message}`, { cause: error })
    : explain(file, error)
}
