/** The messages of the exchange between a device and the server; docs/sync.md explains them. */
import * as z from 'zod/mini'
import { refusalStatus } from '#domain/command-error.ts'
import type { RefusalCode } from '#domain/command-error.ts'
import { id } from '#domain/id.ts'
import { moment } from '#domain/moment.ts'
import type { AnyRow } from '#domain/tables.ts'

/** Incremented when a message changes so that an older side would misread it. */
export const PROTOCOL = 1
export const MAX_MUTATIONS = 1000
export const MAX_EXCHANGE_BYTES = 1_000_000

/** One queued invocation of a command. It never changes once queued (R36). */
const mutation = z.object({
  id,
  name: z.string().check(z.maxLength(64)),
  version: z.int().check(z.minimum(1)),
  input: z.unknown(),
  at: moment(),
})
export type Mutation = z.output<typeof mutation>

/** A device's position in its feed; domain/cursor.ts parses it. */
export const cursor = z.string().check(z.maxLength(100))

export const exchangeRequest = z.object({
  mitten: z.literal(PROTOCOL),
  /** The account of these mutations; a session of another account is refused (R17). */
  account: id,
  /** Null at first and after a reset. */
  cursor: z.nullable(cursor),
  /** The newest mutation that the server acknowledged to this device. A server without it has been restored (R13). */
  acknowledged: z.nullable(id),
  /** How many consecutive times the first mutation was sent without an answer (R30). */
  attempt: z._default(z.int().check(z.minimum(0)), 0),
  /** The time of the device's clock, which also timed the mutations. Devices of 0.1.0 do not send it. */
  clock: z.nullish(moment()),
  mutations: z.array(mutation).check(z.maxLength(MAX_MUTATIONS)),
})
export type ExchangeRequest = z.output<typeof exchangeRequest>

const refusalCode = z.enum(Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]])

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

const result = z.discriminatedUnion('status', [
  z.object({ id: z.string(), status: z.literal('applied'), facts: z.optional(details) }),
  z.object({
    id: z.string(),
    status: z.literal('rejected'),
    code: z.catch(refusalCode, 'server_error'),
    message: z.string(),
    details: z.nullable(details),
  }),
  /** The server is older than the device: the mutation waits on the device until the server is updated. */
  z.object({ id: z.string(), status: z.literal('held') }),
])
export type MutationResult = z.output<typeof result>

/** A range of a viewer's feed: the present state of every row that changed between `base` and `cursor`. */
export const page = z.object({
  base: z.nullable(z.string()),
  cursor: z.string(),
  /** The device starts over: it first deletes its server rows. */
  reset: z.boolean(),
  /** The server does not know mutations that it acknowledged: the device resends those it kept (R13). */
  forgot: z._default(z.boolean(), false),
  more: z.boolean(),
  /** Rows by table. Unknown tables and fields are ignored (R37). */
  put: z.record(z.string(), z.custom<readonly AnyRow[]>(Array.isArray, 'rows must be a list')),
  gone: z.record(z.string(), z.array(z.string())),
})
export type Page = z.output<typeof page>

export const exchangeResponse = z.object({
  mitten: z.literal(PROTOCOL),
  account: z.string(),
  /** The server's time, with which the device compares its own clock. */
  now: z.string(),
  /** The schema of the rows in this answer (R37). Servers of 0.1.0 do not send it. */
  schema: z.optional(z.int()),
  settings: z.object({
    planLimits: z.boolean(),
    freeChoiceOfPlan: z._default(z.boolean(), false),
    supportUrl: z._default(z.nullable(z.string()), null),
  }),
  results: z.array(result),
  page,
})
export type ExchangeResponse = z.output<typeof exchangeResponse>
