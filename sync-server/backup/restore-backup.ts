/**
 * Replaces the database with a backup. Until the last step, a rename, the old data is in place; afterwards it is kept
 * aside. Because the server has gone back in time, it gets a new epoch: devices start over and resend the mutations
 * they kept (R13).
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { appliedTo, expectFitting, migrate, readMigrations } from '#server/store/migrate.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { meta } from '#server/store/schema.ts'
import { stampOf } from './backup-folder.ts'
import { decryptFile, isEncrypted } from './checked-file.ts'
import { lockData } from './lock-data.ts'
import { seal } from './write-backup.ts'

type Restored = {
  /** The folder with the previous data; null if there was none. */
  readonly keptIn: string | null
}

type Place = { readonly dataDir: string; readonly backupPassphrase?: string | null }

/** Rejects, without changes, if a server is running or this release cannot read the file as a backup. */
export async function restoreBackup(file: string, place: Place, now: Date): Promise<Restored> {
  const { dataDir, backupPassphrase = null } = place
  const lock = lockData(dataDir)
  const target = databaseFile(dataDir)
  const part = `${target}.part`
  try {
    await prepareBackup(file, part, backupPassphrase)
    const keptIn = setAside(target, join(dataDir, `before-restore-${stampOf(now)}`))
    renameSync(part, target)
    return { keptIn }
  } finally {
    rmSync(part, { force: true })
    lock.release()
  }
}

/** A checked copy without its epoch: the server makes a new one when it starts. Throws if it is no backup of Mitten. */
export async function prepareBackup(
  file: string,
  part: string,
  passphrase: string | null,
): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (hasLog(file))
    throw new Error(
      `${file} belongs to a database in use: the newest data is in the file ${basename(file)}-wal beside it. Restore a backup made with npm run backup.`,
    )
  try {
    await copyPlain(file, part, passphrase)
    chmodSync(part, 0o600)
    seal(part, (copy) => {
      expectOwnSchema(copy)
      queriesOf(copy).delete(meta).where(eq(meta.key, 'epoch')).run()
    })
  } catch (error) {
    throw new Error(`${file} cannot be restored. ${sentenceOf(error)}`, { cause: error })
  }
}

async function copyPlain(file: string, part: string, passphrase: string | null): Promise<void> {
  if (!isEncrypted(file)) return copyFileSync(file, part)
  if (passphrase === null)
    throw new Error('It is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.')
  await decryptFile({ from: file, to: part }, passphrase)
}

function sentenceOf(error: unknown): string {
  if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_NOTADB')
    return 'It is not a database.'
  return error instanceof Error ? error.message : String(error)
}

/**
 * Keeps a copy of the existing data, and leaves a database without a log, because SQLite would silently apply the log
 * to the restored database. At whatever point this is interrupted, there is a database in place.
 */
function setAside(target: string, folder: string): string | null {
  const logs = ['-wal', '-shm'].map((end) => `${target}${end}`)
  const present = [target, ...logs].filter((path) => existsSync(path))
  if (present.length === 0) return null
  const keptAs = (path: string) => join(folder, basename(path))
  mkdirSync(folder, { mode: 0o700 })
  for (const path of present) copyFileSync(path, keptAs(path))
  if (existsSync(target) && checkpointLog(target)) {
    // As a single complete file, it can be restored like a backup.
    copyFileSync(target, keptAs(target))
    for (const log of logs) rmSync(keptAs(log), { force: true })
  }
  for (const log of logs) rmSync(log, { force: true })
  return folder
}

/** Moves what a killed server left in the log into the database; false if the database is unreadable. */
function checkpointLog(target: string): boolean {
  const database = new Sqlite(target)
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
    // SQLite treats an empty file as a new database.
    return appliedTo(database).size > 0
  } catch {
    // The restore may be necessary because the database is damaged; its copy is kept as it was, with its log.
    return false
  } finally {
    database.close()
  }
}

function hasLog(file: string): boolean {
  const log = `${file}-wal`
  return existsSync(log) && statSync(log).size > 0
}

/** Throws, in a sentence for people, if the database is not exactly as this or an older Mitten left it. */
function expectOwnSchema(copy: Sqlite.Database): void {
  const applied = appliedTo(copy)
  if (applied.size === 0) throw new Error('It is a database, but not one of Mitten.')
  const known = readMigrations()
  expectFitting(applied, known)
  const ran = known.slice(0, applied.size)
  const missing = ran.find(({ name }) => !applied.has(name))
  if (missing) throw new Error(`Its migrations are not complete: ${missing.name} is missing.`)
  const model = new Sqlite(':memory:')
  try {
    migrate(model, ran)
    const [own, found] = [schemaOf(model), schemaOf(copy)]
    const strange = [...found].find(([name, sql]) => own.get(name) !== sql)
    const lost = [...own.keys()].find((name) => !found.has(name))
    const name = strange?.[0] ?? lost
    if (name !== undefined) throw new Error(`The ${name} in it is not as Mitten makes it.`)
  } finally {
    model.close()
  }
  if ((copy.pragma('foreign_key_check') as readonly unknown[]).length > 0)
    throw new Error('Rows in it refer to others that are missing.')
}

/** The SQL that made each object, without details that SQLite adds or spells differently between its releases. */
function schemaOf(database: Sqlite.Database): ReadonlyMap<string, string> {
  const rows = database
    .prepare<[], { type: string; name: string; sql: string | null }>(
      `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
  return new Map(
    rows.map(({ type, name, sql }) => [`${type} ${name}`, (sql ?? '').replaceAll(/[\s"]/g, '')]),
  )
}
