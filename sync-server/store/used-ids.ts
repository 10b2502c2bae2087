/** Stores the ids of deleted rows, which no later row may have: only ids, which reveal nothing. */
import type { UsedId } from '#domain/used-ids.ts'
import type { Database } from '#server/store/open-database.ts'

export type UsedIds = {
  has(used: UsedId): boolean
  /** Synchronous, for use inside the writer. */
  add(used: UsedId): void
}

export function createUsedIds(database: Database): UsedIds {
  const find = database.prepare<[string, string]>(
    'SELECT 1 FROM used_ids WHERE table_name = ? AND id = ?',
  )
  const insert = database.prepare(
    'INSERT INTO used_ids (table_name, id) VALUES (?, ?) ON CONFLICT (table_name, id) DO NOTHING',
  )
  return {
    has: ({ table, id }) => find.get(table, id) !== undefined,
    add: ({ table, id }) => void insert.run(table, id),
  }
}
