/**
 * Figures for Prometheus, on a port of its own that only this computer reaches: what requests take, how many streams are
 * open, and what the database did.
 */
import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/database.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

/** From a read in memory to a queue of a thousand changes, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  readonly port: number
  /** The same log, which counts the requests that are written to it. */
  readonly watching: (log: Log) => Log
  /** Counts the streams and statements of a server, too. */
  watch(server: { readonly pokes: PokeHub; readonly database: Database }): void
  close(): void
}

export async function serveMetrics(port: number): Promise<Metrics> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'mitten_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'Content-Type': registry.contentType })
      response.end(text)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    watching: (log) => ({ ...log, ...counting(log, requests) }),
    watch: (watched) => addGauges(registry, watched),
    close: () => void server.close(),
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

function addGauges(
  registry: Registry,
  { pokes, database }: { readonly pokes: PokeHub; readonly database: Database },
): void {
  const streams: Gauge = new Gauge({
    name: 'mitten_streams',
    help: 'Devices with an open stream.',
    registers: [],
    collect() {
      streams.set(pokes.size())
    },
  })
  const counts = new Gauge({
    name: 'mitten_database',
    help: 'What the process asked of its database since it started: trips, transactions, those that ran again, connections.',
    labelNames: ['what'],
    registers: [],
    collect() {
      for (const [what, count] of Object.entries(database.engine.counts()))
        counts.set({ what }, count)
    },
  })
  for (const gauge of [streams, counts]) registry.registerMetric(gauge)
}
