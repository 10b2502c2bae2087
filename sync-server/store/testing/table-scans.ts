/** Finds statements that scan whole tables or indexes, by the plans that the database makes for them. */
import type { Statement as Prepared } from 'better-sqlite3'
import type { Database } from '#server/store/database.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { isOnPostgres, openTestDatabase } from '#server/testing/open-test-database.ts'

export type Watched = {
  readonly database: Database
  /** How many of the recorded statements can scan. */
  recorded(): number
  /** The statements that scan, and what they scan. */
  scans(): readonly (readonly [sql: string, plan: string])[]
}

/** An empty database that records its statements. */
export function openWatched(): Watched {
  return isOnPostgres ? openWatchedPostgres() : openWatchedSqlite()
}

const canScan = (sql: string) =>
  /^\s*(SELECT|UPDATE|DELETE|WITH)/i.test(sql) && !sql.startsWith('SELECT id FROM ')

function openWatchedSqlite(): Watched {
  const database = openEmptySqlite()
  const plans = new Map<string, string>()
  const prepare = database.prepare.bind(database)
  function explain(sql: string): string {
    const unnamed = sql.replaceAll(/[@:$][a-z]\w*/gi, '?')
    const explained = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${unnamed}`)
    const values = Array.from({ length: (unnamed.match(/\?/g) ?? []).length }, () => null)
    return explained
      .all(...values)
      .map(({ detail }) => detail)
      .join('; ')
  }
  Object.assign(database, {
    prepare(sql: string) {
      if (canScan(sql)) plans.set(sql, explain(sql))
      return prepare(sql)
    },
  })
  return {
    database,
    recorded: () => plans.size,
    scans: () => [...plans].filter(([, plan]) => /\bSCAN (?!CONSTANT)/.test(plan)),
  }
}

/** Statements of the engine itself count, too, such as those that lock people. */
function openWatchedPostgres(): Watched {
  const recorded = new Map<string, readonly unknown[]>()
  function remember(sql: string, values: readonly unknown[]): void {
    const known = recorded.get(sql)
    // A comparison with NULL is not looked up at all.
    if (canScan(sql) && (!known || nulls(values) < nulls(known))) recorded.set(sql, values)
  }
  const database = openTestDatabase((connection) => ({
    ...connection,
    prepare: ((sql: string) => {
      const prepared: Prepared = connection.prepare(sql)
      return listened(prepared, (values) => remember(sql, values))
    }) as never,
  }))
  return {
    database,
    recorded: () => recorded.size,
    scans() {
      const statements = [...recorded]
      const small = scansAmong(database, { statements, given: IF_NO_OTHER_WAY })
      const large = scansAmong(database, { statements, given: AS_IF_LARGE })
      return [...small].filter(([sql]) => large.has(sql))
    },
  }
}

const ofSchema = 'WHERE relnamespace = CAST(current_schema() AS regnamespace)'
/**
 * Makes the planner scan a whole table only as a last resort, however small the table is. PostgreSQL counts the rows
 * and values of tables by itself now and then, including those of earlier tests, and plans must not depend on that.
 */
const IF_NO_OTHER_WAY = `SET LOCAL enable_seqscan = off;
  DELETE FROM pg_statistic WHERE starelid IN (SELECT oid FROM pg_class ${ofSchema});
  UPDATE pg_class SET reltuples = CASE relkind WHEN 'r' THEN -1 ELSE 0 END, relpages = 0 ${ofSchema} AND relkind IN ('r', 'i')`
/**
 * Tells the planner that every table and index has a million rows. It knows nothing of their contents, so it expects
 * too much of some joins; with few rows it may prefer another index, which costs the same. A statement without a
 * suitable index scans in either case.
 */
const AS_IF_LARGE = `${IF_NO_OTHER_WAY}; UPDATE pg_class SET reltuples = 1000000, relpages = 2 ${ofSchema}`

type Recorded = readonly (readonly [sql: string, values: readonly unknown[]])[]

function scansAmong(
  database: Database,
  { statements, given }: { readonly statements: Recorded; readonly given: string },
): ReadonlyMap<string, string> {
  database.exec(`BEGIN; ${given}`)
  const leading = leadingColumns(database)
  const scans = new Map<string, string>()
  for (const [sql, values] of statements) {
    const [found] = database
      .prepare<unknown[], [{ readonly Plan: Plan }]>(`EXPLAIN (FORMAT JSON) ${sql}`)
      .pluck()
      .all(...values)
    const scanned = found ? scannedIn(found[0].Plan, leading) : ['no plan']
    if (scanned.length > 0) scans.set(sql, scanned.join('; '))
  }
  database.exec('ROLLBACK')
  return scans
}

const nulls = (values: readonly unknown[]) => values.filter((value) => value === null).length

type Ask = (...values: unknown[]) => unknown
type Statement = {
  readonly [what in 'all' | 'get' | 'run']: Ask
} & {
  readonly [shape in 'pluck' | 'raw']: () => Statement
}

function listened(statement: Statement, listen: (values: readonly unknown[]) => void): Statement {
  const through =
    (what: 'all' | 'get' | 'run'): Ask =>
    (...values) => {
      listen(values)
      return statement[what](...values)
    }
  return {
    all: through('all'),
    get: through('get'),
    run: through('run'),
    pluck: () => listened(statement.pluck(), listen),
    raw: () => listened(statement.raw(), listen),
  }
}

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** For each index its first column: an index that is entered by another column is scanned from end to end. */
function leadingColumns(database: Database): ReadonlyMap<string, string> {
  const rows = database
    .prepare<[], { name: string; first: string }>(
      `SELECT relname AS name, pg_get_indexdef(indexrelid, 1, true) AS first
       FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = CAST(current_schema() AS regnamespace)`,
    )
    .all()
  return new Map(rows.map(({ name, first }) => [name, first]))
}

function scannedIn(plan: Plan, leading: ReadonlyMap<string, string>): readonly string[] {
  const { 'Node Type': type, 'Index Name': index, 'Index Cond': condition = '' } = plan
  const isEntered = condition.includes(leading.get(index ?? '') ?? condition)
  const isScan = type === 'Seq Scan' || (index !== undefined && (condition === '' || !isEntered))
  const here = isScan ? [`${type} ${plan['Relation Name'] ?? ''} ${index ?? ''} ${condition}`] : []
  return [...here, ...(plan.Plans ?? []).flatMap((part) => scannedIn(part, leading))]
}
