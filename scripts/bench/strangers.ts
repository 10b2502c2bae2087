/**
 * W12: many processes on one database of PostgreSQL, each with its own households, all at work at once. Strangers
 * should never wait for each other, nor have to repeat anything: it counts how often a transaction ran again.
 */
import { join } from 'node:path'
import { v7 } from 'uuid'
import type { Mutation } from '#domain/sync-protocol.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { freePort } from '#server/testing/free-port.ts'
import type { Client } from './clients.ts'
import { completions, load, mittenClient } from './clients.ts'
import type { Household } from './household.ts'
import { makeHousehold } from './household.ts'
import type { PostgresSide } from './postgres-side.ts'
import { openPostgresSide } from './postgres-side.ts'
import { mutationOf } from './requests.ts'
import { seedMitten } from './seed.ts'
import type { Server } from './servers.ts'
import { startMitten } from './servers.ts'
import { percentile } from './statistics.ts'

const PROCESSES = 16
const HOUSEHOLDS_EACH = 2
const REQUESTS_EACH = 400
const WARM_UP_EACH = 10

type Bench = { readonly folder: string; readonly say: (line: string) => void }
type Measured = { readonly server: Server; readonly metricsPort: number }
/** Totals of all servers so far; the first four are metrics of the servers. */
type Counts = Readonly<
  Record<
    'transactions' | 'runs_again' | 'widened_scopes' | 'trips' | 'serverCpuMs' | 'databaseCpuMs',
    number
  >
>
type Stage = {
  readonly postgres: PostgresSide
  readonly processes: readonly Measured[]
  readonly clients: readonly Client[]
}

export async function measureStrangers({ folder, say }: Bench): Promise<void> {
  const postgres = await openPostgresSide()
  if (postgres === null) return say('W12 not measured: there is no PostgreSQL here')
  const processes: Measured[] = []
  try {
    const households = Array.from({ length: PROCESSES * HOUSEHOLDS_EACH }, (_, household) =>
      makeHousehold({ tasks: REQUESTS_EACH, open: (WARM_UP_EACH + REQUESTS_EACH) / 2, household }),
    )
    const dataDir = join(folder, 'strangers')
    const file = databaseFile(dataDir)
    const { cursors } = seedMitten(file, households)
    const place = await postgres.copyOf(file)
    for (let number = 0; number < PROCESSES; number++) {
      const metricsPort = await freePort()
      processes.push({ server: await startMitten(dataDir, { place, metricsPort }), metricsPort })
    }
    say('W12: servers ready')
    const clients = households.map((household, number) =>
      clientOf(processes[number % PROCESSES]?.server, household, cursors),
    )
    await measure({ postgres, processes, clients })
  } finally {
    for (const { server } of processes) await server.stop()
    await postgres.drop()
  }
}

function clientOf(
  server: Server | undefined,
  household: Household,
  cursors: ReadonlyMap<string, string>,
): Client {
  if (server === undefined) throw new Error('There is no server')
  const account = household.members[0]
  return mittenClient(server, { account, cursor: cursors.get(account) ?? null }, taps(household))
}

/** Completes an open task and makes a new one, in turn. */
function taps(household: Household): () => Mutation {
  const complete = completions(household)
  let turn = 0
  return () =>
    turn++ % 2 === 0
      ? complete()
      : mutationOf('createTask', { id: v7(), name: 'Wash the dishes', is_shared: true })
}

async function measure({ postgres, processes, clients }: Stage): Promise<void> {
  await load(clients, WARM_UP_EACH)
  const before = await countsOf(postgres, processes)
  const { times, seconds } = await load(clients, REQUESTS_EACH)
  const after = await countsOf(postgres, processes)
  const more = (what: keyof Counts) => after[what] - before[what]
  const each = (count: number, among: number, digits: number) => (count / among).toFixed(digits)
  const shareOf = (what: keyof Counts) =>
    `${more(what)}, ${each(more(what), more('transactions'), 5)}`
  const p = (share: number) => percentile(times, share).toFixed(1)
  console.log(
    `\nW12  ${PROCESSES} processes on PostgreSQL, ${clients.length} households at work at once

exchanges, with a mutation each      ${times.length}, ${(times.length / seconds).toFixed(0)} a second
p50 / p99 ms                         ${p(0.5)} / ${p(0.99)}
transactions                         ${more('transactions')}
ran again, of a transaction          ${shareOf('runs_again')} (goal 0.001)
... to lock more people              ${shareOf('widened_scopes')} (goal 0.01)
trips of an exchange                 ${each(more('trips'), times.length, 1)}
CPU of an exchange, us: the servers  ${each(more('serverCpuMs') * 1000, times.length, 0)}
                       PostgreSQL    ${each(more('databaseCpuMs') * 1000, times.length, 0)}`,
  )
}

async function countsOf(postgres: PostgresSide, processes: readonly Measured[]): Promise<Counts> {
  const texts = await Promise.all(
    processes.map(async ({ metricsPort }) => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
      return answer.text()
    }),
  )
  const sum = (what: string) =>
    texts.reduce((all, text) => all + countIn(text, `mitten_database{what="${what}"}`), 0)
  return {
    transactions: sum('transactions'),
    runs_again: sum('runs_again'),
    widened_scopes: sum('widened_scopes'),
    trips: sum('trips'),
    serverCpuMs: processes.reduce((all, { server }) => all + server.cpuMs(), 0),
    databaseCpuMs: await postgres.cpuMs(),
  }
}

function countIn(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(name))
  if (line === undefined) throw new Error(`There is no ${name}`)
  return Number(line.slice(name.length))
}
