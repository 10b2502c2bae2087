/** W5: two hundred people at once, each with their own connection and session, one mutation per request. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { commands } from '#domain/commands.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import type { Household } from './household.ts'
import { makeHousehold } from './household.ts'
import { connect } from './http-connection.ts'
import type { Results, Side } from './results.ts'
import { seedFloor, seedMitten, tokenOf } from './seed.ts'
import type { Server } from './servers.ts'
import { DATABASE_FILE, startFloor, startMitten } from './servers.ts'
import { percentile } from './statistics.ts'

const CONNECTIONS = 200
const REQUESTS_EACH = 20
const WARM_UP_EACH = 5
const RUNS = 3
const OPEN_EACH = WARM_UP_EACH + RUNS * REQUESTS_EACH

const greeting = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')

/** One person with a connection: the next request, and what to read from the answer. */
type Client = {
  readonly port: number
  readonly next: () => Buffer
  readonly answered: (body: string) => void
}
type Contender = {
  readonly side: Side
  readonly server: Server
  readonly clients: readonly Client[]
}
type Load = { readonly times: readonly number[]; readonly seconds: number }
type Bench = {
  readonly folder: string
  readonly results: Results
  readonly say: (line: string) => void
}

export async function measureServer({ folder, results, say }: Bench): Promise<void> {
  const households = Array.from({ length: CONNECTIONS }, (_, household) =>
    makeHousehold({ tasks: 2 * OPEN_EACH, open: OPEN_EACH, household }),
  )
  const contenders = await startAll(folder, households)
  say('W5: servers ready')
  for (const { clients } of contenders) await load(clients, WARM_UP_EACH)
  for (let run = 0; run < RUNS; run++)
    for (const { side, server, clients } of contenders) {
      const before = server.cpuMs()
      const { times, seconds } = await load(clients, REQUESTS_EACH)
      const add = (metric: string, value: number) =>
        results.add({ workload: 'W5', metric, rows: CONNECTIONS }, side, value)
      add('mutations/s', times.length / seconds)
      add('p50 ms', percentile(times, 0.5))
      add('p99 ms', percentile(times, 0.99))
      add('server CPU us/mutation', ((server.cpuMs() - before) * 1000) / times.length)
    }
  for (const { server } of contenders) await server.stop()
  say('W5')
}

async function startAll(folder: string, households: readonly Household[]): Promise<Contender[]> {
  const contenders: Contender[] = []
  for (const [side, synchronous] of [
    ['mitten', 'FULL'],
    ['mitten NORMAL', 'NORMAL'],
  ] as const) {
    const dataDir = join(folder, `load-${synchronous}`)
    mkdirSync(dataDir, { recursive: true })
    const { cursors } = seedMitten(join(dataDir, DATABASE_FILE), households)
    const server = await startMitten(dataDir, synchronous)
    const clients = households.map((each) =>
      mittenClient(server, each, cursors.get(each.members[0]) ?? null),
    )
    contenders.push({ side, server, clients })
  }
  for (const [side, make] of [
    ['floor-batch', batchClient],
    ['floor-rest', restClient],
  ] as const) {
    const file = join(folder, `load-${side}.db`)
    seedFloor(file, households)
    const server = await startFloor(file)
    contenders.push({ side, server, clients: households.map((each) => make(server, each)) })
  }
  return contenders
}

/** Every connection sends its next request as soon as it has the last answer; returns the milliseconds of each. */
async function load(clients: readonly Client[], requests: number): Promise<Load> {
  const times: number[] = []
  const connections = await Promise.all(clients.map(({ port }) => connect(port)))
  // A server accepts new connections one at a time between its work: the clock starts when it has them all.
  await Promise.all(connections.map((connection) => connection.send(greeting)))
  const from = performance.now()
  await Promise.all(
    clients.map(async ({ next, answered }, index) => {
      for (let sent = 0; sent < requests; sent++) {
        const request = next()
        const sentAt = performance.now()
        const body = await connections[index]?.send(request)
        times.push(performance.now() - sentAt)
        answered(body ?? '')
      }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  for (const connection of connections) connection.close()
  return { times, seconds }
}

function mittenClient(server: Server, { members, tasks }: Household, from: string | null): Client {
  const account = members[0]
  const open = idsOf(tasks)
  const headers = {
    Cookie: `sid-${account}=${tokenOf(account)}`,
    'Mitten-Account': account,
    'Mitten-Device': v7(),
    Origin: server.origin,
    'Sec-Fetch-Site': 'same-origin',
  }
  const { version } = commands.completeTask
  let cursor = from
  let acknowledged: string | null = null
  let current = ''
  return {
    port: server.port,
    next() {
      current = v7()
      const mutations = [
        {
          id: current,
          name: 'completeTask',
          version,
          input: { id: open() },
          at: new Date().toISOString(),
        },
      ]
      const body = { mitten: PROTOCOL, account, cursor, acknowledged, attempt: 0, mutations }
      return requestOf('POST /api/sync', body, headers)
    },
    answered(body) {
      if (!body.includes('"status":"applied"')) throw new Error(body.slice(0, 500))
      cursor = /"cursor":"([^"]+)"/.exec(body)?.[1] ?? cursor
      acknowledged = current
    },
  }
}

function batchClient(server: Server, { tasks }: Household): Client {
  const open = idsOf(tasks)
  return {
    port: server.port,
    next: () => requestOf('POST /batch', { mutations: [patchOf(open())] }),
    answered: mustBeOk,
  }
}

function restClient(server: Server, { tasks }: Household): Client {
  const open = idsOf(tasks)
  return {
    port: server.port,
    next() {
      const patch = patchOf(open())
      return requestOf(`PATCH /tasks/${patch.id}`, patch)
    },
    answered: mustBeOk,
  }
}

function idsOf(tasks: Household['tasks']): () => string {
  const ids = tasks.filter(({ completed_at }) => completed_at === null).map(({ id }) => id)
  return () => ids.pop() ?? ''
}

function patchOf(id: string) {
  return { id, completed_at: new Date().toISOString(), approved_by: null, completions: 1 }
}

function mustBeOk(body: string): void {
  if (!body.includes('"ok":true')) throw new Error(body.slice(0, 500))
}

function requestOf(
  line: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const text = JSON.stringify(body)
  const all = {
    Host: 'localhost',
    // As browsers ask.
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}
