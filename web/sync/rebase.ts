/**
 * Applies the server's answer in one transaction: restores the server's rows, applies its news, settles answered
 * mutations, and runs the waiting ones again in order. Afterwards the device's rows are the waiting mutations replayed
 * over the server's rows (I5), and no waiting mutation is lost (I2).
 */
import { DAY_MS, elapsedMs } from '#domain/calendar.ts'
import { commandOf, isCommandName } from '#domain/commands.ts'
import { fits, parseCursor } from '#domain/cursor.ts'
import { keyOf } from '#domain/row-values.ts'
import type { MutationResult, Page } from '#domain/sync-protocol.ts'
import { SCHEMA, tableNames, tables } from '#domain/tables.ts'
import type {
  DeviceState,
  DeviceStore,
  DeviceTx,
  OutboxItem,
  RejectedItem,
} from '#web/data/device-store.ts'
import { cursorOf } from '#web/data/device-store.ts'
import { replay } from './replay.ts'
import type { RowSnapshot, RowSnapshots } from './row-snapshots.ts'
import { isSame, newest, oldest } from './row-snapshots.ts'

/** Answered mutations are kept up to this number and this long, to be sent again to a server that lost them (R13). */
const KEPT_ITEMS = 500
const KEPT_MS = 7 * DAY_MS
/** Above this number of rows it is cheaper to write a page than to check which of its rows are new. */
const COMPARED_ROWS = 200

export type Answer = {
  /** Consecutive pages, the first requested from the stored cursor. */
  readonly pages: readonly [Page, ...Page[]]
  readonly results: readonly MutationResult[]
  /** The server's time of the answer. */
  readonly now: string
  /** The other facts of the exchange: the clock, the settings. */
  readonly serverInfo: Partial<
    Pick<DeviceState, 'clockOffsetMs' | 'lastSyncedAt' | 'settings' | 'serverSchema'>
  >
  /** The results do not come from the server, which does not know these mutations. */
  readonly isRefusedHere?: boolean
}

