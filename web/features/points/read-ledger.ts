/** Reads the ledger from its newest end; the balance after each entry is computed backwards from the stored one. */
import type { Entry } from '#domain/points/points.ts'
import { availablePoints, changeOf, emptyBalance } from '#domain/points/points.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Kind, LedgerFilter } from './ledger-filter.ts'
import { isOfKind } from './ledger-filter.ts'

/** How many entries are read at once while looking for those of a kind. */
const BATCH = 500

export type LedgerLine = {
  readonly entry: Entry
  /** By how many points it changes what I can spend; negative for fewer. */
  readonly change: number
  /** The points that I could spend right after it. */
  readonly balance: number
}

export type LedgerSlice = {
  /** Newest first. */
  readonly lines: readonly LedgerLine[]
  readonly hasMore: boolean
}

export type LedgerQuery = {
  readonly owner: string
  readonly filter: LedgerFilter
  readonly limit: number
}

/** Reads no further back than necessary: entries older than the last line do not matter for the balances. */
export function readLedger(
  database: AccountDatabase,
  { owner, filter, limit }: LedgerQuery,
): Promise<LedgerSlice> {
  const { balances, entries } = database
  const size = filter.kind === 'all' ? Math.min(limit + 1, BATCH) : BATCH
  const newest = (offset: number) =>
    entries
      .where('created_at')
      .aboveOrEqual(filter.from)
      .reverse()
      .offset(offset)
      .limit(size)
      .toArray()

  // One snapshot: totals and entries change together.
  return database.transaction('r', balances, entries, async () => {
    const available = availablePoints((await balances.get(owner)) ?? emptyBalance(owner))
    const collect = collector(filter.kind, limit, available)
    for (let offset = 0; ; offset += size) {
      const batch = await newest(offset)
      const slice = collect(batch)
      if (slice.hasMore || batch.length < size) return slice
    }
  })
}

/** Takes batches, starting with the newest, and returns what it has; `hasMore` if it could not take everything. */
function collector(kind: Kind, limit: number, available: number) {
  const lines: LedgerLine[] = []
  let balance = available
  return (batch: readonly Entry[]): LedgerSlice => {
    for (const entry of batch) {
      const change = changeOf(entry)
      const isWanted = isOfKind(entry.reason, kind)
      if (isWanted && lines.length === limit) return { lines, hasMore: true }
      if (isWanted) lines.push({ entry, change, balance })
      balance -= change
    }
    return { lines, hasMore: false }
  }
}
