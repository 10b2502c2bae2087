/** Announces the changes of a commit once it is on disk: before that, it may still be undone, and run again. */
import type { Change } from '#domain/tx.ts'
import type { Entered } from '#server/sync/feed.ts'

export type Committed = {
  /** The viewers with news in their feeds, and the entries. */
  readonly entered: ReadonlyMap<string, Entered>
  /** Each row once, with the net effect. */
  readonly changes: readonly Change[]
}

export type Commits = {
  publish(committed: Committed): void
  onCommitted(listener: (committed: Committed) => void): void
}

export function createCommits(): Commits {
  const listeners: ((committed: Committed) => void)[] = []
  return {
    publish(committed) {
      for (const listener of listeners) listener(committed)
    },
    onCommitted: (listener) => void listeners.push(listener),
  }
}
