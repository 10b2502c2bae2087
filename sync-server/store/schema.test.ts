/** The migrations create exactly the tables that schema.ts declares. */
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import * as ownTables from '#server/store/schema.ts'
import * as syncedTables from '#server/store/synced-tables.ts'

const schema = { ...ownTables, ...syncedTables }

type Column = {
  readonly name: string
  readonly type: string
  readonly notnull: 0 | 1
  readonly pk: number
}

const tables = Object.values(schema).flatMap((table) =>
  is(table, SQLiteTable) ? [getTableConfig(table)] : [],
)

test.each(tables)(
  '$name has the declared columns and indexes',
  ({ name, columns, indexes, primaryKeys }) => {
    const database = openDatabase(':memory:')
    const found = database.pragma(`table_info(${name})`) as Column[]
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
    expect(
      found.map((column) => [column.name, column.type, column.pk > 0 || column.notnull === 1]),
    ).toEqual(
      columns.map((column) => [
        column.name,
        column.getSQLType().toUpperCase(),
        column.notNull || column.primary || keys.includes(column.name),
      ]),
    )
    const stored = database
      .prepare<[string], { name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY name`,
      )
      .all(name)
    expect(stored.map((index) => index.name)).toEqual(
      indexes.map((index) => index.config.name).toSorted(),
    )
  },
)

test('every table of the database is declared', () => {
  const database = openDatabase(':memory:')
  const stored = database
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations'`,
    )
    .all()
  expect(stored.map(({ name }) => name).toSorted()).toEqual(
    tables.map(({ name }) => name).toSorted(),
  )
})
