/** Deliberate defects of the engine and the server, each of which must be noticed. */
import { formatCursor, parseCursor } from '#domain/cursor.ts'
import type { ExchangeRequest, MutationResult, Page } from '#domain/sync-protocol.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { Core } from '#server/core.ts'
import type { Sender } from '#server/sync/apply-mutation.ts'
import type { DeviceStore, DeviceTx, OutboxItem } from '#web/data/device-store.ts'
import { choreVariants } from './chore-variants.ts'
import { featureVariants } from './feature-variants.ts'
import { recordingOnly, rewritePages, storing } from './injected.ts'
import type { Held, Variant } from './variant.ts'
import { isShared } from './variant.ts'

export const variants: readonly Variant[] = [
  {
    name: 'no compare-and-set',
    answer: (answer, { state }) => ({ ...answer, page: { ...answer.page, base: state.cursor } }),
  },
  {
    name: 'any answer acknowledges all',
    answer: (answer, held) => ({ ...answer, results: waitingOf(held).map(applied) }),
  },
  {
    name: 'held counts as applied',
    answer: (answer) => ({
      ...answer,
      results: answer.results.map((each) => (each.status === 'held' ? applied(each) : each)),
    }),
  },
  {
    name: 'a refusal blocks the queue',
    answer: (answer) => ({
      ...answer,
      results: answer.results.filter(({ status }) => status !== 'rejected'),
    }),
  },
  {
    name: 'forgot is ignored',
    answer: (answer) => ({ ...answer, page: { ...answer.page, forgot: false } }),
  },
  {
    name: 'news is applied page by page',
    answer: (answer) => ({ ...answer, page: { ...answer.page, more: isPaging(answer.page) } }),
  },
  {
    name: 'deletions are not applied',
    answer: (answer) => ({ ...answer, page: { ...answer.page, gone: {} } }),
  },
  {
    name: 'order is not kept',
    request: (request) => ({ ...request, mutations: [...request.mutations].reverse() }),
  },
  { name: 'shadows are not restored', store: storing((tx) => readingItems(tx, afterAsBefore)) },
  {
    name: 'the newest item gives the shadow',
    store: storing((tx) => readingItems(tx, newestBefore)),
  },
  { name: 'old copies of items are trusted', store: trustingCopies },
  {
    name: 'totals are in no shadow, so a replay doubles the points',
    store: storing((tx) => ({
      enqueue: (item) => tx.enqueue({ ...item, changes: item.changes.filter(isNoBalance) }),
      replace: (items) =>
        tx.replace(items.map((item) => ({ ...item, changes: item.changes.filter(isNoBalance) }))),
    })),
  },
  { name: 'what was refused is dropped silently', store: storing(() => ({ reject: nothing })) },
  { name: 'what a rebase rewrote is not stored', store: storing(() => ({ replace: nothing })) },
  { name: 'a reset leaves the old rows', store: storing(() => ({ clear: nothing })) },
  {
    name: 'answered mutations are not kept for a restored server',
    store: storing((tx) => ({ trim: (through) => tx.trim(through + 500) })),
  },
  {
    name: 'the outbox is written beside the transaction, and lost now and then',
    store: storing((tx) => ({
      enqueue: (item) => (item.name === 'updateTask' ? Promise.resolve() : tx.enqueue(item)),
    })),
  },
  {
    name: 'the cursor moves on without what is gone',
    store: storing((tx) => ({
      write: (changes) => tx.write(changes.filter(({ after }) => after !== null)),
    })),
  },
  { name: 'outcomes are not stored with their effects', server: forgettingOutcomes },
  {
    name: 'taking a task out of sight is not in the feed',
    server: recordingOnly(({ before, after }) => !(isShared(before) && !isShared(after))),
  },
  { name: 'the feed has no deletions', server: recordingOnly(({ after }) => after !== null) },
  { name: 'the feed has no totals', server: recordingOnly(isNoBalance) },
  { name: 'an entry of the feed keeps one row of a commit', server: enteringOneRow },
  { name: 'entries are removed, and devices behind them go on', server: keepingFloors },
  { name: 'answers are not projected', server: answeringRawRows },
  { name: 'a new partner gets nothing of before', server: withoutBackfill },
  { name: 'paging loses what changes meanwhile', server: endingPagingAtTheHead },
  { name: 'a first sync leaves rows out between two pages', server: skippingHistory },
  { name: 'a first sync brings only own rows', server: withoutRowsOfOthers },
  { name: 'cursors of another epoch are trusted', server: trustingEpochs },
  { name: 'whose session it is does not matter', server: mixingAccounts },
  { name: 'points are paid again after a reopening', server: payingTwice },
  ...choreVariants,
  ...featureVariants,
]

function applied({ id }: { readonly id: string }): MutationResult {
  return { id, status: 'applied' }
}

function waitingOf({ state, items }: Held): readonly OutboxItem[] {
  return items.filter(({ seq }) => seq > state.settled)
}

function isPaging({ cursor }: Page): boolean {
  return (parseCursor(cursor)?.position ?? null) !== null
}

function nothing(): Promise<void> {
  return Promise.resolve()
}

function isNoBalance({ table }: Change): boolean {
  return table !== 'balances'
}

