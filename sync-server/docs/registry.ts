/** All calls of the server in one list, from the commands and the declared calls: the source of the reference. */
import type * as z from 'zod/mini'
import { adminApi } from '#domain/admin/admin-api.ts'
import type { Call } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { childApi } from '#domain/children/child-api.ts'
import { commandTexts } from '#domain/command-texts.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandNames, commandOf } from '#domain/commands.ts'
import { homeApi } from '#domain/home/home-api.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import { calendarApi } from '#domain/programs/calendar-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import type { TokenAccess } from '#domain/programs/token.ts'
import { webhookApi } from '#domain/programs/webhook-api.ts'
import { restApi } from '#domain/rest-api.ts'
import type { TableName } from '#domain/tables.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import { accessFor } from '#server/programs/open-to-programs.ts'

/** One meaning of a route; a few routes have two, distinguished by their body or by the stored row. */
export type Use = {
  readonly name: string
  readonly summary: string
  readonly request: z.ZodMiniType | null
  /** Fields of the body that the server fills in if they are left out. */
  readonly optional: readonly string[]
  /** Requires the password, a passkey, or a sign-in a few minutes ago. */
  readonly requiresReauth: boolean
}

export type Line = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{id}` for parameters. */
  readonly path: string
  readonly uses: readonly Use[]
  readonly query: z.ZodMiniObject | null
  readonly isOpen: boolean
  /** The access that a program needs; null if programs may not call this. */
  readonly programs: TokenAccess | null
  /** May be repeated with the same Idempotency-Key. */
  readonly isCommand: boolean
  readonly status: 200 | 201
  readonly answer: Answer
}
type Answer =
  | { readonly schema: z.ZodMiniType; readonly type: string }
  /** A row under its name. */
  | { readonly name: string; readonly row: TableName }
  /** `{ok: true}`, with counts if the command has any. */
  | 'ok'

/** Sorted by path, then by method. */
export function allLines(): readonly Line[] {
  const calls = [
    api,
    restApi,
    pushApi,
    adminApi,
    childApi,
    homeApi,
    oidcApi,
    passkeyApi,
    tokenApi,
    calendarApi,
    webhookApi,
  ].flatMap((each) => Object.entries<Call>(each))
  const commandLines = new Map<string, CommandName[]>()
  for (const name of commandNames) {
    const { method, path } = commandOf(name).rest
    const key = `${method} ${path}`
    commandLines.set(key, [...(commandLines.get(key) ?? []), name])
  }
  return [...calls.map(lineOfCall), ...[...commandLines.values()].map(lineOfCommands)].toSorted(
    inOrder,
  )
}

function lineOfCall([name, call]: readonly [string, Call]): Line {
  const { method, path, summary, request, response, query, isOpen, type } = call
  return {
    method,
    path: inBraces(path),
    uses: [{ name, summary, request, optional: [], requiresReauth: false }],
    query: query ?? null,
    isOpen: isOpen === true,
    programs: accessFor(method, path),
    isCommand: false,
    status: name === 'register' ? 201 : 200,
    answer: { schema: response, type: type ?? 'application/json' },
  }
}

function lineOfCommands(names: readonly CommandName[]): Line {
  const [first] = names.map(commandOf)
  if (first === undefined) throw new Error('A line has at least one command')
  const { answer, rest } = first
  return {
    method: rest.method,
    path: inBraces(rest.path),
    uses: names.map(useOf),
    query: null,
    isOpen: false,
    programs: accessFor(rest.method, rest.path),
    isCommand: true,
    status: answer?.created ? 201 : 200,
    answer: answer ? { name: answer.name, row: answer.table } : 'ok',
  }
}

function useOf(name: CommandName): Use {
  const { input, serverDefaults, requiresReauth } = commandOf(name)
  const made = serverDefaults?.({ id: () => '', token: () => '' }) ?? {}
  return {
    name,
    summary: commandTexts[name].summary,
    request: input,
    optional: Object.keys(made),
    requiresReauth: requiresReauth === true,
  }
}

function inBraces(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function inOrder(a: Line, b: Line): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  return methods.indexOf(a.method) - methods.indexOf(b.method)
}
