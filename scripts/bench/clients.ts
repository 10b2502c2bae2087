/** People with a connection each, who send their next request as soon as they have the last response. */
import type { Mutation } from '#domain/sync-protocol.ts'
import { patchOf } from './floors/patch.ts'
import type { Household } from './household.ts'
import { connect } from './http-connection.ts'
import { headersOf, mutationOf, requestOf, requestsOf } from './requests.ts'
import type { Server } from './servers.ts'

/** One person: the next request, and what to read from the response. */
export type Client = {
  readonly port: number
  readonly next: () => Buffer
  readonly answered: (body: string) => void
}
export type Load = { readonly times: readonly number[]; readonly seconds: number }

const greeting = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')

/** Every connection sends its next request as soon as it has the last response; returns the milliseconds of each. */
export async function load(clients: readonly Client[], requests: number): Promise<Load> {
  const times: number[] = []
  const connections = await Promise.all(clients.map(({ port }) => connect(port)))
  // A server accepts new connections one at a time between its work, so the clock starts when it has them all.
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

type Sender = { readonly account: string; readonly cursor: string | null }

/** A device that sends one mutation with each exchange. */
export function mittenClient(
  server: Server,
  { account, cursor: from }: Sender,
  mutation: () => Mutation,
): Client {
  const { exchange } = requestsOf(server.origin, account)
  let cursor = from
  let acknowledged: string | null = null
  let current: string | null = null
  return {
    port: server.port,
    next() {
      const sent = mutation()
      current = sent.id
      return exchange({ cursor, acknowledged, mutations: [sent] })
    },
    answered(body) {
      if (!body.includes('"status":"applied"')) throw new Error(body.slice(0, 500))
      cursor = /"cursor":"([^"]+)"/.exec(body)?.[1] ?? cursor
      acknowledged = current
    },
  }
}

/** Completes the open tasks of a household, one after the other. */
export function completions({ tasks }: Household): () => Mutation {
  const open = idsOf(tasks)
  return () => mutationOf('completeTask', { id: open() })
}

export function batchClient(server: Server, { tasks }: Household): Client {
  const open = idsOf(tasks)
  return {
    port: server.port,
    next: () => requestOf('POST /batch', { mutations: [patchOf(open())] }),
    answered(body) {
      if (!body.includes('"ok":true')) throw new Error(body.slice(0, 500))
    },
  }
}

/** The same with a session. */
export function fullClient(server: Server, { tasks, members: [account] }: Household): Client {
  const open = idsOf(tasks)
  const headers = headersOf(server.origin, account)
  return {
    port: server.port,
    next: () => requestOf('POST /batch', { mutations: [patchOf(open())] }, headers),
    answered(body) {
      if (!body.includes('"applied"')) throw new Error(body.slice(0, 500))
    },
  }
}

function idsOf(tasks: Household['tasks']): () => string {
  const ids = tasks.filter(({ completed_at }) => completed_at === null).map(({ id }) => id)
  return () => ids.pop() ?? ''
}
