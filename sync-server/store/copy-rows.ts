/** Copies all data of one database into another, of either kind: for backups of PostgreSQL, and to move between them. */
import { createHash } from 'node:crypto'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'
import * as programs from './program-tables.ts'
import * as own from './schema.ts'
import * as signIn from './sign-in-tables.ts'
import { syncedTables } from './synced-tables.ts'

const PAGE_ROWS = 200
/** The maximum number of values in a statement. */
const MAX_VALUES = 10_000

type Value = string | number | Buffer | null
type Shape = {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** The space that pictures take is added up again by triggers while they are copied. */
const tables: readonly SQLiteTable[] = [own, signIn, programs, syncedTables].flatMap((each) =>
  Object.values<SQLiteTable>(each),
)
const shapes = tables
  .filter((table) => table !== own.pictureRoom)
  .map(shapeOf)
  // A row comes after the one that it refers to.
  .toSorted((one, other) => Number(refers(one)) - Number(refers(other)))

/** Copies the tables page by page, and pauses after each page. The target must be empty, and of the same release. */
export function* copyRows(from: Database, to: Database): Generator<void> {
  for (const shape of shapes)
    for (const rows of pagesOf(from, shape)) {
      insert(to, shape, rows)
      yield
    }
}

/** The number of rows of every table, and a digest of them: equal for equal data on both kinds of database. */
export function digestOf(database: Database): ReadonlyMap<string, string> {
  return new Map(
    shapes.map((shape) => {
      const hash = createHash('sha256')
      let count = 0
      for (const rows of pagesOf(database, shape))
        for (const row of rows) {
          count += 1
          for (const value of row)
            hash.update(`${typeof value} ${String(value).length} `).update(bytesOf(value))
        }
      return [shape.name, `${count} ${hash.digest('hex')}`]
    }),
  )
}

function bytesOf(value: Value): Buffer | string {
  return Buffer.isBuffer(value) ? value : String(value)
}

function* pagesOf(
  database: Database,
  { name, columns, key }: Shape,
): Generator<readonly Value[][]> {
  const marks = key.map(() => '?').join(', ')
  const select = (condition: string) =>
    database
      .prepare<Value[], Value[]>(
        `SELECT ${columns.join(', ')} FROM ${name} ${condition} ORDER BY ${key.join(', ')} LIMIT ${PAGE_ROWS}`,
      )
      .raw()
  const next = select(`WHERE (${key.join(', ')}) > (${marks})`)
  const places = key.map((column) => columns.indexOf(column))
  for (let rows = select('').all(); rows.length > 0;) {
    yield rows
    const last = rows.at(-1) ?? []
    rows = rows.length < PAGE_ROWS ? [] : next.all(...places.map((place) => last[place] ?? null))
  }
}

function insert(database: Database, { name, columns }: Shape, rows: readonly Value[][]): void {
  const atOnce = Math.max(1, Math.floor(MAX_VALUES / columns.length))
  const marks = `(${columns.map(() => '?').join(', ')})`
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const list = some.map(() => marks).join(', ')
    database
      .prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${list}`)
      .run(...some.flat())
  }
}

function shapeOf(table: SQLiteTable): Shape {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const single = columns.filter((column) => column.primary)
  const key = primaryKeys[0]?.columns ?? single
  return { name, columns: columns.map((each) => each.name), key: key.map((each) => each.name) }
}

function refers({ name }: Shape): boolean {
  return ['push_jobs', 'push_subscriptions', 'reminded_people', 'webhook_deliveries'].includes(name)
}
