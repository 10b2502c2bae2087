/**
 * The reading half of the REST API: calls for other programs. The app does not need them, because its screens read the
 * local database. Separate from api.ts, so that the first screen loads no row schemas.
 */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { dayField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { rowSchemas } from '#domain/row-schemas.ts'
import { cursor, exchangeRequest, exchangeResponse } from '#domain/sync-protocol.ts'
import { differenceInDays } from './days.ts'

export const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100
/** Incremented when the export changes so that a program would misread it. */
export const EXPORT_SCHEMA = 1

const noPage = 'page must be a whole number from 1'
const noLimit = `limit must be a whole number from 1 to ${MAX_LIMIT}`

/** The requested page of a list (A10). */
export const pageQuery = z.object({
  page: z.optional(z.pipe(numeral(noPage), z.int().check(z.minimum(1, noPage)))),
  limit: z.optional(
    z.pipe(numeral(noLimit), z.int().check(z.minimum(1, noLimit), z.maximum(MAX_LIMIT, noLimit))),
  ),
})

/** The requested owner of the loans: a partner, by user id or by the id of the partnership (A11). */
const loanQuery = z.object({
  partner: z.optional(z.string().check(z.maxLength(36, 'partner must be an id'))),
})

/** The account, the device and its position in the feed: an EventSource cannot send them as headers. */
const streamQuery = z.object({
  account: z.optional(id),
  device: z._default(z.string().check(z.maxLength(100)), ''),
  cursor: z.optional(cursor),
})

const MAX_SPAN_DAYS = 62

/** The asked days, both included, or what is open now. */
const occurrenceQuery = z
  .object({
    from: z.optional(dayField),
    to: z.optional(dayField),
    open: z.optional(z.enum(['true', 'false'], 'open must be true or false')),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: 'from and to must be given together',
      path: ['from'],
    }),
    z.refine(
      ({ from, to }) =>
        from === undefined ||
        to === undefined ||
        (from <= to && differenceInDays(to, from) < MAX_SPAN_DAYS),
      { error: `to must be up to ${MAX_SPAN_DAYS - 1} days after from`, path: ['to'] },
    ),
  )

const occurrence = z.object({
  id: z.string(),
  chore_id: z.string(),
  slot: z.string(),
  due_on: z.string(),
  due_time: z.nullable(z.string()),
  state: z.enum(['open', 'overdue', 'planned', 'missed', 'skipped', 'paused', 'done']),
  name: z.string(),
  points: z.int(),
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export const pagination = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  limit: z.int(),
})
export type Pagination = z.output<typeof pagination>

const { users, accounts, balances, entries, loans, notifications, partnerships, rewards } =
  rowSchemas
const { tasks, usages, templates, check_ins, chores, seats, pauses, rooms } = rowSchemas

/** Before acceptance an inviter sees only the typed address (F3). */
const partner = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
})

