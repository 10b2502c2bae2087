/** Replaces the data in PostgreSQL with a backup. The previous data stays in a schema of another name. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stampOf } from '#server/backup/backup-folder.ts'
import { prepareBackup } from '#server/backup/restore-backup.ts'
import type { Database } from '#server/store/database.ts'
import { moveData } from '#server/store/move.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { longRunning } from './limits.ts'
import type { PostgresPlace } from './open-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

type Target = PostgresPlace & { readonly backupPassphrase?: string | null }

/** Throws, with everything as before, if a server is running or the file cannot be read as a backup. */
export async function restorePostgres(
  file: string,
  { backupPassphrase = null, ...place }: Target,
  now: Date,
): Promise<{ readonly keptIn: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-restore-'))
  const copy = join(folder, 'backup.sqlite')
  try {
    await prepareBackup(file, copy, backupPassphrase)
    const backup = openDatabase(copy)
    try {
      return await replaceBy(backup, place, now)
    } finally {
      backup.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Fills a schema beside the one in use, and renames both in one transaction: a restore that is killed before that
 * leaves the data in place, and the next one replaces the schema that it left.
 */
async function replaceBy(
  backup: Database,
  place: PostgresPlace,
  now: Date,
): Promise<{ readonly keptIn: string }> {
  const name = place.schema ?? String(run(place, 'SELECT current_schema()'))
  const beside = `restoring_${name}`
  const aside = `${name}_before_restore_${stampOf(now).toLowerCase().replaceAll(/\W/g, '_')}`
  const drop = `DROP SCHEMA IF EXISTS "${beside}" CASCADE`
  // An empty database may not even have the schema that its settings name.
  run(place, `${drop}; CREATE SCHEMA "${beside}"; CREATE SCHEMA IF NOT EXISTS "${name}"`)
  try {
    const target = openPostgres({ ...place, schema: beside, isAlone: true })
    try {
      await moveData(backup, target, { isNewHistory: true })
      target.exec(
        `BEGIN; ALTER SCHEMA "${name}" RENAME TO "${aside}"; ALTER SCHEMA "${beside}" RENAME TO "${name}"; COMMIT`,
      )
    } finally {
      target.close()
    }
  } catch (error) {
    run(place, drop)
    throw error
  }
  return { keptIn: aside }
}

/** The first value of the answer, if there is one. */
function run({ url, schema = null }: PostgresPlace, text: string): unknown {
  const connection = openThreadConnection({ url, schema, limits: longRunning })
  try {
    return connection.send([{ text }], true)[0]?.rows[0]?.[0]
  } finally {
    connection.close()
  }
}
