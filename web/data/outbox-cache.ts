/**
 * Waiting items that this page queued or read recently, so that a long queue is not read with every answer. They may be
 * stale: whoever uses them verifies that none of them was rewritten or dropped since, and that none lies between them.
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
  /** Caches items that were queued, if everything in front of them is known. `rebases` is what it was noted to be before. */
  noteQueued(items: readonly OutboxItem[], rebases: number): void
  noteState(state: Pick<DeviceState, 'settled' | 'rebases'>): void
  /** Up to where the outbox was answered, and how often items had been rewritten, as last noted; 0 before that. */
  noted(): Pick<DeviceState, 'settled' | 'rebases'>
}

export function createOutboxCache(): OutboxCache {
  let known: Stretch = { after: 0, items: [], isAll: false, rebases: 0 }
  let noted: Pick<DeviceState, 'settled' | 'rebases'> = { settled: 0, rebases: 0 }

  const behind = (after: number) => known.items.filter(({ seq }) => seq > after)

  function keep(stretch: Stretch, more: readonly OutboxItem[]): void {
    const items = [...stretch.items, ...more]
    const isAll = stretch.isAll && items.length <= MAX_ITEMS
    known = { ...stretch, items: items.slice(0, MAX_ITEMS), isAll }
  }

  return {
    find: (after, limit) => ({
      rebases: known.rebases,
      items: after < known.after ? [] : behind(after).slice(0, limit),
    }),
    note(read) {
      // Where only the head of the queue was read, what is known of the rest stays.
      const isContinued = read.rebases === known.rebases && read.after >= known.after
      keep(read, isContinued && !read.isAll ? behind(read.items.at(-1)?.seq ?? read.after) : [])
    },
    noteQueued(items, rebases) {
      const [first] = items
      if (known.isAll && known.rebases === rebases) keep(known, items)
      else if (first && known.items.length === 0)
        keep({ after: first.seq - 1, items, rebases, isAll: true }, [])
    },
    noteState: (state) => {
      noted = state
    },
    noted: () => noted,
  }
}
