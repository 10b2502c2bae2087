/**
 * The database of the model's server: SQLite in memory, or a schema of PostgreSQL if `TEST_DATABASE_URL` names a
 * database. Its contents are saved and restored as a file of SQLite in either case.
 */
import Sqlite from 'better-sqlite3'
import { copyRows } from '#server/store/copy-rows.ts'
import type { Database } from '#server/store/database.ts'
import { openDatabase, withEngine } from '#server/store/open-database.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import type { ThreadConnection } from '#server/store/postgres/thread-connection.ts'
import { openThreadConnection } from '#server/store/postgres/thread-connection.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { withoutSweeps } from '#server/testing/without-sweeps.ts'

export type ModelDatabase = {
  readonly database: Database
  /** Grows with every write. */
  changes(): number
  /** A copy of everything, as a file. */
  copy(): Buffer
  /** Ends the connection, if there is one, in the middle of its work. */
  interrupt(): void
  /** Restores everything from a copy. */
  reset(copy: Buffer): void
}

const url = process.env['TEST_DATABASE_URL']

/** A database with the contents of a file. */
export function openModelDatabase(file: Buffer): ModelDatabase {
  return url === undefined ? inMemory(file) : onPostgres(url, file)
}

function inMemory(file: Buffer): ModelDatabase {
  let database = withEngine(new Sqlite(file))
  return {
    get database() {
      return database
    },
    changes: () => database.prepare<[], number>('SELECT total_changes()').pluck().get() ?? 0,
    copy: () => database.serialize(),
    interrupt: () => undefined,
    reset: (copy) => void (database = withEngine(new Sqlite(copy))),
  }
}

const schema = `model_${process.pid}`
let kept: Database | undefined
let aside: ThreadConnection | undefined

/** One connection and one schema for all runs: opening them takes longer than a run. */
function onPostgres(place: string, file: Buffer): ModelDatabase {
  if (kept === undefined) emptySchema(place, schema)
  kept ??= withoutSweeps(openPostgres({ url: place, schema }))
  const database = kept
  aside ??= openThreadConnection({ url: place, schema: null })

  function fill(from: Buffer): void {
    const source = withEngine(new Sqlite(from))
    emptySchema(place, schema)
    database.engine.atOnce(() => void [...copyRows(source, database)])
    source.close()
  }

  fill(file)
  return {
    database,
    changes: () => database.engine.counts()['transactions'] ?? 0,
    copy() {
      const target = openDatabase(':memory:')
      target.exec('DELETE FROM meta')
      for (const _page of copyRows(database, target));
      const copy = target.serialize()
      target.close()
      return copy
    },
    interrupt() {
      const pid = database.prepare<[], number>('SELECT pg_backend_pid()').pluck().get()
      aside?.send([{ text: 'SELECT pg_terminate_backend($1, 1000)', values: [pid] }], true)
    },
    reset: fill,
  }
}
