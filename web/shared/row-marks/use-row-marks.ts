/** Which rows have unanswered changes, and which have refused ones. */
import { keyOf } from '#domain/row-values.ts'
import type { TableName } from '#domain/tables.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type RowMark = 'none' | 'unsynced' | 'refused'

export type RowMarks = (table: TableName, id: string) => RowMark

export function useRowMarks(): RowMarks {
  const waiting = useLive(readWaiting)
  const refused = useLive(readRefused)
  return (table, id) => {
    const key = keyOf({ table, id })
    if (refused?.has(key) === true) return 'refused'
    return waiting?.has(key) === true ? 'unsynced' : 'none'
  }
}

/**
 * The rows that each waiting item changed when it was queued, kept so that after a long time offline a tap reads one
 * item and not all of them. A rebase may rewrite an item, but not which rows it is about.
 */
const keysByDatabase = new WeakMap<AccountDatabase, Map<number, readonly string[]>>()

async function readWaiting(database: AccountDatabase): Promise<ReadonlySet<string>> {
  const state = await database.state.get('sync')
  if (!state) return new Set()
  const keysBySeq = keysByDatabase.get(database) ?? new Map<number, readonly string[]>()
  keysByDatabase.set(database, keysBySeq)
  const seqs = await database.outbox.where('seq').above(state.settled).primaryKeys()
  const missing = seqs.filter((seq) => !keysBySeq.has(seq))
  for (const item of await database.outbox.bulkGet(missing))
    if (item) keysBySeq.set(item.seq, (item.undone ?? item.changes).map(keyOf))
  const waiting = new Set(seqs)
  for (const seq of keysBySeq.keys()) if (!waiting.has(seq)) keysBySeq.delete(seq)
  return new Set([...keysBySeq.values()].flat())
}

async function readRefused(database: AccountDatabase): Promise<ReadonlySet<string>> {
  const refused = await database.rejected.toArray()
  return new Set(refused.flatMap(({ changes }) => changes.map(keyOf)))
}
