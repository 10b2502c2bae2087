/** All synced tables. Types, schemas, the device's stores and the server's tables are derived from their declarations. */
import { check_ins } from '#domain/check-ins/check-in-table.ts'
import { chores, pauses, seats } from '#domain/chores/chore-tables.ts'
import type { RowOf } from '#domain/column.ts'
import { loans } from '#domain/loans/loan-table.ts'
import { notifications } from '#domain/notifications/notification-table.ts'
import { partnerships } from '#domain/partnerships/partnership-table.ts'
import { balances, entries } from '#domain/points/points-tables.ts'
import { rewards } from '#domain/rewards/reward-table.ts'
import { rooms } from '#domain/rooms/room-table.ts'
import type { Table } from '#domain/table.ts'
import { tasks } from '#domain/tasks/task-table.ts'
import { templates } from '#domain/templates/template-table.ts'
import { accounts, usages, users } from '#domain/users/user-tables.ts'

export const tables = {
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
}

/** Grows with each new column; none is ever removed. A device with rows of a lower one pulls everything again (R37). */
export const SCHEMA = Object.values(tables).reduce(
  (columns, table) => columns + Object.keys(table.columns).length,
  0,
)

/** Every synced table and its row. */
// An interface rather than a type, so that the compiler knows the fields of a row even if the table is generic.
export interface Tables extends Declared {}
type Declared = { [T in keyof typeof tables]: RowOf<(typeof tables)[T]['columns']> }
export type TableName = keyof Tables
export type AnyRow = Tables[TableName]

export const tableNames = Object.keys(tables) as TableName[]

/** The declaration of any table. */
export function tableOf(name: TableName): Table {
  return tables[name] as unknown as Table
}