/** Applies an answer, or drops it whole (`stale`) if the device has moved on since the request. */
export function applyAnswer(
  store: DeviceStore,
  account: string,
  answer: Answer,
): Promise<'applied' | 'stale'> {
  // Relaxed: if a power failure undoes this, the server sends it again.
  return store.transaction(async (tx) => {
    const state = await tx.state()
    const cursor = answer.pages.at(-1)?.cursor ?? answer.pages[0].cursor
    if (!fits({ ...answer.pages[0], cursor }, cursorOf(state))) return 'stale'

    const { last, before, rejected, rewritten } = await rebase(tx, { account, answer, state })
    const settled = last?.seq ?? before.settled
    const acknowledgedId = answer.isRefusedHere ? undefined : last?.id
    await Promise.all([
      tx.putState({
        ...state,
        ...answer.serverInfo,
        schema: schemaAfter(answer, state),
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

/** A reset brings rows of the server's schema. If a table of another release was left out, that release starts over. */
function schemaAfter({ pages, serverInfo }: Answer, { schema }: DeviceState): number {
  if (pages[0].reset) return Math.min(SCHEMA, serverInfo.serverSchema ?? SCHEMA)
  const isKnown = pages.every(({ put, gone }) =>
    [...Object.keys(put), ...Object.keys(gone)].every((table) => Object.hasOwn(tables, table)),
  )
  return isKnown ? schema : Math.min(SCHEMA, schema)
}

/** Takes answered mutations off the queue, and replays the waiting ones over the server's rows. */
async function rebase(tx: DeviceTx, input: RebaseInput) {
  const { answer, state } = input
  const count = answer.results.length
  const sent = count > 0 ? await tx.waiting(state.settled, count) : []
  // Tables and waiting items are right already: items further back need not even be read.
  if (matchesPrediction(sent, answer))
    return { last: sent.at(-1), before: state, rejected: [], rewritten: [] }
  const { items, before } = await waitingItems(tx, input)
  const { answered, waiting, rejected } = settle(items, answer)
  const rewritten = await rebaseRows(tx, { ...input, items, answered, waiting })
  return { last: answered.at(-1), before, rejected, rewritten }
}

/** Whether the server did exactly what this device predicted for the head of its queue, and nothing else happened. */
function matchesPrediction(
  sent: readonly OutboxItem[],
  { pages, results, isRefusedHere }: Answer,
): boolean {
  if (isRefusedHere || pages.some(({ reset, forgot }) => reset || forgot)) return false
  const isApplied = ({ id }: OutboxItem, index: number) =>
    results[index]?.id === id && results[index].status === 'applied'
  if (results.length !== sent.length || !sent.every(isApplied)) return false
  const [received, before, after] = [rowsIn(pages), oldest(sent), newest(sent)]
  return (
    [...received.keys()].every((key) => after.has(key)) &&
    [...after].every(([key, { row }]) => isSame(received.get(key) ?? before.get(key), row))
  )
}

/** The items without an answer; after the server lost history, also those answered recently. */
async function waitingItems(tx: DeviceTx, { state, answer: { pages, now } }: RebaseInput) {
  if (!isHistoryLost(pages[0], state))
    return { items: await tx.waiting(state.settled), before: state }
  const kept = await tx.waiting(0)
  const expired = kept.filter(({ seq, at }) => seq <= state.settled && elapsedMs(at, now) > KEPT_MS)
  await tx.drop(expired.map(({ seq }) => seq))
  // Asked about the acknowledged one, which is perhaps not sent again, the server would answer `forgot` once more.
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
  return !(isCommandName(name) && commandOf(name).silentRefusals?.includes(code))
}

type RebaseInput = {
  readonly account: string
  readonly answer: Answer
  readonly state: DeviceState
}
type Rebase = RebaseInput & {
  readonly items: readonly OutboxItem[]
  readonly answered: readonly OutboxItem[]
  readonly waiting: readonly OutboxItem[]
}

/** Updates the tables to the server's rows with the waiting mutations on top; returns the items that changed. */
async function rebaseRows(
  tx: DeviceTx,
  { account, state, answer, items, answered, waiting }: Rebase,
): Promise<readonly OutboxItem[]> {
  const received = rowsIn(answer.pages)
  const isReset = answer.pages[0].reset
  const present: RowSnapshots = isReset ? new Map() : await presentRows(tx, received)
  if (isReset) await tx.clear()
  const shadows: RowSnapshots = isReset ? new Map() : oldest(items)
  const server = new Map([...shadows, ...received])
  const stored = new Map([...present, ...(isReset ? [] : newest(items))])
  const predicted = new Map([...present, ...shadows, ...newest(answered)])

  // The server did exactly what this device predicted: tables and waiting items are already right.
  if (!isReset && [...server].every(([key, { row }]) => isSame(predicted.get(key), row))) return []

  const { view, rewritten } = await replay(tx, server, { account, state, waiting })
  const differing = [...view].filter(([key, { row }]) => !isSame(stored.get(key), row))
  await tx.write(differing.map(([, { table, id, row }]) => ({ table, id, after: row })))
  return rewritten
}

/** The stored rows of those received; unknown if there are too many to read. */
async function presentRows(tx: DeviceTx, received: RowSnapshots): Promise<RowSnapshots> {
  if (received.size > COMPARED_ROWS) return new Map()
  const places = [...received]
  const found = await tx.load(places.map(([, { table, id }]) => ({ table, id })))
  return new Map(
    places.map(([key, place], index) => [key, { ...place, row: found[index]?.[0] ?? null }]),
  )
}

/** The latest state of every row in the pages; tables that this release does not know are left out (R37). */
function rowsIn(pages: readonly Page[]): RowSnapshots {
  const rows = new Map<string, RowSnapshot>()
  for (const { put, gone } of pages)
    for (const table of tableNames) {
      for (const row of put[table] ?? [])
        rows.set(keyOf({ table, id: row.id }), { table, id: row.id, row })
      for (const id of gone[table] ?? []) rows.set(keyOf({ table, id }), { table, id, row: null })
    }
  return rows
}
