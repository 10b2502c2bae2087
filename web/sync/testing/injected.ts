/** How variants are injected into a device's store, and into the server's feed and pages. */
import type { Page } from '#domain/sync-protocol.ts'
import type { TableName, Tables } from '#domain/tables.ts'
import type { Change } from '#domain/tx.ts'
import type { Core } from '#server/core.ts'
import type { DeviceStore, DeviceTx } from '#web/data/device-store.ts'

type TxOverrides = (tx: DeviceTx) => Partial<DeviceTx>

/** A store with transactions that do some things differently. */
export function storing(part: TxOverrides) {
  return (store: DeviceStore): DeviceStore => ({
    ...store,
    transaction: (work) => store.transaction((tx) => work({ ...tx, ...part(tx) })),
  })
}

export function recordingOnly(isRecorded: (change: Change) => boolean) {
  return recordingWhole((changes) => changes.filter(isRecorded))
}

/** All changes of a commit are written, but only these enter the feed. */
export function recordingWhole(kept: (changes: readonly Change[]) => readonly Change[]) {
  return ({ feed, store }: Core): void => {
    const { record } = feed
    Object.assign(feed, {
      record(changes: readonly Change[]) {
        for (const change of changes) store.write(change)
        return record(kept(changes))
      },
    })
  }
}

type Asked = { readonly viewer: string; readonly cursor: string | null }

export function rewritePages({ pages }: Core, rewrite: (page: Page, asked: Asked) => Page): void {
  const { read } = pages
  Object.assign(pages, {
    read: (viewer: string, cursor: string | null): Page =>
      rewrite(read(viewer, cursor), { viewer, cursor }),
  })
}

/** Rewrites the rows of a table in every page. */
export function rewriteRows<T extends TableName>(
  core: Core,
  table: T,
  rewrite: (row: Tables[T]) => Tables[T],
): void {
  rewritePages(core, (page) => {
    const rows = (page.put[table] ?? []) as readonly Tables[T][]
    return { ...page, put: { ...page.put, [table]: rows.map(rewrite) } }
  })
}
