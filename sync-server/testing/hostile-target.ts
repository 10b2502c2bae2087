/** A server with a family, which gets expensive requests, and a measure of how long these block others. */
import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { createApp } from '#server/app.ts'
import { registration } from '#server/auth/make-test-server.ts'
import { parseConfig } from '#server/config.ts'
import { closeServer } from '#server/http/server-limits.ts'
import { createLog } from '#server/log.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'
import type { HostileRequest, Requester } from '#server/testing/hostile-requests.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'
import { listen } from '#server/tls/listen.ts'

/** A sign-in this old is no proof, so no request can delete the account. */
const STALE_MS = 11 * 60_000
/** 100 ms on an idle machine, in units of 20 ms that are measured on this machine now. */
export const MAX_UNITS = 5

export type Target = Awaited<ReturnType<typeof startTarget>>

/** Requests that blocked the event loop for too long, got an internal error, or were not even parsed. */
export async function faultsIn(
  target: Pick<Target, 'ask' | 'unit'>,
  requests: readonly HostileRequest[],
  cookie: string | null,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const hostile of requests) {
    let status = 0
    const send = async () => void (status = await target.ask(hostile, cookie))
    const units = await longestBlock(send, { unit: target.unit, enough: MAX_UNITS })
    if (units > MAX_UNITS) faults.push(`${hostile.what}: ${Math.round(units * 20)} ms`)
    if (status >= 500 || (status === 413 && hostile.fits)) faults.push(`${hostile.what}: ${status}`)
  }
  return faults
}

export async function startTarget() {
  const config = {
    ...parseConfig({
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      PLAN_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
    port: 0,
  }
  const database = openTestDatabase()
  const log = createLog({ write: () => {} })
  let isLater = false
  const now = () => new Date(Date.now() + (isLater ? STALE_MS : 0))
  const mitten = createApp({
    config,
    database,
    log,
    webFolder: null,
    now,
    passwords: passwordsOnce,
  })
  const server = listen({ fetch: mitten.app.fetch, config, certificates: null, log }, () => {})
  await once(server, 'listening')
  const ask = createAsk(server)
  const maya = await register(server, 'maya')
  const theo = await register(server, 'theo')
  const requester: Requester = { account: maya.id, ids: await layOut(server, maya, theo) }
  isLater = true
  return {
    ask,
    requester,
    unit: measureUnit(),
    cookie: maya.cookie,
    async stop() {
      await closeServer(server, mitten.drain, 0)
      database.close()
    },
  }
}

/** The status of the answer; 0 if the server disconnected the sender. */
function createAsk(server: Server) {
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  type Sent = Pick<HostileRequest, 'method' | 'path'> & Partial<HostileRequest>
  return ({ method, path, headers, body }: Sent, cookie: string | null): Promise<number> =>
    new Promise((resolve) => {
      const about =
        body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
      const sent = request({
        port,
        agent,
        method,
        path,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          ...(cookie === null ? {} : { Cookie: cookie }),
          ...about,
          ...headers,
        },
      })
      sent.once('error', () => resolve(0))
      sent.once('response', (answer: IncomingMessage) => {
        const status = answer.statusCode ?? 0
        // An event stream does not end by itself.
        if (answer.headers['content-type'] === 'text/event-stream') answer.destroy()
        answer.once('close', () => resolve(status)).resume()
      })
      sent.end(body)
    })
}

type Person = { readonly id: string; readonly cookie: string }

async function register(server: Server, username: string): Promise<Person> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration(username, { plan: 'ultimate' })),
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  return { id: user.id, cookie: cookieOf(answer) }
}

/** A partnership, and a row of each kind; their ids by the parameters of the paths. */
async function layOut(server: Server, maya: Person, theo: Person) {
  const { port } = server.address() as AddressInfo
  async function make(name: CommandName, input: object, { cookie } = maya) {
    const { method, path } = commandOf(name).rest
    const id = 'id' in input ? String(input.id) : ''
    const answer = await fetch(`http://127.0.0.1:${port}${path.replace(':id', id)}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
      },
      body: JSON.stringify(input),
    })
    const [row] = Object.values((await answer.json()) as Record<string, { id: string }>)
    return row?.id ?? ''
  }
  const partnerships = await make('invitePartner', { email: 'theo@example.org' })
  await make('respondToInvitation', { id: partnerships, status: 'accepted' }, theo)
  return {
    partner: theo.id,
    users: theo.id,
    partnerships,
    tasks: await make('createTask', { name: 'Dishes' }),
    rooms: await make('createRoom', { name: 'Kitchen' }),
    templates: await make('createTemplate', { name: 'Dishes' }),
    rewards: await make('createReward', { name: 'Tea', description: 'Hot', point_cost: 5 }),
    loans: await make('requestLoan', { amount: 5, title: 'Book', description: 'Red' }),
  }
}
