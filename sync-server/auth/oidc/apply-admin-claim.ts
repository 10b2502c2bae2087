/** Applies what the provider says at a sign-in about the role of an admin (A24); the last admin keeps it. */
import { eq } from 'drizzle-orm'
import type { Change } from '#domain/tx.ts'
import type { Role } from '#domain/users/user.ts'
import { createEndOpened } from '#server/auth/end-opened.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { ADMINS } from '#server/store/row-store.ts'
import { accounts } from '#server/store/synced-tables.ts'
import type { Writer } from '#server/store/writer.ts'
import type { Commits, Committed } from '#server/sync/commits.ts'
import type { FeedWriter } from '#server/sync/feed.ts'

/** `isAdmin` is null if the provider does not decide this. */
export type ApplyAdminClaim = (userId: string, isAdmin: boolean | null) => Promise<void>

type Deps = {
  readonly database: Database
  readonly writer: Writer
  readonly store: RowStore
  readonly feed: FeedWriter
  readonly commits: Commits
  readonly log: Log
}

export function createApplyAdminClaim({
  database,
  writer,
  store,
  feed,
  commits,
  log,
}: Deps): ApplyAdminClaim {
  const queries = queriesOf(database)
  const endOpened = createEndOpened(database, store)

  function changeRole(userId: string, role: Role): Committed | null {
    const before = store.get('accounts', userId)
    if (before === null || before.role === role) return null
    if (role === 'user' && countRows(queries, accounts, eq(accounts.role, 'admin')) === 1)
      return null
    const changes: readonly Change[] = [
      { table: 'accounts', id: userId, before, after: { ...before, role } },
    ]
    const entered = feed.record(changes)
    endOpened(changes)
    return { entered, changes }
  }

  return async (userId, isAdmin) => {
    if (isAdmin === null) return
    const role = isAdmin ? 'admin' : 'user'
    // Two admins who lose the role at the same time must not both count the other.
    const scope = { around: userId, people: [ADMINS] }
    const committed = await writer.run(() => changeRole(userId, role), scope)
    if (committed === null) return
    commits.publish(committed)
    log.info(isAdmin ? 'admin_raised' : 'admin_lowered', { user: userId })
  }
}
