/** W5: two hundred people at once, each with their own connection and session, one mutation per request. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile } from '#server/store/open-database.ts'
import type { Client } from './clients.ts'
import { batchClient, completions, fullClient, load, mittenClient } from './clients.ts'
import type { Household } from './household.ts'
import { makeHousehold } from './household.ts'
import type { PostgresSide } from './postgres-side.ts'
import type { Results, Side } from './results.ts'
import { seedFloor, seedMitten } from './seed.ts'
import type { Server } from './servers.ts'
import { startFloor, startMitten } from './servers.ts'
import { percentile } from './statistics.ts'

const CONNECTIONS = 200
const REQUESTS_EACH = 20
const WARM_UP_EACH = 5
const RUNS = 3
/** The same data as Mitten's, for the floor that does the same work. */
const FULL_FILE = 'load-floor-full.db'
const OPEN_EACH = WARM_UP_EACH + RUNS * REQUESTS_EACH

type Contender = {
  readonly side: Side
  readonly server: Server
  readonly clients: readonly Client[]
}
type Bench = {
  readonly folder: string
  readonly results: Results
  readonly postgres: PostgresSide | null
  readonly say: (line: string) => void
}

export async function measureServer(bench: Bench): Promise<void> {
  const { results, say } = bench
  const households = Array.from({ length: CONNECTIONS }, (_, household) =>
    makeHousehold({ tasks: 2 * OPEN_EACH, open: OPEN_EACH, household }),
  )
  const contenders = await startAll(bench, households)
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

async function startAll(
  { folder, postgres }: Bench,
  households: readonly Household[],
): Promise<Contender[]> {
  const contenders: Contender[] = []
  for (const [side, synchronous] of [
    ['mitten', 'FULL'],
    ['mitten NORMAL', 'NORMAL'],
    ['mitten PostgreSQL', 'FULL'],
  ] as const) {
    const isElsewhere = side === 'mitten PostgreSQL'
    if (isElsewhere && postgres === null) continue
    const dataDir = join(folder, `load-${side}`)
    const file = databaseFile(dataDir)
    const { cursors } = seedMitten(file, households)
    if (side === 'mitten') copyFileSync(file, join(folder, FULL_FILE))
    const place = isElsewhere ? await postgres?.copyOf(file) : null
    const server = await startMitten(dataDir, { synchronous, place })
    const clients = households.map((household) => {
      const account = household.members[0]
      const sender = { account, cursor: cursors.get(account) ?? null }
      return mittenClient(server, sender, completions(household))
    })
    contenders.push({ side, server, clients })
  }
  const full = await startFloor(join(folder, FULL_FILE), 'full')
  const fullClients = households.map((each) => fullClient(full, each))
  contenders.push({ side: 'floor-full', server: full, clients: fullClients })
  const file = join(folder, 'load-floor-batch.db')
  seedFloor(file, households)
  const batch = await startFloor(file)
  const batchClients = households.map((each) => batchClient(batch, each))
  contenders.push({ side: 'floor-batch', server: batch, clients: batchClients })
  return contenders
}
