/**
 * Waiting items that this page read recently, so that a long queue is not read again with every answer. They may be
 * stale: whoever uses them verifies that none of them was rewritten or dropped since.
 */
import type { DeviceState, OutboxItem } from './device-store.ts'

/** More are read again: so many are a few megabytes. */
const MAX_ITEMS = 1000

/** The first items that waited after a number, and how often items had been rewritten until then. */
export type Stretch = Pick<DeviceState, 'rebases'> & {
  readonly after: number
  readonly items: readonly OutboxItem[]
  /** No other item waited. */
  readonly isAll: boolean
}

export type OutboxCache = {
  /** The first of the cached items after a number: those that were stored between them are all there. */
  find(after: number, limit: number): Pick<Stretch, 'items' | 'rebases'>
  /** Caches items as they are stored. */
  note(stretch: Stretch): void
  noteState(state: Pick<DeviceState, 'settled'>): void
  /** Up to where the outbox was answered, as last noted; 0 before that. */
  settled(): number
}

export function createOutboxCache(): OutboxCache {
  let known: Stretch = { after: 0, items: [], isAll: false, rebases: 0 }
  let settled = 0

  const behind = (after: number) => known.items.filter(({ seq }) => seq > after)

  return {
    find: (after, limit) => ({
      rebases: known.rebases,
      items: after < known.after ? [] : behind(after).slice(0, limit),
    }),
    note(read) {
      // Where only the head of the queue was read, what is known of the rest stays.
      const isContinued = read.rebases === known.rebases && read.after >= known.after
      const rest = isContinued && !read.isAll ? behind(read.items.at(-1)?.seq ?? read.after) : []
      known = { ...read, items: [...read.items, ...rest].slice(0, MAX_ITEMS) }
    },
    noteState: (state) => {
      settled = state.settled
    },
    settled: () => settled,
  }
}
