/** The read endpoints of the REST API. Every row passes through `project`, as in the feed. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { api } from '#domain/api.ts'
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { restApi } from '#domain/rest-api.ts'
import { project } from '#domain/visibility.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { HttpError } from '#server/errors.ts'
import { answerJson } from '#server/http/answer-json.ts'
import { takes } from '#server/http/encoding.ts'
import { textStream } from '#server/http/text-stream.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf, viewerOf } from '#server/store/viewer.ts'
import {
  choresFor,
  occurrencesFor,
  openOccurrencesFor,
  pausesFor,
  roomsFor,
} from './chore-reads.ts'
import { createExport } from './export.ts'
import { parsePageQuery, firstPageQuery, paginationOf } from './paging.ts'
import { partnershipsOf } from './partnerships.ts'
import { ownProfileOf } from './profile.ts'
import type { ListName } from './visible-rows.ts'
import { createCounts, readBatches, readVisible } from './visible-rows.ts'

const NEWEST_FIRST = 'ORDER BY requested_at DESC, id DESC'

/** The person's own loans, or those of the partner with the given user id or partnership id (A11). */
function loansFor(store: RowStore, userId: string, partner: string | undefined): readonly Loan[] {
  const viewer = viewerOf(store, userId)
  const borrower = partner === undefined ? userId : partnerCalled(store, userId, partner)
  const found = store.all('loans', `WHERE user_id = ? ${NEWEST_FIRST}`, borrower)
  return found.flatMap((loan) => {
    const visible = project('loans', loan, viewer)
    return visible === null || visible.cleared_at !== null ? [] : visible
  })
}

function partnerCalled(store: RowStore, userId: string, given: string): string {
  const wanted = given.toLowerCase()
  for (const partnership of membershipOf(store, userId)) {
    const other = otherOf(partnership, userId)
    if (partnership.status === 'accepted' && [partnership.id, other].includes(wanted) && other)
      return other
  }
  throw new HttpError(404, 'not_found', 'Partner not found')
}

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
    .get(restApi.partnerships.path, (c) => {
      const { userId, program } = c.get('session')
      const listed = partnershipsOf(store, userId)
      // With the link of an invitation, a program could make somebody a partner for longer than its own token lasts.
      return answerJson(c, program ? listed.map((each) => ({ ...each, token: null })) : listed)
    })
    .get(restApi.rooms.path, (c) => answerJson(c, roomsFor(store, c.get('session').userId)))
    .get(restApi.templates.path, (c) =>
      answerList(c, {
        name: 'templates',
        batches: readBatches(store, 'templates', c.get('session').userId),
      }),
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

/** The person's own check-ins, and those of partners with them. */
function checkInsFor(store: RowStore, userId: string): readonly CheckIn[] {
  const viewer = viewerOf(store, userId)
  const condition = 'WHERE user_id = ? OR partner_id = ? ORDER BY month DESC, id'
  return store
    .all('check_ins', condition, userId, userId)
    .flatMap((checkIn) => project('check_ins', checkIn, viewer) ?? [])
}

type Batches = Generator<readonly object[]>

/** Answers with the rows of all batches under this name. Each batch shows the household as it is when it is read. */
function answerList(
  c: Context,
  { name, batches }: { name: string; batches: Batches },
): Response | Promise<Response> {
  const first = batches.next().value ?? []
  const second = batches.next()
  if (second.done) return answerJson(c, { [name]: first })
  const stream = textStream(textOf(name, [first, second.value], batches))
  c.header('Content-Type', 'application/json')
  c.header('Vary', 'Accept-Encoding')
  if (!takes(c.req.header('accept-encoding'), 'gzip')) return c.body(stream)
  c.header('Content-Encoding', 'gzip')
  return c.body(stream.pipeThrough(new CompressionStream('gzip')))
}

async function* textOf(
  name: string,
  start: readonly (readonly object[])[],
  rest: Batches,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:[`
  let before = ''
  for (const batches of [start, rest])
    for (const rows of batches) {
      // Yields for an empty batch as well, so that other requests are served in between.
      yield (rows.length > 0 ? before : '') + rows.map((row) => JSON.stringify(row)).join(',')
      if (rows.length > 0) before = ','
    }
  yield ']}'
}
