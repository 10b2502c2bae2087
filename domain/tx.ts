/** What commands work on: the tables, what they read, and the transaction they run in. */
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Balance, Entry } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import type { Account, Usage, User } from '#domain/users/user.ts'

/** Every synced table and its row. */
export type Tables = {
  users: User
  accounts: Account
  usages: Usage
  balances: Balance
  partnerships: Partnership
  tasks: Task
  rewards: Reward
  loans: Loan
  entries: Entry
  notifications: Notification
  templates: Template
  check_ins: CheckIn
}
export type TableName = keyof Tables
export type AnyRow = Tables[TableName]

/** Raised when tables or fields are added: a device then pulls everything anew once (R37). */
export const SCHEMA = 3

export const tableNames = [
  'users',
  'accounts',
  'usages',
  'balances',
  'partnerships',
  'tasks',
  'rewards',
  'loans',
  'entries',
  'notifications',
  'templates',
  'check_ins',
] as const satisfies readonly TableName[]

/** Fields that must all be equal; `null` matches null. Stores keep an index on the first field. */
export type Where<T extends TableName> = Partial<Tables[T]>

/** A row by id, or all rows of a table in which the given fields are equal. */
export type Read = {
  readonly table: TableName
  readonly id?: string
  readonly where?: Readonly<Record<string, unknown>>
}

export function row(table: TableName, id: string): Read {
  return { table, id }
}

export function rows<T extends TableName>(table: T, where: Where<T>): Read {
  return { table, where }
}

/** The transaction of one command. What it throws must be let through: it may be a MissingRead. */
export type Tx = {
  get<T extends TableName>(table: T, id: string): Tables[T] | null
  select<T extends TableName>(table: T, where: Where<T>): readonly Tables[T][]
  put<T extends TableName>(table: T, row: Tables[T]): void
  delete(table: TableName, id: string): void
  /** Writes a row whose id was derived from this very mutation: it cannot exist yet, so it needs no read. */
  insert<T extends TableName>(table: T, row: Tables[T]): void
}

/** What a command did to one row; `null` is absence. */
export type Change = {
  readonly table: TableName
  readonly id: string
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}
