/** Stores the ids of deleted rows, which no later row may have: only the ids, which reveal nothing. */
import { and, eq, sql } from 'drizzle-orm'
import type { UsedId } from '#domain/used-ids.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { usedIds } from '#server/store/schema.ts'

export type UsedIds = {
  has(used: UsedId): boolean
  /** Synchronous, for use inside the writer. */
  add(used: UsedId): void
}

export function createUsedIds(database: Database): UsedIds {
  const queries = queriesOf(database)
  const [table, id] = [sql.placeholder('table'), sql.placeholder('id')]
  const find = queries
    .select()
    .from(usedIds)
    .where(and(eq(usedIds.table_name, table), eq(usedIds.id, id)))
    .prepare()
  const insert = queries
    .insert(usedIds)
    .values({ table_name: table, id })
    .onConflictDoNothing()
    .prepare()
  return {
    has: (used) => find.get(used) !== undefined,
    add: (used) => void insert.run(used),
  }
}
