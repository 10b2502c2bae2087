/** What a page remembers of its database, shared by all its transactions. */
import type { DeviceState } from './device-store.ts'
import type { OutboxCache } from './outbox-cache.ts'
import { createOutboxCache } from './outbox-cache.ts'
import type { FromStored, RowCache } from './row-cache.ts'
import { createRowCache } from './row-cache.ts'

export type DeviceCache = {
  readonly rows: RowCache
  readonly outbox: OutboxCache
  /** The state as it is stored now, which another tab may have changed. */
  noteState(state: DeviceState): void
}

export function createDeviceCache(fromStored: FromStored): DeviceCache {
  const [rows, outbox] = [createRowCache(fromStored), createOutboxCache()]
  return {
    rows,
    outbox,
    noteState(state) {
      rows.noteState(state)
      outbox.noteState(state)
    },
  }
}
