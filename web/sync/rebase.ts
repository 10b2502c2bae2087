/**
 * Applies the server's answer in one transaction: restores the server's rows, applies its news, settles answered
 * mutations, and runs the waiting ones again in order. Afterwards the device's rows are the waiting mutations replayed
 * over the server's rows (I5), and no waiting mutation is lost (I2).
 */
import { DAY_MS, elapsedMs } from '#domain/calendar.ts'
import { commandOf } from '#domain/commands.ts'
import { fits, parseCursor } from '#domain/cursor.ts'
import type { MutationResult, Page } from '#domain/sync-protocol.ts'
import { tableNames } from '#domain/tables.ts'
import type {
  DeviceState,
  DeviceStore,
  DeviceTx,
  OutboxItem,
  RejectedItem,
} from '#web/data/device-store.ts'
import { cursorOf } from '#web/data/device-store.ts'
import { loadExpected, replay } from './replay.ts'
import type { RowSnapshot, RowSnapshots } from './row-snapshots.ts'
import { isSame, newest, oldest } from './row-snapshots.ts'

/** Answered mutations are kept in this number and for this long, to be sent again to a server that lost them (R13). */
const KEPT_ITEMS = 500
const KEPT_MS = 7 * DAY_MS
/** Above this many rows it is cheaper to write a page than to check which of its rows are new. */
const COMPARED_ROWS = 200

export type Answer = {
  /** Consecutive pages, the first requested from the stored cursor. */
  readonly pages: readonly [Page, ...Page[]]
  readonly results: readonly MutationResult[]
  /** The server's time of the answer. */
  readonly now: string
  /** What the exchange learned besides rows: the clock, the settings. */
  readonly serverInfo: Partial<
    Pick<DeviceState, 'clockOffsetMs' | 'lastSyncedAt' | 'settings' | 'schema'>
  >
  /** Copies of the outbox items that were read for sending, and how often it had been rewritten then. */
  readonly sent: {
    readonly items: readonly OutboxItem[]
    readonly rebases: number
    /** The head of the queue at that time. */
    readonly settled: number
  }
  /** The results are not the server's, which does not know these mutations. */
  readonly isRefusedHere?: boolean
}

/** Applies an answer, or drops it whole (`stale`) if the device has moved on since it was requested. */
export function applyAnswer(
  store: DeviceStore,
  account: string,
  answer: Answer,
): Promise<'applied' | 'stale'> {
  // Relaxed: what a power failure undoes here, the server sends again.
  return store.transaction(async (tx) => {
    const [state, found] = await Promise.all([
      tx.state(),
      matchesPrediction(answer) ? null : readRebased(tx, answer),
    ])
    const cursor = answer.pages.at(-1)?.cursor ?? answer.pages[0].cursor
    if (!fits({ ...answer.pages[0], cursor }, cursorOf(state))) return 'stale'

    const asked = { account, answer, state }
    const { last, before, rejected, rewritten } = await settleAndRebase(tx, asked, found)
    const settled = last?.seq ?? before.settled
    const acknowledgedId = answer.isRefusedHere ? undefined : last?.id
    await Promise.all([
      tx.putState({
        ...state,
        ...answer.serverInfo,
        cursor,
        settled,
        acknowledged: acknowledgedId ?? before.acknowledged,
      }),
      tx.replace(rewritten),
      tx.reject(rejected.filter(isWorthShowing)),
      tx.drop(rejected.map(({ seq }) => seq)),
      tx.trim(settled - KEPT_ITEMS),
    ])
    return 'applied'
  }, 'relaxed')
}

/** What a rebase reads in the same round as the state, taking the queue to be as it was when it was sent. */
async function readRebased(tx: DeviceTx, { pages, sent }: Answer) {
  const news = newsOf(pages)
  const isReset = pages[0].reset
  const [items, present, loaded] = await Promise.all([
    tx.waiting(sent.settled),
    isReset ? new Map<string, RowSnapshot>() : presentRows(tx, news),
    isReset ? [] : loadExpected(tx),
  ])
  return { items, news, present, loaded }
}

/** Nothing was found where the answer is as predicted: then, for the head of the queue, nothing is to be done. */
async function settleAndRebase(tx: DeviceTx, asked: Asked, found: Found | null) {
  const { state, answer } = asked
  if (found === null && isAsSent(state, answer))
    return { last: answer.sent.items.at(-1), before: state, rejected: [], rewritten: [] }
  const { items: sent, ...rest } = found ?? (await readRebased(tx, answer))
  const { items, before } = await waitingItems(tx, asked, sent)
  const { answered, waiting, rejected } = settle(items, answer)
  const rewritten = await rebaseRows(tx, { ...asked, ...rest, items, answered, waiting })
  return { last: answered.at(-1), before, rejected, rewritten }
}

/** Whether the queue is as it was when it was read for sending, but for what was added behind. */
function isAsSent(state: DeviceState, { sent }: Answer): boolean {
  const areCopiesCurrent = sent.items.length === 0 || sent.rebases === state.rebases
  return areCopiesCurrent && sent.settled === state.settled
}

/**
 * Whether the server did exactly what this device predicted for what it sent, and nothing else happened: if that was
 * the head of the queue, the tables are right, and so are the items behind, which need not even be read.
 */
