/** Drizzle's query builder for a database, typed by the declared tables. The most frequent statements are plain SQL. */
import type Sqlite from 'better-sqlite3'
import type { SQL } from 'drizzle-orm'
import { count, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/store/database.ts'

export type Queries = ReturnType<typeof queriesOf>

/**
 * Building a statement takes about 50 µs: statements that run for many requests or rows are prepared once. Plain SQL is
 * also used for statements the builder cannot express, such as pragmas. Transactions belong to the writer, never to the
 * builder.
 */
export function queriesOf(database: Pick<Database, 'prepare'>) {
  // PostgreSQL's statements have the shape of better-sqlite3's, as far as drizzle uses it.
  return drizzle({ client: database as unknown as Sqlite.Database })
}

export function hasRow(queries: Queries, table: SQLiteTable, where?: SQL): boolean {
  const found = queries
    .select({ found: sql`1` })
    .from(table)
    .where(where)
    .limit(1)
    .get()
  return found !== undefined
}

export function countRows(queries: Queries, table: SQLiteTable, where?: SQL): number {
  return queries.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0
}
