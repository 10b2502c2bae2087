/**
 * The interface of a database. Statements run at once, without `await`: a job of the writer happens in one turn of the
 * event loop. SQLite is part of this process; for PostgreSQL, other threads have the connections. Nothing outside this
 * folder knows which of the two is used.
 */
import type Sqlite from 'better-sqlite3'
import type { Writer } from './writer.ts'

/** Statements are written once for both, with `?` for values; conditions and flags are 0 and 1. */
export type Database = Pick<Sqlite.Database, 'prepare' | 'exec' | 'open' | 'close'> & {
  readonly engine: Engine
}

export type Engine = {
  /** The file of the data; null if it is in memory or on another machine. */
  readonly file: string | null
  /** Counters of database work since the process started, for monitoring. */
  counts(): Readonly<Record<string, number>>
  createWriter(clock: () => number): Writer
  /** Freezes all reads at the present state until the returned function is called; nothing may be written meanwhile. */
  openSnapshot(): () => void
  /** Identifies the history of the database beside its epoch: a promoted standby may have lost commits (R13). */
  history(): string
  /**
   * Called with the people of every row that a job reads or changes; throws NarrowLockScope if it has not locked them.
   * Null if there is only one writer.
   */
  readonly requireLocked: ((people: readonly (string | null)[]) => void) | null
  /**
   * Runs functions that only read, and returns their results. On a database on another machine, reads that they make at the
   * same time share one trip.
   */
  batch<Value>(reads: readonly (() => Value)[]): Value[]
  /**
   * Runs a function that only reads, for a request that has just come in. With a database on another machine, requests
   * share a trip and continue in turns; between them the process answers requests that need no database.
   */
  inTurn<Value>(read: () => Value): Promise<Value>
  /** Announces the reads of a transaction: if that saves trips, they run now. It never changes a result. */
  prefetch(reads: readonly (() => unknown)[]): void
  /** The people, besides its actor, who are likely to see the present job's changes; none if nothing is prefetched. */
  likelyReaders(): readonly string[]
  /** Runs statements now, in their own commit, one such at a time: for small work that cannot wait for the writer. */
  atOnce<Result>(work: () => Result): Result
  /** Work that gives up at once if the database is busy, instead of blocking the server. */
  withoutWaiting<Result>(work: () => Result): Result
  /** Writes a complete, checked copy of the data into a file of SQLite, while the server answers requests. */
  backUp(file: string): Promise<void>
  /** Updates the planner's statistics, if the database has any; to be called after many rows were written at once. */
  analyze(): void
  /** Removes deleted data from the journal as soon as possible. */
  scrub(): void
  /** Messages between the processes on the same data. */
  readonly news: News
}

/** News are hints: any of them may be lost, and everything is also found without them. */
export type NewsMessage = {
  /** Feeds with new entries. */
  readonly moved?: readonly string[]
  /** Sessions, or all sessions of a person, that have ended. */
  readonly ended?: readonly {
    readonly sessionHash?: string
    readonly viewer?: string
    readonly reason: string
  }[]
  /** A device has received an answer up to a cursor. */
  readonly reached?: readonly {
    readonly viewer: string
    readonly device: string
    readonly cursor: string
  }[]
  /** Sessions whose stream was opened or closed. */
  readonly streams?: readonly { readonly sessionHash: string; readonly isOpen: boolean }[]
  /** Devices that somebody has begun or stopped using. */
  readonly here?: readonly { readonly sessionHash: string; readonly isHere: boolean }[]
  /** People who changed what they show on the household's MQTT broker. */
  readonly atHome?: readonly string[]
}
export type News = {
  publish(message: NewsMessage): void
  onMessage(listener: (message: NewsMessage) => void): void
  /** Called when something may have been missed, and from time to time. */
  onMissed(listener: () => void): void
}

/** All reads within it come from one snapshot. */
export function inSnapshot<Result>({ engine }: Database, read: () => Result): Result {
  const close = engine.openSnapshot()
  try {
    return read()
  } finally {
    close()
  }
}
