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

/** The rows each waiting item changed, kept so that a tap during a long time offline reads one item, not all. */
type Known = { rebases: number; readonly keysBySeq: Map<number, readonly string[]> }

const knownByDatabase = new WeakMap<AccountDatabase, Known>()

async function readWaiting(database: AccountDatabase): Promise<ReadonlySet<string>> {
  const state = await database.state.get('sync')
  if (state?.key !== 'sync') return new Set()
  const { keysBySeq } = knownAfter(database, state.rebases)
  const seqs = await database.outbox.where('seq').above(state.settled).primaryKeys()
  const missing = seqs.filter((seq) => !keysBySeq.has(seq))
  for (const item of await database.outbox.bulkGet(missing))
    if (item) keysBySeq.set(item.seq, item.changes.map(keyOf))
  const waiting = new Set(seqs)
  for (const seq of keysBySeq.keys()) if (!waiting.has(seq)) keysBySeq.delete(seq)
  return new Set([...keysBySeq.values()].flat())
}

/** A rebase rewrites what waiting items changed: what was known before it is of no use. */
function knownAfter(database: AccountDatabase, rebases: number): Known {
  const known = knownByDatabase.get(database)
  if (known?.rebases === rebases) return known
  const fresh = { rebases, keysBySeq: new Map<number, readonly string[]>() }
  knownByDatabase.set(database, fresh)
  return fresh
}

async function readRefused(database: AccountDatabase): Promise<ReadonlySet<string>> {
  const refused = await database.rejected.toArray()
  return new Set(refused.flatMap(({ changes }) => changes.map(keyOf)))
}