function readingItems(
  tx: DeviceTx,
  change: (items: readonly OutboxItem[]) => readonly OutboxItem[],
): Partial<DeviceTx> {
  return { waiting: async (after, limit) => change(await tx.waiting(after, limit)) }
}

function afterAsBefore(items: readonly OutboxItem[]): readonly OutboxItem[] {
  return items.map((item) => ({
    ...item,
    changes: item.changes.map((change) => ({ ...change, before: change.after })),
  }))
}

function newestBefore(items: readonly OutboxItem[]): readonly OutboxItem[] {
  const newest = new Map<string, AnyRow | null>()
  for (const { changes } of items)
    for (const { table, id, before } of changes) newest.set(`${table}/${id}`, before)
  return items.map((item) => ({
    ...item,
    changes: item.changes.map((change) => ({
      ...change,
      before: newest.get(`${change.table}/${change.id}`) ?? null,
    })),
  }))
}

/** Takes the items read for sending as the stored ones, although a rebase has rewritten these since. */
function trustingCopies(store: DeviceStore): DeviceStore {
  const copies = new Map<string, OutboxItem>()
  return {
    ...store,
    transaction: (work) =>
      store.transaction((tx) =>
        work({
          ...tx,
          async waiting(after, limit) {
            const items = await tx.waiting(after, limit)
            for (const item of items) if (!copies.has(item.id)) copies.set(item.id, item)
            return items.map((item) => copies.get(item.id) ?? item)
          },
        }),
      ),
  }
}

function forgettingOutcomes({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS forget AFTER INSERT ON mutations
    WHEN new.name IN ('updateTask', 'completeTask', 'reopenTask', 'releaseTask')
    BEGIN DELETE FROM mutations WHERE user_id = new.user_id AND id = new.id; END`)
}

function answeringRawRows(core: Core): void {
  const raw = (table: string, row: AnyRow) => core.store.get(table as TableName, row.id) ?? row
  rewritePages(core, (page) => {
    const put = Object.entries(page.put).map(([table, rows]) => [
      table,
      rows.map((row) => raw(table, row)),
    ])
    return { ...page, put: Object.fromEntries(put) as Page['put'] }
  })
}

/** Keeps only the first row of each entry. */
function enteringOneRow({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS one_row AFTER INSERT ON feed
    BEGIN UPDATE feed SET changed = (
      SELECT json_object(key, json_array(json_extract(value, '$[0]'))) FROM json_each(new.changed) LIMIT 1
    ) WHERE viewer = new.viewer AND version = new.version; END`)
}

function keepingFloors({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS no_floor AFTER UPDATE OF floor ON viewers
    WHEN new.floor > 0 BEGIN UPDATE viewers SET floor = 0 WHERE id = new.id; END`)
}

/** The next page of a history begins ten minutes too early. */
function skippingHistory(core: Core): void {
  rewritePages(core, (page) => {
    const to = parseCursor(page.cursor)
    if (page.reset || !to?.position) return page
    const position = to.position - 10 * 60_000
    return { ...page, cursor: formatCursor({ ...to, position }) }
  })
}

function withoutRowsOfOthers(core: Core): void {
  rewritePages(core, (page, { viewer, cursor }) => {
    const tasks = ((page.put['tasks'] ?? []) as Task[]).filter(({ user_id }) => user_id === viewer)
    const isHistory = page.reset || isPaging({ ...page, cursor: cursor ?? '' })
    return isHistory ? { ...page, put: { ...page.put, tasks } } : page
  })
}

function withoutBackfill({ database }: Core): void {
  database.exec(
    'CREATE TRIGGER IF NOT EXISTS no_backfill AFTER INSERT ON backfills BEGIN DELETE FROM backfills; END',
  )
}

function endingPagingAtTheHead(core: Core): void {
  rewritePages(core, (page, { viewer, cursor }) => {
    const from = parseCursor(cursor)
    if (from?.position === null || from === null || isPaging(page)) return page
    return { ...page, cursor: `${from.epoch}.${core.pages.versionOf(viewer)}` }
  })
}

function trustingEpochs(core: Core): void {
  const { exchange, pages } = core
  Object.assign(core, {
    exchange: (request: ExchangeRequest, ...rest: [Sender, string]) => {
      const cursor = request.cursor?.replace(/^[0-9a-z]+/, pages.epoch()) ?? null
      return exchange({ ...request, cursor }, ...rest)
    },
  })
}

function mixingAccounts(core: Core): void {
  const { read } = core.pages
  const people = core.store.all('users', '').map(({ id }) => id)
  Object.assign(core.pages, {
    read: (viewer: string, cursor: string | null): Page =>
      read(people[(people.indexOf(viewer) + 1) % people.length] ?? viewer, cursor),
  })
}

function payingTwice({ applier, database }: Core): void {
  const { apply } = applier
  Object.assign(applier, {
    apply: (...given: Parameters<typeof apply>) => {
      const done = apply(...given)
      const [mutations, { actor }] = given
      if (mutations.some(({ name }) => name === 'reopenTask'))
        database
          .prepare('UPDATE balances SET total_points = total_points + 1 WHERE id = ?')
          .run(actor)
      return done
    },
  })
}
