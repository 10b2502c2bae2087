/**
 * Undoes changes that have not left this device. Afterwards the device is as if they had never been made, and every
 * other waiting change has the same effect as before; otherwise nothing changes at all.
 */
import { keyOf } from '#domain/row-values.ts'
import type { DeviceStore, OutboxItem } from '#web/data/device-store.ts'
import { replay } from './replay.ts'
import { isSame, newest, oldest } from './row-snapshots.ts'

/** False if one has already been sent, or if other changes would no longer have the same effect. */
export function undo(
  store: DeviceStore,
  account: string,
  seqs: readonly number[],
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const first = Math.min(...seqs)
    if (first <= Math.max(state.sent, state.settled)) return false
    const items = await tx.waiting(first - 1)
    const kept = items.filter(({ seq }) => !seqs.includes(seq))
    if (kept.length + seqs.length !== items.length) return false

    const { view, rewritten } = await replay(tx, oldest(items), { account, state, waiting: kept })
    if (!doTheSame(kept, rewritten)) return false
    const stored = newest(items)
    const differing = [...view].filter(([key, { row }]) => !isSame(stored.get(key), row))
    await Promise.all<unknown>([
      tx.write(differing.map(([, { table, id, row }]) => ({ table, id, after: row }))),
      tx.drop([...seqs]),
      tx.replace(rewritten),
    ])
    return true
  })
}

/** Whether each of them still changes the same rows and moves the same points; other totals are expected to differ. */
function doTheSame(before: readonly OutboxItem[], rewritten: readonly OutboxItem[]): boolean {
  const was = new Map(before.map((item) => [item.seq, effectOf(item)]))
  return rewritten.every((item) => was.get(item.seq) === effectOf(item))
}

function effectOf({ changes }: OutboxItem): string {
  const rows = changes.map((change) =>
    change.table === 'entries' ? keyOf(change) + JSON.stringify(change.after) : keyOf(change),
  )
  return rows.sort().join(' ')
}