export const restApi = {
  tasks: {
    method: 'GET',
    path: '/api/tasks',
    summary: 'Tasks you can see, newest first: all of them, or a page',
    query: pageQuery,
    request: null,
    response: z.object({ tasks: z.array(tasks), pagination: z.optional(pagination) }),
  },
  rewards: {
    method: 'GET',
    path: '/api/rewards',
    summary: 'Rewards you can see, newest first: all of them, or a page',
    query: pageQuery,
    request: null,
    response: z.object({ rewards: z.array(rewards), pagination: z.optional(pagination) }),
  },
  chores: {
    method: 'GET',
    path: '/api/chores',
    summary:
      'Repeating tasks you can see, oldest first, with whose turn comes when, and the pauses',
    request: null,
    response: z.object({
      chores: z.array(chores),
      seats: z.array(seats),
      pauses: z.array(pauses),
    }),
  },
  pauses: {
    method: 'GET',
    path: '/api/pauses',
    summary: 'Who is away or pauses their repeating tasks, and when, oldest first',
    request: null,
    response: z.object({ pauses: z.array(pauses) }),
  },
  occurrences: {
    method: 'GET',
    path: '/api/occurrences',
    summary:
      'What repeating tasks ask for, today or from one day to another, as it was done or is planned; with open=true what is open now',
    query: occurrenceQuery,
    request: null,
    response: z.object({ occurrences: z.array(occurrence) }),
  },
  loans: {
    method: 'GET',
    path: '/api/loans',
    summary: 'Your loans, newest first, or those of a partner that concern you',
    query: loanQuery,
    request: null,
    response: z.array(loans),
  },
  partnerships: {
    method: 'GET',
    path: '/api/partnerships',
    summary: 'Your partnerships and invitations, newest first, each with the other person',
    request: null,
    response: z.array(z.object({ ...partnerships.shape, partner })),
  },
  notifications: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'A page of your notifications, newest first',
    query: pageQuery,
    request: null,
    response: z.object({ notifications: z.array(notifications), pagination }),
  },
  rooms: {
    method: 'GET',
    path: '/api/rooms',
    summary: 'Your rooms, and those of partners with shared tasks in them, by owner and place',
    request: null,
    response: z.object({ rooms: z.array(rooms) }),
  },
  templates: {
    method: 'GET',
    path: '/api/templates',
    summary: 'The templates you keep, newest first, on whatever plan',
    request: null,
    response: z.object({ templates: z.array(templates) }),
  },
  checkIns: {
    method: 'GET',
    path: '/api/check-ins',
    summary: 'Your answers of the monthly talks and those of your partners, latest month first',
    request: null,
    response: z.object({ check_ins: z.array(check_ins) }),
  },
  exportMe: {
    method: 'GET',
    path: '/api/users/me/export',
    summary: 'Everything that is yours, as one file',
    request: null,
    response: z.object({
      schema: z.literal(EXPORT_SCHEMA),
      exported_at: z.iso.datetime(),
      profile: users,
      account: z.omit(accounts, { username_key: true, email_key: true }),
      balance: z.omit(balances, { id: true }),
      partnerships: z.array(
        z.object({
          ...z.pick(partnerships, { id: true, role: true, status: true, created_at: true }).shape,
          partner: z.nullable(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
      tasks: z.array(tasks),
      performed_tasks: z.array(tasks),
      rewards: z.array(rewards),
      loans: z.array(loans),
      entries: z.array(entries),
      notifications: z.array(notifications),
      templates: z.array(templates),
      check_ins: z.array(check_ins),
      chores: z.array(chores),
      seats: z.array(seats),
      pauses: z.array(pauses),
      rooms: z.array(rooms),
      usages: z.array(usages),
      /** The stored bytes, in base64. */
      pictures: z.array(z.object({ url: z.string(), type: z.string(), data: z.base64() })),
    }),
  },
  bringPicture: {
    method: 'PUT',
    path: '/api/blobs/:hash',
    summary:
      'Bring a picture without Exif and other notes under the SHA-256 of its bytes, which are the body; rows then name it by its path',
    request: null,
    response: z.object({ url: z.string() }),
  },
  picture: {
    method: 'GET',
    path: '/api/blobs/:hash',
    summary: 'A picture that a row you can see names',
    request: null,
    response: z.string(),
    type: 'image/*',
  },
  sync: {
    method: 'POST',
    path: '/api/sync',
    summary: 'Exchange changes with a device; docs/sync.md explains it',
    request: exchangeRequest,
    response: exchangeResponse,
  },
  syncEvents: {
    method: 'GET',
    path: '/api/sync/events',
    summary: 'A stream of events that tell a device when something changed for it',
    query: streamQuery,
    request: null,
    response: z.string(),
    type: 'text/event-stream',
  },
  source: {
    method: 'GET',
    path: '/api/source',
    summary: 'The source code of this server, or the way to it',
    isOpen: true,
    request: null,
    response: z.string(),
    type: 'application/gzip',
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This reference as an OpenAPI document',
    isOpen: true,
    request: null,
    response: z.looseObject({ openapi: z.string() }),
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    summary: 'This reference as a page',
    isOpen: true,
    request: null,
    response: z.string(),
    type: 'text/html',
  },
} as const satisfies Readonly<Record<string, Call>>

/** A number in a query parameter. */
function numeral(message: string) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.transform((typed: string) => Number(typed)),
  )
}
