/** Opens a PostgreSQL database for a process, and migrates it. */
import type { Database, Engine } from '#server/store/database.ts'
import { backUpPostgres } from './back-up.ts'
import type { Connection } from './connection.ts'
import { connect } from './connection.ts'
import { longRunning, serving } from './limits.ts'
import { createLocks } from './locks.ts'
import { expectMigrated, migratePostgres } from './migrate-postgres.ts'
import { openNews } from './news.ts'
import { createRequestQueue } from './request-queue.ts'
import { createPostgresWriter } from './writer.ts'

export type PostgresPlace = {
  /** `postgres://user:password@host/database`. */
  readonly url: string
  /** The address at which LISTEN works, if the other one is a pooler that shares its connections. */
  readonly listenUrl?: string
  /** The schema of the tables; null for the one that the database gives its user. */
  readonly schema?: string | null
  /** Whether a standby that takes over can never have lost a commit: then devices need not start over. */
  readonly isLossless?: boolean
  /** Whether to refuse while other processes of Mitten are connected. */
  readonly isAlone?: boolean
}

/** In hexadecimal digits, as in the names of PostgreSQL's files. */
const TIMELINE = `ltrim(lower(left(pg_walfile_name(pg_current_wal_lsn()), 8)), '0')`
/** The timeline on which the data came to this database. */
const KEEP_TIMELINE = `INSERT INTO meta (key, value) SELECT 'timeline', ${TIMELINE} ON CONFLICT (key) DO NOTHING`
const OWN_TABLES =
  'SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema()'
/** `atOnce` runs in only one process at a time, so that each reads the counts of the last one. */
const BEGIN_AT_ONCE = `BEGIN; SELECT pg_advisory_xact_lock(hashtext('mitten at once'))`
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY'

/** Over a connection of its own, or over the given one. */
export function openPostgres(
  place: PostgresPlace,
  given: { readonly isAsItIs?: boolean; readonly connection?: Connection } = {},
): Database {
  const { url, schema = null, isLossless = false, isAlone = false } = place
  // A command has no requests to answer.
  const limits = isAlone || given.isAsItIs ? longRunning : serving
  const connection = given.connection ?? connect({ url, schema, limits })
  const locks = createLocks(connection)
  const news = openNews({ url: place.listenUrl ?? url, schema })
  const counted = { transactions: 0, runs_again: 0, widened_scopes: 0 }
  let isOpen = true
  const timeline = createTimeline(connection, connection.connections)

  const engine: Engine = {
    file: null,
    counts: () => ({
      trips: connection.trips(),
      connections: connection.connections(),
      ...counted,
      hears_others: Number(news.isUp()),
    }),
    createWriter: (clock) => createPostgresWriter({ connection, locks, clock, counted, limits }),
    openSnapshot() {
      if (connection.isOpen()) return () => undefined
      connection.begin(SNAPSHOT)
      return connection.rollback
    },
    history: () => (isLossless ? '' : timeline()),
    requireLocked: locks.require,
    batch: connection.batch,
    inTurn: createRequestQueue({ gather: connection.gather, clock: () => performance.now() }),
    prefetch(reads) {
      if (connection.isOpen()) connection.batch(reads)
    },
    likelyReaders: locks.likelyReaders,
    atOnce: (work) => runAtOnce(connection, work),
    withoutWaiting: (work) => work(),
    // Not by a pooler that shares its connections: their limits are lifted.
    backUp: (file) =>
      backUpPostgres(
        () => openPostgres({ ...place, url: place.listenUrl ?? url }, { isAsItIs: true }),
        file,
      ),
    analyze() {
      // Without table names, it would analyze everything in the database.
      const names = connection.prepare<[], string>(OWN_TABLES).pluck().all()
      connection.exec(`ANALYZE ${names.join(', ')}`)
    },
    scrub: () => undefined,
    news,
  }
  const database: Database = {
    prepare: connection.prepare,
    exec: connection.exec,
    get open() {
      return isOpen
    },
    close() {
      isOpen = false
      news.close()
      connection.close()
      return database as never
    },
    engine,
  }
  try {
    if (isAlone) expectAlone(connection)
    if (given.isAsItIs) expectMigrated(connection)
    else {
      connection.waitAtMost(longRunning.answerTimeoutMs)
      // A command that copies all data must know every migration.
      migratePostgres(connection, { isExact: isAlone })
      connection.waitAtMost(limits.answerTimeoutMs)
      connection.prepare(KEEP_TIMELINE).run()
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function runAtOnce<Result>(connection: Connection, work: () => Result): Result {
  connection.begin(BEGIN_AT_ONCE)
  try {
    const result = work()
    connection.commit()
    return result
  } catch (error) {
    connection.rollback()
    throw error
  }
}

function expectAlone(connection: Pick<Database, 'prepare'>): void {
  const others = connection
    .prepare<[], number>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE application_name = 'mitten' AND datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .pluck()
    .get()
  if (others !== 0) throw new Error('A Mitten server is running with this data. Stop it first.')
}

/**
 * The timeline of the server, unless it is the one on which the data came to this database: moving data starts no new
 * history. Asked once for each connection: a server that was promoted, or restored, has ended the earlier ones.
 */
function createTimeline(
  connection: Pick<Database, 'prepare'>,
  connections: () => number,
): () => string {
  const now = connection.prepare<[], string>(`SELECT ${TIMELINE}`).pluck()
  const first = connection
    .prepare<[], string>(`SELECT value FROM meta WHERE key = 'timeline'`)
    .pluck()
  let [known, asked] = ['', -1]
  return () => {
    if (asked === connections()) return known
    const timeline = now.get() ?? ''
    known = (first.get() ?? timeline) === timeline ? '' : `t${timeline}`
    asked = connections()
    return known
  }
}
