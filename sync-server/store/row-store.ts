/** Reads and writes synced rows: the reads and the changes of commands. */
import type { Statement } from 'better-sqlite3'
import { getTableColumns } from 'drizzle-orm'
import type { Found } from '#domain/rows.ts'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import { tableOf } from '#domain/tables.ts'
import type { Change, Read } from '#domain/tx.ts'
import { peopleOf } from '#domain/visibility.ts'
import type { Database } from '#server/store/database.ts'
import { inList } from '#server/store/in-list.ts'
import { createStatements } from '#server/store/statements.ts'
import { syncedTables } from '#server/store/synced-tables.ts'

/** How many ids are looked up in one statement. */
const AT_ONCE = 256

/** Locked, like a person, by jobs that depend on who is an admin. */
export const ADMINS = 'admins'

export type RowStore = {
  load(read: Read): Found
  get<T extends TableName>(table: T, id: string): Tables[T] | null
  /** The rows with these ids that exist, in one statement. */
  some<T extends TableName>(table: T, ids: readonly string[]): Tables[T][]
  /** A row that did not exist before never replaces an existing one. */
  write(change: Change): void
  /** Rows of a table by a condition from Mitten's own code; values are always bound. */
  all<T extends TableName>(table: T, condition: string, ...values: readonly unknown[]): Tables[T][]
}

type Shape = {
  readonly fields: readonly string[]
  /** For each field, whether it is a flag. */
  readonly flags: readonly boolean[]
  /** Copying this and filling it in is faster than adding field by field. */
  readonly blank: Readonly<Record<string, null>>
  readonly insert: string
}

const shapes = Object.fromEntries(
  Object.entries(syncedTables).map(([name, table]): [string, Shape] => {
    const columns = Object.values(getTableColumns(table))
    const fields = columns.map((column) => column.name)
    const flags = columns.map(({ dataType }) => dataType === 'boolean')
    const blank = Object.fromEntries(fields.map((each) => [each, null]))
    const marks = fields.map(() => '?').join(', ')
    const insert = `INSERT INTO ${name} (${fields.join(', ')}) VALUES (${marks}) ON CONFLICT (id) DO NOTHING`
    return [name, { fields, flags, blank, insert }]
  }),
) as unknown as Readonly<Record<TableName, Shape>>

export function createRowStore(database: Database): RowStore {
  // Plain SQL, because every mutation runs several: one statement for each table and set of columns, prepared once.
  const prepared = createStatements(database)
  const reading = createReading(database)
  const { requireLocked } = database.engine

  function all<T extends TableName>(table: T, condition: string, ...values: readonly unknown[]) {
    const found = reading(table, condition).all(...values)
    return found.map((stored) => fromStored(table, stored)) as Tables[T][]
  }

  function get<T extends TableName>(table: T, id: string) {
    const stored = reading(table, 'WHERE id = ?').get(id)
    return stored === undefined ? null : (fromStored(table, stored) as Tables[T])
  }

  function find({ table, id, where }: Read): Found {
    if (id !== undefined) {
      const found = get(table, id)
      return found === null ? [] : [found]
    }
    const { condition, values } = asCondition(table, where ?? {})
    return all(table, `WHERE ${condition}`, ...values)
  }

  function some<T extends TableName>(table: T, ids: readonly string[]) {
    const found: Tables[T][] = []
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { marks, values } = inList(ids.slice(from, from + AT_ONCE))
      found.push(...all(table, `WHERE id IN (${marks})`, ...values))
    }
    requireLocked?.(found.flatMap((row) => peopleOf(table, row)))
    return found
  }

  return {
    all,
    get,
    some,
    load(read) {
      const found = find(read)
      requireLocked?.(peopleAsked(read, found))
      return found
    },
    write(change) {
      const { table, before, after } = change
      requireLocked?.([before, after].flatMap((row) => (row ? peopleOf(table, row) : [])))
      const { sql, values } = writingOf(change)
      prepared(sql).run(...values)
    },
  }
}

/** The columns are named: a process goes on while another release adds some, and reads none that it does not know. */
function createReading(database: Database) {
  const statements = new Map<string, Statement<unknown[], readonly unknown[]>>()
  return (table: TableName, condition: string) => {
    const key = `${table} ${condition}`
    const known = statements.get(key)
    if (known) return known
    const columns = shapes[table].fields.map((field) => `${table}.${field}`).join(', ')
    const statement = database
      .prepare<unknown[], readonly unknown[]>(`SELECT ${columns} FROM ${table} ${condition}`)
      .raw()
    statements.set(key, statement)
    return statement
  }
}

/** The people a read is about, even if it finds nothing: those in the rows, and those it looks for. */
function peopleAsked({ table, where }: Read, found: Found): readonly (string | null)[] {
  const named = tableOf(table).people.flatMap((field) => {
    const value: unknown = where && Reflect.get(where, field)
    return typeof value === 'string' ? [value] : []
  })
  const isAboutAdmins = table === 'accounts' && where !== undefined && 'role' in where
  return [
    ...named,
    ...(isAboutAdmins ? [ADMINS] : []),
    ...found.flatMap((row) => peopleOf(table, row)),
  ]
}

type Writing = { readonly sql: string; readonly values: readonly unknown[] }

function writingOf({ table, id, before, after }: Change): Writing {
  if (after === null) return { sql: `DELETE FROM ${table} WHERE id = ?`, values: [id] }
  if (before !== null) return updateOf(table, before, after)
  const { fields, insert } = shapes[table]
  return { sql: insert, values: fields.map((field) => toStored(Reflect.get(after, field))) }
}

/** Only the changed columns, at least one: the indexes of the others stay untouched. */
function updateOf(table: TableName, before: AnyRow, after: AnyRow): Writing {
  const fields = shapes[table].fields.filter(
    (field) => Reflect.get(before, field) !== Reflect.get(after, field),
  )
  return {
    sql: `UPDATE ${table} SET ${fields.map((field) => `${field} = ?`).join(', ')} WHERE id = ?`,
    values: [...fields.map((field) => toStored(Reflect.get(after, field))), after.id],
  }
}

/** Not IS for both cases: a partial index of the rows with a value is only used for `=`. */
function asCondition(table: TableName, where: object) {
  const tests = Object.entries(where).map(([field, value]) => ({
    field: fieldOf(table, field),
    value: toStored(value),
  }))
  const conditions = tests.map(({ field, value }) =>
    value === null ? `${field} IS NULL` : `${field} = ?`,
  )
  return {
    condition: conditions.join(' AND '),
    values: tests.flatMap(({ value }) => (value === null ? [] : [value])),
  }
}

/** Field names in `where` come from Mitten's own code; this ensures it. */
function fieldOf(table: TableName, field: string): string {
  if (!shapes[table].fields.includes(field)) throw new Error(`${table} has no field ${field}`)
  return field
}

function toStored(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}

/** A row from its values: the driver would take twice as long to name them. */
function fromStored(table: TableName, values: readonly unknown[]): AnyRow {
  const { fields, flags, blank } = shapes[table]
  const row: Record<string, unknown> = { ...blank }
  for (const [index, field] of fields.entries())
    row[field] = flags[index] ? values[index] === 1 : values[index]
  return row as unknown as AnyRow
}
