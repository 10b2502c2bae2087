/** How a command is declared: once, for the REST endpoint, the sync endpoint, the typed call and the optimistic run. */
import type * as z from 'zod/mini'
import type { RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import type { TableName } from '#domain/tables.ts'
import type { Change, Tx } from '#domain/tx.ts'

/** Who acts, when, and under which settings of the server. */
export type CommandContext = {
  /** The acting person's user id. */
  readonly actor: string
  /** ISO time of the tap, UTC, never later than five minutes after `now` (T8). */
  readonly at: string
  /** ISO time of the server's receipt, UTC; on a device the same as `at`. */
  readonly now: string
  readonly mutationId: string
  readonly settings: Settings
}

/** The settings of a server that every device knows. */
export type Settings = {
  /** Whether the limits of the free plan count here (PLAN_LIMITS). */
  readonly planLimits: boolean
  /** Whether plans can be chosen freely, as no payment is taken (BILLING=demo). */
  readonly freeChoiceOfPlan: boolean
  /** Where people of this server report what is wrong (SUPPORT_URL); null where nobody said. */
  readonly supportUrl: string | null
}

/** The line of the REST endpoint. Two commands may share one; `when` then tells them apart by body or stored row. */
export type RestLine = {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly when?: (body: Readonly<Record<string, unknown>>, stored: Pick<Tx, 'get'>) => boolean
}

/** What the server makes where a REST caller left it out (A16); devices always send it. */
export type ServerDefaults = { readonly id: () => string; readonly token: () => string }

export type Command<Schema extends z.ZodMiniType> = {
  /** Raised when the meaning of the input changes; `upcast` then lifts inputs queued by older releases. */
  readonly version: number
  readonly upcast?: (input: unknown, version: number) => unknown
  readonly rest: RestLine
  /** For the reference of the API. */
  readonly summary: string
  /** Title of the message a person sees when it is refused (U2). */
  readonly failure: string
  readonly input: Schema
  /** Needs a connection: it is called over REST and never queued. */
  readonly onlineOnly?: boolean
  /** Needs the password, or a sign-in minutes old, besides the session (F5). */
  readonly requiresReauth?: boolean
  /** Refusals that mean the goal is reached already; a device does not trouble the person with them. */
  readonly silentRefusals?: readonly RefusalCode[]
  readonly serverDefaults?: (make: ServerDefaults) => Readonly<Record<string, string>>
  /** The row the REST answer shows, by the id in the input (or in another field of it). */
  readonly answer?: {
    readonly name: string
    readonly table: TableName
    readonly by?: string
    readonly created?: boolean
  }
  /** What the REST answer tells besides, from what was changed; kept with the outcome, so that a repeated call gets it. */
  readonly facts?: (changes: readonly Change[]) => RefusalDetails
  /**
   * Pure and synchronous: the same rows, input and context give the same changes on every side. It is run again from
   * the start when it read something that was not loaded yet.
   */
  readonly run: (tx: Tx, input: z.output<Schema>, context: CommandContext) => void
}

/** Declares a command; exists for its types. */
export function defineCommand<Schema extends z.ZodMiniType>(command: Command<Schema>) {
  return command
}

/** The fields of a partial input that were given. */
export function givenOf<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof Fields]?: Exclude<Fields[K], undefined> }
}
