/**
 * Three servers on one database of PostgreSQL, behind a proxy: killed one after the other, and connections to the
 * database ended, while twelve devices of four households tap. Nothing is lost, doubled or leaked; and it measures how
 * soon others are told (docs/guarantees.md).
 */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Random } from '#server/demo/random.ts'
import { createRandom } from '#server/demo/random.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import { spread } from './delivery-times.ts'
import { faultsOfEffects } from './effects.ts'
import type { OwnDatabase } from './own-database.ts'
import { createOwnDatabase } from './own-database.ts'
import type { ServerGroup } from './server-group.ts'
import { startServers } from './server-group.ts'
import { seatsOf, startDevices } from './side-by-side-devices.ts'

const seconds = Number(process.env['SIDE_BY_SIDE_SECONDS'] ?? 180)
const seed = Number(process.env['SIDE_BY_SIDE_SEED'] ?? Date.now() % 1_000_000_007)
const SERVERS = 3
const HOUSEHOLDS = 4
const SCHEMA = 'side_by_side'
/** The time between two faults of the servers, and of their connections. */
const FAULT_INTERVAL_MS = [1500, 4000] as const
const END_EVERY_MS = [1000, 5000] as const
/** How long the database is out of reach. */
const SHUT_MS = [500, 5000] as const
/** Connected devices learn of every change within this time. */
const DELIVERED_MS = 30_000

const NO_POSTGRES =
  'Not tried, as there is no PostgreSQL here: set TEST_DATABASE_URL, or start one that lets you create databases.'

test(`nothing is lost, doubled or leaked by servers side by side, in ${seconds} s from seed ${seed}`, async () => {
  const proof = await prove()
  const lines = proof === null ? [NO_POSTGRES] : [`${seconds} s, seed ${seed}`, ...proof.lines]
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(proof?.faults ?? []).toEqual([])
})

type Proof = { readonly lines: readonly string[]; readonly faults: readonly string[] }

/** Null without PostgreSQL. */
async function prove(): Promise<Proof | null> {
  const database = await createOwnDatabase(SCHEMA)
  if (database === null) return null
  try {
    const servers = await startServers(SERVERS, {
      RATE_LIMITS: 'off',
      BACKUP_EVERY_HOURS: '0',
      DATABASE_URL: database.gatedUrl,
      DATABASE_SCHEMA: SCHEMA,
    })
    try {
      return await run({ database, servers })
    } finally {
      servers.remove()
    }
  } finally {
    await database.drop()
  }
}

type Stage = {
  readonly database: OwnDatabase
  readonly servers: ServerGroup
}
type Troubles = { readonly startsMs: readonly number[]; readonly shut: number }

async function run(stage: Stage): Promise<Proof> {
  const { database, servers } = stage
  const random = createRandom(seed)
  const devices = startDevices(await seatsOf(servers.port, HOUSEHOLDS))
  const signal = AbortSignal.timeout(seconds * 1000)
  const [troubles, ended] = await Promise.all([
    trouble({ ...stage, devices }, random, signal),
    endBackends(database, random, signal),
    devices.tapAll(random, signal),
  ])
  await devices.settleAll()
  const differences = await devices.differencesFromNew()
  devices.stop()
  const endings = await servers.stop()
  const { lines, faults } = proofOf(devices)
  return {
    lines: [...about(troubles, ended), ...lines],
    faults: [
      ...differences,
      ...endings,
      ...effects(database, devices),
      ...faults,
      ...devices.faults,
      ...servers.faults(),
    ],
  }
}

type Devices = ReturnType<typeof startDevices>

function effects({ url }: OwnDatabase, { made, outcomes }: Devices): readonly string[] {
  const database = openPostgres({ url, schema: SCHEMA }, { isAsItIs: true })
  try {
    return faultsOfEffects(database, { made: [...made.values()], outcomes })
  } finally {
    database.close()
  }
}

/** Servers are killed in turn; after each round, nobody can reach the database for a while. */
async function trouble(
  { database, servers, devices }: Stage & { readonly devices: Devices },
  random: Random,
  signal: AbortSignal,
): Promise<Troubles> {
  const startsMs: number[] = []
  let shut = 0
  const calm = () =>
    pause(random.between(...FAULT_INTERVAL_MS), undefined, { signal }).catch(() => undefined)
  for (await calm(); !signal.aborted; await calm()) {
    if (startsMs.length < SERVERS * (shut + 1)) {
      startsMs.push(await servers.killNext(random))
      continue
    }
    shut += 1
    database.shut()
    devices.deliveryTimes.shut(true)
    await pause(random.between(...SHUT_MS))
    database.open()
    devices.deliveryTimes.shut(false)
  }
  return { startsMs, shut }
}

async function endBackends(
  database: OwnDatabase,
  random: Random,
  signal: AbortSignal,
): Promise<number> {
  let ended = 0
  while (!signal.aborted) {
    await pause(random.between(...END_EVERY_MS), undefined, { signal }).catch(() => undefined)
    if (!signal.aborted && (await database.endBackend(random.fraction()))) ended += 1
  }
  return ended
}

function about({ startsMs, shut }: Troubles, ended: number): readonly string[] {
  return [
    `${SERVERS} servers, killed ${startsMs.length} times, ready again: ${spread(startsMs)}`,
    `${ended} connections to the database ended; it was out of reach ${shut} times`,
  ]
}

function proofOf({ devices, made, outcomes, answers, deliveryTimes }: Devices): Proof {
  const applied = [...made.values()].filter(({ id }) => outcomes.get(id) === 'applied')
  const deleted = new Set(
    applied.flatMap(({ name, taskId }) => (name === 'deleteTask' ? taskId : [])),
  )
  const { connected, others, undelivered } = deliveryTimes.times((id) => deleted.has(id))
  const late = connected.filter((ms) => ms > DELIVERED_MS)
  return {
    lines: [
      `${devices.length} devices of ${HOUSEHOLDS} households: ${made.size} changes, ${applied.length} applied, ${made.size - applied.length} refused`,
      `answers ${JSON.stringify(Object.fromEntries(answers))}`,
      `told of a change after its acknowledgement, to a device that stayed connected: ${spread(connected)}`,
      `... to one whose stream was cut, or whose server could not reach the database: ${spread(others)}`,
    ],
    faults: [
      ...(undelivered > 0 ? [`${undelivered} times a device was never told of a task`] : []),
      ...(late.length > 0
        ? [`${late.length} times a connected device was told later than after 30 s`]
        : []),
    ],
  }
}
