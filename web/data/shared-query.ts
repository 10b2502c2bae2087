/** Live queries that several parts of a page use: read once for all, and there at once for the next screen. */
import type { Subscription } from 'dexie'
import { liveQuery } from 'dexie'
import type { AccountDatabase } from './database.ts'

/** A question to the database of an account. */
export type Query<T> = (database: AccountDatabase, account: string) => Promise<T>

type Source = { readonly database: AccountDatabase; readonly id: string }

/** A screen that asked while it was being rendered starts to listen within this time, or never will. */
const FIRST_LISTENER_MS = 1000

/** In the form that `useObservable` needs: with a known value it renders the first frame. */
export type SharedQuery<T> = {
  hasValue(): boolean
  getValue(): T
  subscribe(next: (value: T) => void, fail: (error: unknown) => void): () => void
}

type RunningQuery<T> = SharedQuery<T> & { begin(): void }

const queries = new WeakMap<AccountDatabase, Map<Query<unknown>, RunningQuery<unknown>>>()

/** The query must be the same function each time. It starts now: the screen that asks is still being rendered. */
export function sharedQuery<T>({ database, id }: Source, query: Query<T>): SharedQuery<T> {
  const ofDatabase = queries.get(database) ?? new Map<Query<unknown>, RunningQuery<unknown>>()
  queries.set(database, ofDatabase)
  const known = ofDatabase.get(query) as RunningQuery<T> | undefined
  const shared = known ?? share(() => query(database, id))
  ofDatabase.set(query, shared)
  shared.begin()
  return shared
}

/** Runs while somebody listens, and a moment longer: a screen that replaces another listens by then. */
function share<T>(read: () => Promise<T>): RunningQuery<T> {
  const listeners = new Set<readonly [next: (value: T) => void, fail: (error: unknown) => void]>()
  let known: { readonly value: T } | null = null
  let running: Subscription | null = null

  function stop() {
    running?.unsubscribe()
    ;[running, known] = [null, null]
  }
  function start() {
    return liveQuery(read).subscribe(
      (value) => {
        known = { value }
        for (const [next] of listeners) next(value)
      },
      (error) => {
        stop()
        for (const [, fail] of listeners) fail(error)
      },
    )
  }
  const stopUnused = () => listeners.size === 0 && stop()
  return {
    begin() {
      if (running !== null) return
      running = start()
      setTimeout(stopUnused, FIRST_LISTENER_MS)
    },
    hasValue: () => known !== null,
    getValue: () => known?.value as T,
    subscribe(...listener) {
      listeners.add(listener)
      if (known) listener[0](known.value)
      running ??= start()
      return () => {
        listeners.delete(listener)
        setTimeout(stopUnused)
      }
    },
  }
}
