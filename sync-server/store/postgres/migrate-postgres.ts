/**
 * Creates and migrates the schema, from the same files as for SQLite. A new database gets the schema that they result
 * in; later files run one by one, translated for PostgreSQL. One process migrates, the others wait for it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { expectFitting, failedUpdate, migrate, readMigrations } from '#server/store/migrate.ts'
import type { Migration } from '#server/store/migrate.ts'
import type { Connection } from './connection.ts'
import { migrationToPostgres } from './dialect.ts'
import { localSettingsOf, longRunning } from './limits.ts'
import { PostgresError } from './postgres-error.ts'

/** The advisory lock for migrating: any number that nothing else uses. */
const LOCK = 7_346_018
/** While a statement waits for a table, everybody else waits behind it: so it gives up soon, and tries again. */
const LOCK_TIMEOUT = '2s'
const LOCK_TAKEN = '55P03'
const RETRY_DELAY_MS = 200
const MAX_TRIES = 200

const ADD_BESIDE =
  'ALTER TABLE migrations ADD COLUMN IF NOT EXISTS beside bigint NOT NULL DEFAULT 0'

/** By PostgreSQL's code: the schema does not exist, or the role may not make tables in it. */
const noPlace: Readonly<Record<string, string>> = {
  '3F000':
    'The database has no schema for Mitten: CREATE SCHEMA AUTHORIZATION mitten makes one for the role mitten (docs/deploy.md).',
  '42501':
    'The role may not make tables in the schema: CREATE SCHEMA AUTHORIZATION mitten gives the role mitten one of its own (docs/deploy.md).',
}

type Options = {
  readonly known?: readonly Migration[]
  /** Also refuses schemas beside which this release could go on. */
  readonly isExact?: boolean
}
type AppliedRow = {
  readonly name: string
  readonly checksum: string
  readonly beside: string | null
}

/** Throws, without changes, if this release does not fit the schema. */
export function migratePostgres(connection: Connection, options: Options = {}): void {
  for (let tries = 1; ; tries++)
    try {
      return migrateOnce(connection, options)
    } catch (error) {
      connection.rollback()
      if (!isLocked(error)) throw error
      if (tries === MAX_TRIES) throw failedUpdate(error, undefined, true)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS)
    }
}

function isLocked(error: unknown): boolean {
  return error instanceof PostgresError && error.code === LOCK_TAKEN
}

function migrateOnce(
  connection: Connection,
  { known = readMigrations(), isExact = false }: Options,
): void {
  connection.begin(`BEGIN; ${localSettingsOf(longRunning, '0')}`)
  connection.exec(`SELECT pg_advisory_xact_lock(${LOCK})`)
  const rows = appliedIn(connection)
  const applied = new Set(rows.map(({ name }) => name))
  const pending = known.filter(({ name }) => !applied.has(name))
  const isKnown = (name: string) => known.some((each) => each.name === name)
  expectFitting(
    checksumsOf(rows.filter(({ name, beside }) => isExact || beside !== '1' || isKnown(name))),
    known,
  )
  if (pending.length > 0) connection.exec(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
  if (rows.length === 0) create(connection, known)
  else for (const each of pending) apply(connection, each)
  connection.commit()
}

/** Throws unless exactly the migrations of this release have run. */
export function expectMigrated(connection: Connection): void {
  const [applied, known] = [checksumsOf(appliedIn(connection)), readMigrations()]
  expectFitting(applied, known)
  if (applied.size === 0) throw new Error('There is no data of Mitten in this database yet.')
  if (applied.size < known.length)
    throw new Error('The data is from an older Mitten. Start the server once, then try again.')
}

/** Without naming the column `beside`, which the schema of an older release lacks. */
function appliedIn(connection: Connection): readonly AppliedRow[] {
  const [isMitten] = connection
    .prepare<[], { found: string | null }>(`SELECT to_regclass('migrations') AS found`)
    .all()
  if (isMitten?.found === null) return []
  return connection
    .prepare<[], AppliedRow>(
      `SELECT name, checksum, to_jsonb(migrations) ->> 'beside' AS beside FROM migrations`,
    )
    .all()
}

function checksumsOf(rows: readonly AppliedRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** The tables and indexes that SQLite has after all migrations; the triggers are written in PostgreSQL's language. */
function create(connection: Connection, known: readonly Migration[]): void {
  const encoding = connection.prepare(`SELECT current_setting('server_encoding')`).pluck().get()
  if (encoding !== 'UTF8')
    throw new Error(
      `The database is in ${String(encoding)}: make one with TEMPLATE template0 ENCODING 'UTF8' (docs/deploy.md).`,
    )
  const model = new Sqlite(':memory:')
  try {
    migrate(model, known)
    const texts = model
      .prepare<[], string>(
        `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND type IN ('table', 'index')
         ORDER BY type DESC, instr(sql, 'REFERENCES') > 0, name`,
      )
      .pluck()
      .all()
    connection.exec([...texts.map(migrationToPostgres), ownText(), ADD_BESIDE].join(';\n'))
    for (const migration of known) note(connection, migration)
    connection.exec(`INSERT INTO picture_room (user_id, bytes) VALUES ('', 0)`)
  } catch (error) {
    throw withoutPlace(error)
  } finally {
    model.close()
  }
}

/** PostgreSQL's own error ends with the statement, which has all tables. */
function withoutPlace(error: unknown): unknown {
  const sentence = error instanceof PostgresError ? noPlace[error.code ?? ''] : undefined
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}

function apply(connection: Connection, migration: Migration): void {
  try {
    connection.exec(ADD_BESIDE)
    connection.exec(migrationToPostgres(migration.sql))
    note(connection, migration)
  } catch (error) {
    throw isLocked(error) ? error : failedUpdate(error, migration, true)
  }
}

/** Also records whether processes of other releases can go on with it. */
function note(connection: Connection, { name, checksum, isCompatible }: Migration): void {
  connection
    .prepare('INSERT INTO migrations (name, checksum, applied_at, beside) VALUES (?, ?, ?, ?)')
    .run(name, checksum, new Date().toISOString(), Number(isCompatible))
}

/** The SQL that only PostgreSQL needs. */
function ownText(): string {
  return readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'postgres.sql'), 'utf8')
}
