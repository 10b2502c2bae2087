/** The read endpoints of the REST API. Every row passes through `project`, as in the feed. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { api } from '#domain/api.ts'
import { restApi } from '#domain/rest-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { viewerOf } from '#server/store/viewer.ts'
import { answerList } from './answer-list.ts'
import { choresFor, occurrencesFor, openOccurrencesFor, pausesFor } from './chore-reads.ts'
import { createExport } from './export.ts'
import { loansFor } from './loans.ts'
import { parsePageQuery, firstPageQuery, paginationOf } from './paging.ts'
import { partnershipsOf } from './partnerships.ts'
import { checkInsFor, templatesOf } from './plan-rows.ts'
import { ownProfileOf } from './profile.ts'
import type { ListName } from './visible-rows.ts'
import { createCounts, readBatches, readVisible } from './visible-rows.ts'

type Deps = Pick<Core, 'database' | 'store' | 'blobs' | 'pages'> & {
  readonly now: () => Date
}

export function createReadRoutes({ database, store, blobs, pages, now }: Deps): Hono<AppEnv> {
  const countOf = createCounts(database, pages)
  const answerExport = createExport({ store, blobs, now })

  function answerRows(c: Context<AppEnv>, table: ListName, page = parsePageQuery(c)) {
    const { userId } = c.get('session')
    if (page === null)
      return answerList(c, { name: table, batches: readBatches(store, table, userId) })
    const viewer = viewerOf(store, userId)
    return answerJson(c, {
      [table]: readVisible(store, table, { viewer, page }),
      pagination: paginationOf(page, countOf(table, viewer)),
    })
  }

  return new Hono<AppEnv>()
    .get(api.me.path, (c) => answerJson(c, ownProfileOf(store, c.get('session').userId)))
    .get(restApi.exportMe.path, (c) => answerExport(c.get('session').userId))
    .get(restApi.tasks.path, (c) => answerRows(c, 'tasks'))
    .get(restApi.rewards.path, (c) => answerRows(c, 'rewards'))
    .get(restApi.notifications.path, (c) =>
      answerRows(c, 'notifications', parsePageQuery(c) ?? firstPageQuery),
    )
    .get(restApi.partnerships.path, (c) =>
      answerJson(c, partnershipsOf(store, c.get('session').userId)),
    )
    .get(restApi.templates.path, (c) =>
      answerJson(c, { templates: templatesOf(store, c.get('session').userId) }),
    )
    .get(restApi.checkIns.path, (c) =>
      answerJson(c, { check_ins: checkInsFor(store, c.get('session').userId) }),
    )
    .get(restApi.chores.path, (c) => answerJson(c, choresFor(store, c.get('session').userId)))
    .get(restApi.pauses.path, (c) => answerJson(c, pausesFor(store, c.get('session').userId)))
    .get(restApi.occurrences.path, (c) =>
      answerList(c, { name: 'occurrences', batches: askedOccurrences(c, { store, now }) }),
    )
    .get(restApi.loans.path, (c) => {
      const { partner } = restApi.loans.query.parse(c.req.query())
      return answerJson(c, loansFor(store, c.get('session').userId, partner))
    })
}

function askedOccurrences(
  c: Context<AppEnv>,
  { store, now }: Pick<Deps, 'store' | 'now'>,
): Generator<readonly object[]> {
  const { userId } = c.get('session')
  const { from, to, open } = restApi.occurrences.query.parse(c.req.query())
  const at = now().toISOString()
  if (open === 'true') return openOccurrencesFor(store, userId, at)
  const days = from !== undefined && to !== undefined ? { from, to } : null
  return occurrencesFor(store, userId, { days, at })
}
