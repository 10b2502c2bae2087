/**
 * The search index of a device: the words of each row, in a multi-entry index of its table. A row is stored without its
 * words and marked as unindexed, because index entries make every write dearer; opening a search adds them. Until then
 * search reads the marked rows themselves, so it always finds everything. Rows stay the same for screens.
 */
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableOf } from '#domain/tables.ts'
import { hasWords, wordsOf } from '#domain/words.ts'
import type { AccountDatabase } from './database.ts'
import { searchedTables, UNINDEXED } from './database.ts'

type SearchKeys = { readonly _words?: readonly string[]; readonly _unindexed?: number }
type Indexed = AnyRow & SearchKeys

/** How many rows are indexed in one transaction: a tap may have to wait for one of these. */
const BATCH = 200

/** The ids of the rows with words that begin with each of these texts. Reads keys, and only the unindexed rows. */
export function findByWords(
  database: AccountDatabase,
  name: TableName,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  const table = database.table<Indexed, string>(name)
  return database.transaction('r', table, async () => {
    const [unindexed, ...hits] = await Promise.all([
      table.where('_unindexed').equals(UNINDEXED).toArray(),
      ...wanted.map((word) => table.where('_words').startsWith(word).primaryKeys()),
    ])
    const direct = unindexed.filter((row) => hasWords(wordsIn(name, row), wanted))
    return new Set([...inAll(hits), ...direct.map(({ id }) => id)])
  })
}

function inAll(hits: readonly (readonly string[])[]): readonly string[] {
  const [fewest = [], ...others] = hits.toSorted((a, b) => a.length - b.length)
  const sets = others.map((ids) => new Set(ids))
  return fewest.filter((id) => sets.every((ids) => ids.has(id)))
}

/** Indexes the remaining rows in steps, each when the page is idle; stops early on request. */
export async function indexWords(
  database: AccountDatabase,
  { isOver, pause }: { readonly isOver: () => boolean; readonly pause: () => Promise<void> },
): Promise<void> {
  for (const name of searchedTables)
    for (let isDone = false; !isDone;) {
      await pause()
      if (isOver()) return
      isDone = await indexBatch(database, name)
    }
}

/** Whether that was all. */
function indexBatch(database: AccountDatabase, name: TableName): Promise<boolean> {
  const connection = database.forWriting('relaxed')
  return connection.transaction('rw', name, async (transaction) => {
    const table = transaction.table<Indexed, string>(name)
    const rows = await table.where('_unindexed').equals(UNINDEXED).limit(BATCH).toArray()
    // Not through Dexie: nothing changes for live queries, so none of them should run again.
    const store = transaction.idbtrans.objectStore(name)
    for (const row of rows) store.put(withWords(name, row))
    return rows.length < BATCH
  })
}

/** A stored row with the words for its index. */
export function withWords(name: TableName, row: AnyRow): AnyRow {
  const { _unindexed, ...stored }: Indexed = row
  const indexed: Indexed = { ...(stored as AnyRow), _words: wordsIn(name, row) }
  return indexed
}

function wordsIn(name: TableName, row: AnyRow): readonly string[] {
  return wordsOf(...(tableOf(name).searched?.(row) ?? []))
}
