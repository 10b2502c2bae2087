/** Turns the account of a made child into an ordinary one as soon as the child has chosen a password (K6). */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Change } from '#domain/tx.ts'
import type { Account, User } from '#domain/users/user.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'
import type { Commits } from '#server/sync/commits.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

type Deps = { readonly store: RowStore; readonly feed: FeedWriter; readonly commits: Commits }

/**
 * Synchronous, for use inside the writer. Does nothing for any other account. The returned function tells connected
 * devices, after the commit.
 */
export type FinishGrowingUp = (userId: string) => () => void

export function createGrowUp({ store, feed, commits }: Deps): FinishGrowingUp {
  return (userId) => {
    const user = store.get('users', userId)
    const account = store.get('accounts', userId)
    if (user === null || account === null || !user.is_made) return () => undefined
    const changes = grownUp({ user, account, lines: membershipOf(store, userId) })
    const entered = feed.record(changes)
    return () => commits.publish({ entered, changes })
  }
}

type Child = {
  readonly user: User
  readonly account: Account
  /** The child's partnerships, and the questions whether somebody will be a parent. */
  readonly lines: readonly Partnership[]
}

/** The changes once a made child has chosen a password: an ordinary account, with the same points and parents (K6). */
function grownUp({ user, account, lines }: Child): readonly Change[] {
  const { id } = user
  const ordinary = { ...account, made_by: null, kid_mode: false }
  return [
    { table: 'users', id, before: user, after: { ...user, is_made: false } },
    { table: 'accounts', id, before: account, after: ordinary },
    ...lines
      .filter(({ asked_by }) => asked_by !== null)
      .map((each): Change => ({ table: 'partnerships', id: each.id, before: each, after: null })),
  ]
}
