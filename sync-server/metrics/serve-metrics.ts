/**
 * Serves the metrics for Prometheus on a port of its own: the times of requests, and the values that gauges.ts reads.
 * Only this computer can ask for them, or somebody with the token (SEC52).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { portFault } from '#server/http/port-fault.ts'
import type { Log } from '#server/log.ts'
import type { MetricsPlace } from '#server/upkeep-config.ts'
import type { Watched } from './gauges.ts'
import { addGauges } from './gauges.ts'

/** In seconds, from a read in memory to a queue of a thousand changes. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Strangers may reach the port: slow or many connections must cost little. */
const LIMITS = { headersTimeout: 5000, requestTimeout: 5000, maxHeaderSize: 8192 }
const MAX_CONNECTIONS = 50

export type Metrics = {
  readonly port: number
  /** The same log, but it also counts the requests that are written to it. */
  readonly watching: (log: Log) => Log
  /** Adds the gauges of a server. */
  watch(server: Watched): void
  close(): void
}

export async function serveMetrics({ port, host, token }: MetricsPlace): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'mitten_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const isAllowed = createIsAllowed(token)
  const server = createServer(LIMITS, (request, response) => {
    if (!isAllowed(request))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void answer(registry, response)
  })
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portFault(error, { host, port }, 'METRICS_PORT')))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    watching: (log) => ({ ...log, ...counting(log, requests) }),
    watch: (watched) => addGauges(registry, watched),
    close: () => void server.close(),
  }
}

/** Digests are compared, because they have the same length and say nothing about the token. */
function createIsAllowed(token: string | null): (request: IncomingMessage) => boolean {
  if (token === null) return () => true
  const wanted = digestOf(`Bearer ${token}`)
  return ({ headers }) => timingSafeEqual(digestOf(headers.authorization ?? ''), wanted)
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  } catch {
    // The database does not answer.
    response.writeHead(503).end()
  }
}

/** Every request is a line of the log, with its route, status and time. */
function counting(log: Log, requests: Histogram): Pick<Log, 'info' | 'warn'> {
  const count: Log['info'] = (event, facts) => {
    if (event !== 'request' || facts === undefined) return
    const { method, route, status, ms } = facts
    const labels = { method: String(method), route: String(route), status: String(status) }
    requests.observe(labels, Number(ms) / 1000)
  }
  return {
    info(event, facts) {
      count(event, facts)
      log.info(event, facts)
    },
    warn(event, facts) {
      count(event, facts)
      log.warn(event, facts)
    },
  }
}
