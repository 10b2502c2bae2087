/** The transaction of a command, and what it reads. */
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'

/** Fields that must all be equal; `null` matches null. Stores index the first field. */
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

/** The transaction of one command. Its errors must not be caught: one may be a MissingRead. */
export type Tx = {
  get<T extends TableName>(table: T, id: string): Tables[T] | null
  select<T extends TableName>(table: T, where: Where<T>): readonly Tables[T][]
  put<T extends TableName>(table: T, row: Tables[T]): void
  delete(table: TableName, id: string): void
  /** Writes a row whose id was derived from this very mutation: it cannot exist yet, so it needs no read. */
  insert<T extends TableName>(table: T, row: Tables[T]): void
}

/** The change that a command made to one row; `null` is absence. */
export type Change = {
  readonly table: TableName
  readonly id: string
  readonly before: AnyRow | null
  readonly after: AnyRow | null
}
