/** The synced tables for drizzle, derived from the domain's declarations. Their indexes are in the migrations. */
import type { ColumnBuilderBase, ColumnBuilderBaseConfig, ColumnDataType } from 'drizzle-orm'
import type { BuildColumns } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SQLiteTableWithColumns } from 'drizzle-orm/sqlite-core'
import type { Column, Columns } from '#domain/column.ts'
import type { TableName } from '#domain/tables.ts'
import { tables } from '#domain/tables.ts'

type Builder<Value> = ColumnBuilderBase<
  ColumnBuilderBaseConfig<ColumnDataType, string> & { readonly data: NonNullable<Value> }
> & { readonly _: { readonly notNull: null extends Value ? false : true } }
type Builders<C extends Columns> = {
  [Name in keyof C & string]: C[Name] extends Column<infer Value> ? Builder<Value> : never
}
type SyncedTable<T extends TableName> = SQLiteTableWithColumns<{
  name: T
  schema: undefined
  dialect: 'sqlite'
  columns: BuildColumns<T, Builders<(typeof tables)[T]['columns']>, 'sqlite'>
}>

export const syncedTables = Object.fromEntries(
  Object.entries(tables).map(([name, { columns }]) => [name, tableOf(name, columns)]),
) as unknown as { readonly [T in TableName]: SyncedTable<T> }

export const {
  users,
  accounts,
  usages,
  balances,
  partnerships,
  tasks,
  rewards,
  loans,
  entries,
  notifications,
  templates,
  check_ins,
  chores,
  seats,
  pauses,
  rooms,
} = syncedTables

function tableOf(name: string, columns: Columns) {
  const built = Object.entries(columns).map(([column, declared]) => [
    column,
    column === 'id' ? text().primaryKey() : columnOf(declared),
  ])
  return sqliteTable(name, Object.fromEntries(built) as Record<string, ReturnType<typeof text>>)
}

function columnOf({ kind, isOptional }: Column) {
  const column = builderOf(kind)
  return isOptional ? column : column.notNull()
}

function builderOf(kind: Column['kind']) {
  switch (kind) {
    case 'whole':
      return integer()
    case 'flag':
      return integer({ mode: 'boolean' })
    default:
      return text()
  }
}
