/** The calls for admins that are not commands. Everybody else gets the same refusal for every request. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { adminApi } from '#domain/admin/admin-api.ts'
import { adminsOnly } from '#domain/admin/admin-commands.ts'
import type { CallResponse } from '#domain/api.ts'
import { createFindMembers } from '#server/admin/find-members.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { ResetLinks } from '#server/auth/reset-links.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { idIn } from '#server/http/id-in.ts'
import type { Log } from '#server/log.ts'
import { note } from '#server/log.ts'
import type { StoredTokens } from '#server/programs/stored-tokens.ts'
import { parsePageQuery, firstPageQuery, paginationOf } from '#server/routes/paging.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { accounts, loans, partnerships, rewards, tasks } from '#server/store/synced-tables.ts'

type Deps = {
  readonly database: Database
  readonly blobs: BlobStore
  readonly store: RowStore
  readonly sessions: Sessions
  readonly resetLinks: ResetLinks
  readonly storedTokens: StoredTokens
  readonly log: Log
}

/** The role is read from the account in this very request: a demotion takes effect at once (SEC7). */
export const refuseOthers: MiddlewareHandler<AppEnv> = (c, next) => {
  if (c.get('session').role !== 'admin') throw adminsOnly()
  return next()
}

export function createAdminRoutes(deps: Deps): Hono<AppEnv> {
  const { database, blobs, store, sessions, resetLinks, storedTokens, log } = deps
  const findMembers = createFindMembers(database, store)
  const countAll = createCountAll(database, blobs)

  return new Hono<AppEnv>()
    .get(adminApi.users.path, (c) => {
      const { search = '' } = adminApi.users.query.parse(c.req.query())
      const page = parsePageQuery(c) ?? firstPageQuery
      const { users, total } = findMembers(search, page)
      const pagination = paginationOf(page, total)
      return answerJson(c, { users, pagination } satisfies CallResponse<typeof adminApi.users>)
    })
    .get(adminApi.user.path, (c) => {
      const shown = showMember(c, deps)
      note(c, 'account_viewed', { log, subject: shown.user.id })
      return answerJson(c, shown)
    })
    .get(adminApi.stats.path, (c) => answerJson(c, countAll()))
    .post(adminApi.makeResetLink.path, async (c) => {
      const id = idIn(c)
      const madeBy = c.get('session').userId
      const within = () => refuseLink(store, { admin: madeBy, id })
      const { path, expiresAt } = await resetLinks.make(id, { madeBy, within })
      note(c, 'reset_link_made', { log, subject: id })
      const link = { path, expires_at: expiresAt }
      return answerJson(c, link satisfies CallResponse<typeof adminApi.makeResetLink>)
    })
    .delete(adminApi.endSessions.path, async (c) => {
      const { id } = profileOf(store, idIn(c)).user
      await sessions.closeAll(id, { within: () => storedTokens.removeAll(id) })
      note(c, 'sessions_ended', { log, subject: id })
      return answerJson(c, {} satisfies CallResponse<typeof adminApi.endSessions>)
    })
}

function refuseLink(
  store: RowStore,
  { admin, id }: { readonly admin: string; readonly id: string },
): void {
  if (store.get('accounts', admin)?.role !== 'admin') throw adminsOnly()
  if (store.get('users', id)?.is_made)
    throw new HttpError(403, 'forbidden', 'A child without an e-mail address has no password')
}

function showMember(
  c: Context<AppEnv>,
  { database, store }: Deps,
): CallResponse<typeof adminApi.user> {
  const page = parsePageQuery(c) ?? firstPageQuery
  const profile = profileOf(store, idIn(c))
  const { id } = profile.user
  const newest = 'ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?'
  const place = [id, page.limit, (page.page - 1) * page.limit] as const
  const queries = queriesOf(database)
  const listed = and(eq(tasks.user_id, id), eq(tasks.is_hidden, false))
  return {
    ...profile,
    tasks: store.all('tasks', `WHERE user_id = ? AND is_hidden = 0 ${newest}`, ...place),
    rewards: store.all('rewards', `WHERE user_id = ? ${newest}`, ...place),
    pagination: {
      tasks: paginationOf(page, countRows(queries, tasks, listed)),
      rewards: paginationOf(page, countRows(queries, rewards, eq(rewards.user_id, id))),
    },
  }
}

/** The figures of the Statistics tab (A18). */
function createCountAll(database: Database, blobs: BlobStore) {
  const queries = queriesOf(database)
  // Deleted, and there for its id alone (C2); sought among the open ones, which have an index.
  const isHidden = and(isNull(tasks.completed_at), eq(tasks.is_hidden, true))
  return (): CallResponse<typeof adminApi.stats> => {
    const { taken, max } = blobs.room()
    return {
      userCount: countRows(queries, accounts),
      taskCount: countRows(queries, tasks) - countRows(queries, tasks, isHidden),
      completedTaskCount: countRows(queries, tasks, isNotNull(tasks.completed_at)),
      rewardCount: countRows(queries, rewards),
      redeemedRewardCount: countRows(queries, rewards, isNotNull(rewards.redeemed_at)),
      partnershipCount: countRows(queries, partnerships, ne(partnerships.status, 'rejected')),
      loanCount: countRows(queries, loans),
      pictureBytes: taken,
      maxPictureBytes: max,
    }
  }
}
