/** How a command is declared: once for the REST endpoint, the sync endpoint, the typed call and the optimistic run. */
import type * as z from 'zod/mini'
import type { RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import type { TableName } from '#domain/tables.ts'
import type { Change, Read, Tx } from '#domain/tx.ts'

/** The actor, the time and the server's settings. */
export type CommandContext = {
  /** The user id of the actor. */
  readonly actor: string
  /** ISO time of the tap in UTC, at most five minutes later than `now` (T8). */
  readonly at: string
  /** ISO time of receipt by the server in UTC; on a device the same as `at`. */
  readonly now: string
  readonly mutationId: string
  readonly settings: Settings
}

/** The server settings that every device gets. */
export type Settings = {
  /** Whether the limits of the free plan apply (PLAN_LIMITS). */
  readonly planLimits: boolean
  /** Whether plans can be chosen freely, because no payment is taken (BILLING=demo). */
  readonly freeChoiceOfPlan: boolean
  /** Where users of this server report problems (SUPPORT_URL); null if it is not set. */
  readonly supportUrl: string | null
}

/** The REST route. Two commands may share one; `when` then tells them apart by body or stored row. */
export type RestLine = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly when?: (body: Readonly<Record<string, unknown>>, stored: Pick<Tx, 'get'>) => boolean
}

/** How long a tap can be taken back, with or without a connection. */
export const HOLD_MS = 6000

/** The values that the server fills in if a REST caller left them out (A16); devices always send them. */
export type ServerDefaults = { readonly id: () => string; readonly token: () => string }

export type Command<Schema extends z.ZodMiniType> = {
  /**
   * Incremented when the input changes. Inputs queued by older releases are taken as they are, unless `upcast` converts
   * them.
   */
  readonly version: number
  readonly upcast?: (input: unknown, version: number) => unknown
  readonly rest: RestLine
  readonly input: Schema
  /** Needs a connection: called over REST, never queued. */
  readonly onlineOnly?: boolean
  /** For how many milliseconds a device may hold it back so that the tap can be taken back; then it is sent (R51). */
  readonly holdMs?: number
  /** Needs the password, a passkey or a sign-in a few minutes ago, besides the session (F5, A21). */
  readonly requiresReauth?: boolean
  /** Refusals that mean that the goal has been reached anyway; a device does not show them. */
  readonly silentRefusals?: readonly RefusalCode[]
  readonly serverDefaults?: (make: ServerDefaults) => Readonly<Record<string, string | number>>
  /** The row in the REST response, by the id in the input (or in another field of it). */
  readonly answer?: {
    readonly name: string
    readonly table: TableName
    readonly by?: string
    /** The id of the row, if the input does not contain it. */
    readonly rowId?: (input: z.output<Schema>) => string
    readonly created?: boolean
    /** The field with the id of a second row that the command may create; if it did, that row is the answer. */
    readonly beside?: string
  }
  /** Further fields of the REST response, derived from the changes; stored with the outcome, so that a repeated call gets them. */
  readonly facts?: (changes: readonly Change[]) => RefusalDetails
  /**
   * The reads that `run` is likely to make, for commands with so many that doing them one after the other would take
   * long. This changes no result: a row that is not named here is loaded when it is read.
   */
  readonly reads?: (
    input: z.output<Schema>,
    context: Pick<CommandContext, 'actor' | 'at'>,
  ) => readonly Read[]
  /**
   * Pure and synchronous: the same rows, input and context give the same changes on every side. If it reads something
   * that is not loaded yet, it is run again from the start.
   */
  readonly run: (tx: Tx, input: z.output<Schema>, context: CommandContext) => void
}

/** Declares a command; only infers its types. */
export function defineCommand<Schema extends z.ZodMiniType>(command: Command<Schema>) {
  return command
}

/** The fields that a partial input contains. */
export function givenOf<Fields extends object>(fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof Fields]?: Exclude<Fields[K], undefined> }
}
