/** The real app on an in-memory database, and people who use it over REST or the sync endpoint. */
import { v7 } from 'uuid'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { restCall } from '#domain/rest-path.ts'
import type { ExchangeResponse } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { Resolve } from '#server/push/public-address.ts'
import type { Database } from '#server/store/database.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'

export type TestApp = ReturnType<typeof makeApp>
export type TestPerson = Awaited<ReturnType<TestApp['register']>>
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

export function makeApp(
  settings: Readonly<Record<string, string>> = {},
  database: Database = openTestDatabase(),
  { resolve }: { readonly resolve?: Resolve } = {},
) {
  const config = parseConfig({
    HOST: '127.0.0.1',
    PLAN_LIMITS: 'off',
    RATE_LIMITS: 'off',
    ...settings,
  })
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  let time = Date.parse('2026-03-02T09:00:00Z')
  const { app, core, push, home, webhooks, integrity } = createApp({
    config,
    database,
    log,
    webFolder: null,
    now: () => new Date(time),
    passwords: passwordsOnce,
    ...(resolve && { resolve }),
  })

  async function send(
    method: string,
    path: string,
    {
      body,
      headers = {},
    }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const isReady = typeof body === 'string' || body instanceof Uint8Array
    const text = isReady ? body : JSON.stringify(body)
    const about =
      text === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }
    return app.request(
      path,
      {
        method,
        headers: { 'Sec-Fetch-Site': 'same-origin', ...about, ...headers },
        body: (text as string | undefined) ?? null,
      },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    )
  }

  async function register(name: string) {
    const username = name.toLowerCase()
    const email = `${username}@example.org`
    const answer = await send('POST', '/api/auth/register', {
      body: {
        username,
        email,
        password: 'knit-one-purl-two',
        name: `${name} Ellis`,
        plan: 'pro',
      },
    })
    const cookie = cookieOf(answer)
    if (answer.status >= 500) throw new Error(lines.join(''))
    const { user } = (await answer.json()) as { user: { id: string } }

    async function call(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const response = await send(method, path, { body, headers: { Cookie: cookie, ...headers } })
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    }

    /** Runs a command through the REST endpoint. */
    function rest(name: CommandName, input: Readonly<Record<string, unknown>>, headers = {}) {
      const { method, path } = commandOf(name).rest
      const made = restCall(path, input)
      return call(method, made.path, made.body, headers)
    }

    return {
      id: user.id,
      email,
      headers: { Cookie: cookie },
      call,
      /** A raw request, however malformed. */
      raw: (
        method: string,
        path: string,
        {
          text,
          headers = {},
        }: {
          readonly text?: string | Uint8Array | undefined
          readonly headers?: Record<string, string>
        },
      ) => send(method, path, { body: text, headers: { Cookie: cookie, ...headers } }),
      rest,
      /** Runs one that makes a row through the REST endpoint, and returns the id of the row. */
      async make(name: CommandName, input: Readonly<Record<string, unknown>>): Promise<string> {
        const { status, body } = await rest(name, input)
        if (status !== 201) throw new Error(JSON.stringify(body))
        const row = body[commandOf(name).answer?.name ?? ''] as { readonly id: string }
        return row.id
      },
      /** Runs a command through the sync endpoint. */
      async push(
        name: string,
        input: unknown,
        given: { readonly id?: string; readonly at?: string; readonly version?: number } = {},
      ) {
        const at = new Date(time).toISOString()
        const mutation = { id: v7(), name, version: 1, input, at, ...given }
        const { body } = await call('POST', '/api/sync', {
          mitten: PROTOCOL,
          account: user.id,
          cursor: null,
          acknowledged: null,
          mutations: [mutation],
        })
        const [result] = (body as unknown as ExchangeResponse).results
        if (!result) throw new Error(JSON.stringify(body))
        return result
      },
    }
  }

  return {
    fetch: app.fetch,
    core,
    push,
    home,
    webhooks,
    integrity,
    log,
    database,
    lines,
    send,
    register,
    pass: (ms: number) => (time += ms),
    /** All rows of the synced tables, to compare before and after, or two apps. */
    snapshot: (tables: readonly string[]) =>
      Object.fromEntries(
        tables.map((table) => [
          table,
          database.prepare(`SELECT * FROM ${table} ORDER BY id`).all(),
        ]),
      ),
  }
}

/** Connects another device of a person, which has everything; returns the names of the events that it receives. */
export function connectDevice(
  { core: { pages, pokes } }: Pick<TestApp, 'core'>,
  viewer: string,
): readonly string[] {
  const events: string[] = []
  const { cursor } = pages.read(viewer, null)
  const send = ({ event }: { readonly event: string }) => void events.push(event)
  pokes.open({ viewer, sessionHash: '', device: 'another', cursor, send, close: () => undefined })
  return events
}

/** Makes two people partners. */
export async function pair(inviter: TestPerson, invitee: TestPerson): Promise<string> {
  const id = await inviter.make('invitePartner', { email: invitee.email, role: 'partner' })
  await invitee.rest('respondToInvitation', { id, status: 'accepted' })
  return id
}

/** Maya, who is the admin, alone. */
export async function makeSingle(app: TestApp = makeApp()) {
  return { app, maya: await app.register('Maya') }
}

/** Maya, who is the admin, and Theo: partners. */
export async function makeCouple(app: TestApp = makeApp()) {
  const { maya } = await makeSingle(app)
  const theo = await app.register('Theo')
  return { app, maya, theo, partnership: await pair(maya, theo) }
}
