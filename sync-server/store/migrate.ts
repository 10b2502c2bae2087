/**
 * Migrates the database: forward only, each file once, all pending ones together or none, after a backup. A release
 * that fails halfway leaves data that the previous one opens.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type Sqlite from 'better-sqlite3'
import { backupFile, keepOnly } from '#server/backup/backup-folder.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { isDamage } from './damage.ts'

export type Migration = {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /**
   * Whether processes that do not know it can go on: it only adds what they need not know. Its first line says so; the
   * files up to 0030 do not, and those up to 0034 call it `beside`, because a file that ran is not changed any more.
   */
  readonly isCompatible: boolean
}

/** The migrations of this release, in order. */
export function readMigrations(): readonly Migration[] {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) =>
      migrationOf(file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')),
    )
}

export function migrationOf(name: string, sql: string): Migration {
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { name, sql, checksum, isCompatible: /^-- (?:compatible|beside): yes/.test(sql) }
}

/** Throws, before any change, if this release does not fit the database. */
export function migrate(
  database: Sqlite.Database,
  known: readonly Migration[] = readMigrations(),
): void {
  const applied = appliedTo(database)
  expectFitting(applied, known)
  const pending = known.filter(({ name }) => !applied.has(name))
  const [first] = pending
  if (first === undefined) return
  const hasData = applied.size > 0
  if (hasData && !database.memory) copyBefore(database, first)
  let current: Migration | undefined
  try {
    database
      .transaction(() => {
        for (current of pending) apply(database, current)
        current = undefined
      })
      .immediate()
  } catch (error) {
    // Instructions for restoring damaged data come from elsewhere.
    throw isDamage(error) ? error : failedUpdate(error, current, hasData)
  }
}

/** The failure of an update, in sentences for people. */
export function failedUpdate(
  error: unknown,
  migration: Migration | undefined,
  hasData: boolean,
): Error {
  const failed = migration ? `The migration ${migration.name}` : 'The update'
  const wayBack = hasData
    ? ' The data is as it was before the update: start the previous release of Mitten again.'
    : ''
  return new Error(`${failed} failed: ${sentenceOf(error)}${wayBack}`, { cause: error })
}

/** PostgreSQL's messages end with the statement, which may have many lines. */
function sentenceOf(error: unknown): string {
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return `${words.replace(/[.;]$/, '')}.`
}

/** One copy for an occasion: a server that repeatedly fails to start must not fill the disk. */
function copyBefore(database: Sqlite.Database, { name }: Migration): void {
  const occasion = `before-${name}`
  const file = backupFile(dirname(database.name), new Date(), occasion)
  try {
    writeBackup(database, file)
  } catch (error) {
    if (isDamage(error)) throw error
    throw new Error(
      `The update did not begin, because the data could not be copied before it: ${sentenceOf(error)} Nothing has changed.`,
      { cause: error },
    )
  }
  keepOnly(file, occasion)
}

/** Throws if a newer Mitten wrote the database, or if a migration that ran differs from the one in this release. */
export function expectFitting(
  applied: ReadonlyMap<string, string>,
  known: readonly Migration[],
): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!checksums.has(name))
      throw new Error(
        `The data was written by a newer Mitten (${name}). Update Mitten, or restore the backup made before the update.`,
      )
    if (checksums.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had run. Get the files of the release again.`,
      )
  }
}

/**
 * The checksums of the migrations that have run, by name; none for a database that is not Mitten's. Plain SQL, because
 * this runs before the declared tables exist.
 */
export function appliedTo(database: Sqlite.Database): ReadonlyMap<string, string> {
  const isMitten = database
    .prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'`)
    .get()
  if (isMitten === undefined) return new Map()
  const rows = database
    .prepare<[], { name: string; checksum: string }>('SELECT name, checksum FROM migrations')
    .all()
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function apply(database: Sqlite.Database, { name, sql, checksum }: Migration): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT',
  )
  database.exec(sql)
  const orphans = database.pragma('foreign_key_check') as readonly unknown[]
  if (orphans.length > 0) throw new Error('It leaves rows without their parents.')
  database
    .prepare('INSERT INTO migrations (name, checksum, applied_at) VALUES (?, ?, ?)')
    .run(name, checksum, new Date().toISOString())
}
