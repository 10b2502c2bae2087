/** Replaces the data in PostgreSQL with a backup. The previous data stays in a schema of another name. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stampOf } from '#server/backup/backup-folder.ts'
import { prepareBackup } from '#server/backup/restore-backup.ts'
import type { Database } from '#server/store/database.ts'
import { moveData } from '#server/store/move.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { unhurried } from './limits.ts'
import type { PostgresPlace } from './open-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

type Target = PostgresPlace & { readonly backupPassphrase?: string | null }

/** Throws, with everything as it was, if a server is running or the file cannot be read as a backup. */
export async function restorePostgres(
  file: string,
  { backupPassphrase = null, ...place }: Target,
  now: Date,
): Promise<{ readonly keptIn: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-restore-'))
  const copy = join(folder, 'backup.sqlite')
  try {
    await prepareBackup(file, copy, backupPassphrase)
    return await replaceBy(openDatabase(copy), place, now)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function replaceBy(
  backup: Database,
  place: PostgresPlace,
  now: Date,
): Promise<{ readonly keptIn: string }> {
  try {
    const schemas = setAside(place, stampOf(now).toLowerCase().replaceAll(/\W/g, '_'))
    try {
      const target = openPostgres({ ...place, isAlone: true })
      try {
        await moveData(backup, target, { isNewHistory: true })
      } finally {
        target.close()
      }
    } catch (error) {
      schemas.takeBack()
      throw error
    }
    return { keptIn: schemas.aside }
  } finally {
    backup.close()
  }
}

/** Gives the schema another name, and makes an empty one in its place. */
function setAside({ url, schema = null }: PostgresPlace, stamp: string) {
  openPostgres({ url, schema, isAlone: true }).close()
  const run = (text: string) => {
    const connection = openThreadConnection({ url, schema, limits: unhurried })
    try {
      return connection.send([{ text }], true)[0]?.rows[0]?.[0]
    } finally {
      connection.close()
    }
  }
  const name = schema ?? String(run('SELECT current_schema()'))
  const aside = `${name}_before_restore_${stamp}`
  run(`BEGIN; ALTER SCHEMA "${name}" RENAME TO "${aside}"; CREATE SCHEMA "${name}"; COMMIT`)
  return {
    aside,
    takeBack: () =>
      run(
        `BEGIN; DROP SCHEMA "${name}" CASCADE; ALTER SCHEMA "${aside}" RENAME TO "${name}"; COMMIT`,
      ),
  }
}
