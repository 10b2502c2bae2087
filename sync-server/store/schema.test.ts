/** The migrations create exactly the tables and columns that are declared, and the indexes of the server's own tables. */
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as programTables from '#server/store/program-tables.ts'
import * as ownTables from '#server/store/schema.ts'
import * as signInTables from '#server/store/sign-in-tables.ts'
import * as syncedTables from '#server/store/synced-tables.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'

const own = configsOf({ ...ownTables, ...signInTables, ...programTables })
const tables = [...own, ...configsOf(syncedTables)]

type Column = {
  readonly name: string
  readonly type: string
  readonly notnull: 0 | 1
  readonly pk: number
}

function configsOf(schema: object) {
  return Object.values(schema).flatMap((table) =>
    is(table, SQLiteTable) ? [getTableConfig(table)] : [],
  )
}

test.each(tables)('$name has the declared columns', ({ name, columns, primaryKeys }) => {
  const found = openEmptySqlite().pragma(`table_info(${name})`) as Column[]
  const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
  // A column that was added later is last, wherever it is declared.
  expect(
    Object.fromEntries(
      found.map((column) => [column.name, [column.type, column.pk > 0 || column.notnull === 1]]),
    ),
  ).toEqual(
    Object.fromEntries(
      columns.map((column) => [
        column.name,
        [
          column.getSQLType().toUpperCase(),
          column.notNull || column.primary || keys.includes(column.name),
        ],
      ]),
    ),
  )
})

test.each(own)('$name has the declared indexes', ({ name, indexes }) => {
  const stored = openEmptySqlite()
    .prepare<[string], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY name`,
    )
    .all(name)
  expect(stored.map((index) => index.name)).toEqual(
    indexes.map((index) => index.config.name).toSorted(),
  )
})

test('every table of the database is declared', () => {
  const database = openEmptySqlite()
  const stored = database
    .prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migrations'`,
    )
    .all()
  expect(stored.map(({ name }) => name).toSorted()).toEqual(
    tables.map(({ name }) => name).toSorted(),
  )
})