function matchesPrediction({ pages, results, sent, isRefusedHere }: Answer): boolean {
  if (isRefusedHere || pages.some(({ reset, forgot }) => reset || forgot)) return false
  const isApplied = ({ id }: OutboxItem, index: number) =>
    results[index]?.id === id && results[index].status === 'applied'
  if (results.length !== sent.items.length || !sent.items.every(isApplied)) return false
  const [news, before, after] = [newsOf(pages), oldest(sent.items), newest(sent.items)]
  return (
    [...news.keys()].every((key) => after.has(key)) &&
    [...after].every(([key, { row }]) => isSame(news.get(key) ?? before.get(key), row))
  )
}

/** The items without an answer; after the server lost history, also recently answered ones. */
async function waitingItems(tx: DeviceTx, { state, answer }: Asked, asSent: readonly OutboxItem[]) {
  const { pages, now, sent } = answer
  if (!isHistoryLost(pages[0], state)) {
    const items = state.settled === sent.settled ? asSent : await tx.waiting(state.settled)
    return { items, before: state }
  }
  const kept = await tx.waiting(0)
  const expired = kept.filter(({ seq, at }) => seq <= state.settled && elapsedMs(at, now) > KEPT_MS)
  await tx.drop(expired.map(({ seq }) => seq))
  // Asked about it again, the server would answer `forgot` once more: it may be none of those that are sent again.
  const before = { settled: 0, acknowledged: null }
  return { items: kept.filter((item) => !expired.includes(item)), before }
}

function isHistoryLost({ reset, forgot, cursor }: Page, state: DeviceState): boolean {
  const before = parseCursor(cursorOf(state))
  return forgot || (reset && before !== null && before.epoch !== parseCursor(cursor)?.epoch)
}

/** Answers are for the head of the queue: the server stops where it cannot continue, and order is kept (I6). */
function settle(items: readonly OutboxItem[], { results, now }: Answer) {
  const byId = new Map(results.map((result) => [result.id, result]))
  const firstOpen = items.findIndex(({ id }) => (byId.get(id)?.status ?? 'held') === 'held')
  const answered = firstOpen === -1 ? items : items.slice(0, firstOpen)
  const rejected = answered.flatMap((item): (RejectedItem & { readonly seq: number })[] => {
    const result = byId.get(item.id)
    if (result?.status !== 'rejected') return []
    const { code, message, details } = result
    return [{ ...item, code, message, details, rejected_at: now }]
  })
  return { answered, waiting: items.slice(answered.length), rejected }
}

function isWorthShowing({ name, code }: RejectedItem): boolean {
  return !commandOf(name).silentRefusals?.includes(code)
}

type Asked = { readonly account: string; readonly answer: Answer; readonly state: DeviceState }
type Found = {
  readonly items: readonly OutboxItem[]
  readonly news: RowSnapshots
  /** The stored rows of the news, as far as they were read. */
  readonly present: RowSnapshots
  readonly loaded: Awaited<ReturnType<typeof loadExpected>>
}
type Rebase = Asked &
  Found & { readonly answered: readonly OutboxItem[]; readonly waiting: readonly OutboxItem[] }

/** Updates the tables to the server's rows with the waiting mutations on top; returns the items that now differ. */
async function rebaseRows(tx: DeviceTx, rebase: Rebase): Promise<readonly OutboxItem[]> {
  const { answer, items, answered, waiting, news, present, loaded } = rebase
  const isReset = answer.pages[0].reset
  if (isReset) await tx.clear()
  const shadows: RowSnapshots = isReset ? new Map() : oldest(items)
  const server = new Map([...shadows, ...news])
  const stored = new Map([...present, ...(isReset ? [] : newest(items))])
  const predicted = new Map([...present, ...shadows, ...(isReset ? [] : newest(answered))])

  // The server did exactly what this device predicted: tables and waiting items are already right.
  if (!isReset && [...server].every(([key, { row }]) => isSame(predicted.get(key), row))) return []

  const { account, state } = rebase
  const { view, rewritten } = await replay(tx, server, { account, state, waiting, loaded })
  const differing = [...view].filter(([key, { row }]) => !isSame(stored.get(key), row))
  await tx.write(differing.map(([, { table, id, row }]) => ({ table, id, after: row })))
  return rewritten
}

/** The stored rows of the news; unknown if there are too many to read. */
async function presentRows(tx: DeviceTx, news: RowSnapshots): Promise<RowSnapshots> {
  if (news.size > COMPARED_ROWS) return new Map()
  const places = [...news]
  const found = await tx.load(places.map(([, { table, id }]) => ({ table, id })))
  return new Map(
    places.map(([key, place], index) => [key, { ...place, row: found[index]?.[0] ?? null }]),
  )
}

/** The latest state of every row in the pages; tables this release does not know are left out (R37). */
function newsOf(pages: readonly Page[]): RowSnapshots {
  const rows = new Map<string, RowSnapshot>()
  for (const { put, gone } of pages)
    for (const table of tableNames) {
      for (const row of put[table] ?? []) rows.set(`${table}/${row.id}`, { table, id: row.id, row })
      for (const id of gone[table] ?? []) rows.set(`${table}/${id}`, { table, id, row: null })
    }
  return rows
}
