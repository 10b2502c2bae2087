/**
 * Opens the data that the settings name: a folder with SQLite, or a database of PostgreSQL. Only this file chooses
 * between the two; PostgreSQL's code is loaded only if it is used.
 */
import { lockData } from '#server/backup/lock-data.ts'
import type { Config } from '#server/config.ts'
import { explain } from './damage.ts'
import type { Database } from './database.ts'
import { appliedTo, expectFitting, readMigrations } from './migrate.ts'
import { databaseFile, openAsItIs, openDatabase } from './open-database.ts'
import type { PostgresPlace } from './postgres/open-postgres.ts'
import { PostgresError } from './postgres/postgres-error.ts'

export type Place = Pick<Config, 'dataDir' | 'postgres'>
/** A database, and how a process closes it. */
export type OpenData = { readonly database: Database; release(): void }

/**
 * For a process that creates and migrates the data. A folder belongs to one process at a time: throws if another one
 * keeps it for longer than `timeoutMs`. PostgreSQL serves several at once.
 */
export async function openData({ dataDir, postgres }: Place, timeoutMs = 0): Promise<OpenData> {
  if (postgres !== null)
    return { database: await openPlace(postgres, false), release: () => undefined }
  const lock = lockData(dataDir, timeoutMs)
  try {
    return { database: openDatabase(databaseFile(dataDir)), release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** For a command that runs beside a server: never migrates, because only the server does that, after a backup. */
export async function openBeside(
  { dataDir, postgres }: Place,
  isReadOnly = false,
): Promise<Database> {
  if (postgres !== null) return openPlace(postgres, true)
  const database = openAsItIs(dataDir, { readonly: isReadOnly })
  try {
    const [applied, known] = [appliedTo(database), readMigrations()]
    expectFitting(applied, known)
    if (applied.size < known.length)
      throw new Error(
        `The data in ${dataDir} is from an older Mitten. Start the server once, then try again.`,
      )
    if (!isReadOnly) database.pragma('synchronous = FULL')
    if (!isReadOnly) database.pragma('secure_delete = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

async function openPlace(place: PostgresPlace, isAsItIs: boolean): Promise<Database> {
  const { openPostgres } = await import('./postgres/open-postgres.ts')
  try {
    return openPostgres(place, { isAsItIs })
  } catch (error) {
    if (!(error instanceof PostgresError)) throw error
    const { host, pathname } = new URL(place.url)
    throw new Error(`PostgreSQL at ${host}${pathname} cannot be used: ${error.message}`, {
      cause: error,
    })
  }
}

/** An error while opening or using the data, for people: for damage, with the instructions. */
export function explained({ dataDir, postgres }: Place, error: unknown): unknown {
  return postgres === null ? explain(databaseFile(dataDir), error) : error
}
