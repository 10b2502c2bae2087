/** Makes an ordinary account of a made child as soon as it has chosen a password (K6). */
import { grownUp } from '#domain/children/grown-up.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

type Deps = { readonly store: RowStore; readonly feed: FeedWriter }

/** Synchronous, for use inside the writer. Does nothing for any other account. */
export type FinishGrowingUp = (userId: string) => void

export function createGrowUp({ store, feed }: Deps): FinishGrowingUp {
  return (userId) => {
    const user = store.get('users', userId)
    const account = store.get('accounts', userId)
    if (user === null || account === null || !user.is_made) return
    const changes = grownUp({ user, account, lines: membershipOf(store, userId) })
    for (const change of changes) store.write(change)
    feed.record(changes)
  }
}
