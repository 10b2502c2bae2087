/**
 * W16: three processes on one PostgreSQL with sixteen people at work, compared with one process on SQLite; and how soon
 * a process answers others while its database takes 5 ms for each answer.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '#server/store/open-database.ts'
import type { Client } from './clients.ts'
import { completions, load, mittenClient } from './clients.ts'
import { makeHousehold } from './household.ts'
import type { PostgresSide } from './postgres-side.ts'
import { openPostgresSide } from './postgres-side.ts'
import { seedMitten } from './seed.ts'
import type { Server } from './servers.ts'
import { startMitten } from './servers.ts'
import { percentile } from './statistics.ts'

const PROCESSES = 3
const PEOPLE = 16
const WARM_UP_EACH = 100
const REQUESTS_EACH = 200
const RUNS = 3
const OPEN_EACH = WARM_UP_EACH + RUNS * REQUESTS_EACH
const SLOW_MS = 5
const SLOW_EACH = 60
const PROBE_EVERY_MS = 20

type Bench = { readonly folder: string; readonly say: (line: string) => void }

export async function measureProcesses({ folder, say }: Bench): Promise<void> {
  const postgres = await openPostgresSide()
  if (postgres === null) return say('W16 not measured: there is no PostgreSQL here')
  const dataDir = join(folder, 'processes')
  const households = Array.from({ length: PEOPLE }, (_, household) =>
    makeHousehold({ tasks: 2 * OPEN_EACH, open: OPEN_EACH, household }),
  )
  const seed = join(dataDir, 'seed.sqlite')
  const { cursors } = seedMitten(seed, households)
  const clientsOf = (servers: readonly Server[]) =>
    households.flatMap((household, number) => {
      const server = servers[number % servers.length]
      const [account] = household.members
      const sender = { account, cursor: cursors.get(account) ?? null }
      return server ? mittenClient(server, sender, completions(household)) : []
    })
  try {
    copyFileSync(seed, databaseFile(dataDir))
    const alone = [await startMitten(dataDir)]
    const sqlite = await changes({ servers: alone, clients: clientsOf(alone), postgres: null })
    print(`SQLite, one process: ${shown(sqlite)}`)
    const place = await postgres.copyOf(seed)
    const three = []
    while (three.length < PROCESSES) three.push(await startMitten(dataDir, { place }))
    const several = await changes({ servers: three, clients: clientsOf(three), postgres })
    const ratio = (several.cpuUs / sqlite.cpuUs).toFixed(2)
    print(`PostgreSQL, ${PROCESSES} processes: ${shown(several)} (${ratio} x SQLite)`)
    const slowed = postgres.slowed(await postgres.copyOf(seed), SLOW_MS)
    const slow = await startMitten(dataDir, { place: slowed })
    const waits = await probe(slow, clientsOf([slow]))
    print(
      `with ${SLOW_MS} ms an answer: ${waits.rate.toFixed(0)} changes a second; p50 / p99 / longest of` +
        ` health ${spread(waits.health)}, of the page ${spread(waits.page)} ms`,
    )
  } finally {
    await postgres.drop()
  }
}

type Stage = {
  readonly servers: readonly Server[]
  readonly clients: readonly Client[]
  /** Its processor time counts, too. */
  readonly postgres: PostgresSide | null
}

/** Changes a second, and processor time per change, each as the median of the runs; stops the servers. */
async function changes({ servers, clients, postgres }: Stage): Promise<Measured> {
  const usedMs = async () =>
    servers.reduce((sum, server) => sum + server.cpuMs(), (await postgres?.cpuMs()) ?? 0)
  await load(clients, WARM_UP_EACH)
  const [rates, costs]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    const before = await usedMs()
    const { times, seconds } = await load(clients, REQUESTS_EACH)
    rates.push(times.length / seconds)
    costs.push((((await usedMs()) - before) * 1000) / times.length)
  }
  for (const server of servers) await server.stop()
  return { rate: percentile(rates, 0.5), cpuUs: percentile(costs, 0.5) }
}

type Waits = { readonly rate: number; readonly health: number[]; readonly page: number[] }

/** How long health and the signed-out page take while everybody else sends changes. */
async function probe(server: Server, clients: readonly Client[]): Promise<Waits> {
  const take = async (path: string) => {
    const sentAt = performance.now()
    await fetch(`${server.origin}${path}`).then((answer) => answer.text())
    return performance.now() - sentAt
  }
  await load(clients, SLOW_EACH)
  const [health, page]: [number[], number[]] = [[], []]
  let isOver = false
  const loaded = load(clients, SLOW_EACH).finally(() => (isOver = true))
  while (!isOver) {
    health.push(await take('/healthz'))
    page.push(await take('/'))
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
  }
  const { times, seconds } = await loaded
  await server.stop()
  return { rate: times.length / seconds, health, page }
}

type Measured = { readonly rate: number; readonly cpuUs: number }

function shown({ rate, cpuUs }: Measured): string {
  return `${rate.toFixed(0)} changes a second, ${cpuUs.toFixed(0)} us of CPU each`
}

function spread(times: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ')
}

function print(line: string): void {
  console.log(`W16 ${line}`)
}
