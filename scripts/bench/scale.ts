/**
 * `npm run bench -- --only W11 [--households 10000 --whole 1000]`: how long people wait with PostgreSQL if their
 * household is alone there, and if it is one of many; and the storage of a household's year. `--whole` households have
 * a year of history, the others its recent part. Both servers are asked in turn, so that a busy moment affects both.
 */
import { join } from 'node:path'
import { Client } from 'pg'
import { DAY_MS } from '#domain/calendar.ts'
import { hashOf } from '#server/auth/secrets.ts'
import { parseConfig } from '#server/config.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { moveData } from '#server/store/move.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import { createOwnDatabase } from '../proof/own-database.ts'
import { connect } from './http-connection.ts'
import type { Copies } from './many-households.ts'
import { copiedId, copyHouseholds } from './many-households.ts'
import type { Person } from './person.ts'
import { createPerson } from './person.ts'
import { putOffCleanUp } from './postgres-side.ts'
import { tokenOf } from './seed.ts'
import type { Server } from './servers.ts'
import { startMitten } from './servers.ts'
import { percentile } from './statistics.ts'
import { printStorage } from './storage.ts'

const ALONE = 'alone'
const MANY = 'many'
const RECENT_DAYS = 60
const RUNS = 60
const FIRST_SYNCS = 25
const WARM_UP = 20

type Bench = {
  readonly folder: string
  readonly copies: Copies
  readonly say: (line: string) => void
}

export async function measureScale({ folder, copies, say }: Bench): Promise<void> {
  const place = await createOwnDatabase(ALONE)
  if (place === null) return say('W11 not measured: there is no PostgreSQL here')
  const client = new Client({ connectionString: place.url })
  try {
    await client.connect()
    await fillAlone(client, place.url)
    say('W11: a household of a year')
    await fillMany(client, place.url, { folder, copies, say })
    say(`W11: ${copies.all} households`)
    await withServers({ folder, url: place.url }, async (servers) => {
      await measureAll(await peopleOf(client, servers, copies), copies)
    })
    await printStorage(client, { alone: ALONE, many: MANY })
  } finally {
    await client.end()
    await place.drop()
  }
}

async function fillAlone(client: Client, url: string): Promise<void> {
  const made = openDatabase(':memory:')
  const config = parseConfig({})
  await fillDemo({ database: made, config, now: new Date(), timeZone: 'Europe/Berlin', seed: 7 })
  const database = openPostgres({ url, schema: ALONE })
  try {
    await moveData(made, database)
  } finally {
    database.close()
    made.close()
  }
  await client.query(`SET search_path TO ${ALONE}`)
  // As after a year with the clean-up, which keeps entries for 90 to 180 days.
  await client.query('UPDATE viewers SET floor = version * 2 / 3')
  await client.query('DELETE FROM feed USING viewers WHERE viewer = id AND feed.version <= floor')
  await client.query('VACUUM (FULL, ANALYZE)')
}

async function fillMany(client: Client, url: string, { copies, say }: Bench): Promise<void> {
  await client.query(`CREATE SCHEMA ${MANY}`)
  openPostgres({ url, schema: MANY }).close()
  const since = new Date(Date.now() - RECENT_DAYS * DAY_MS).toISOString()
  await copyHouseholds(client, { from: ALONE, to: MANY }, { since, copies, say })
  await client.query('VACUUM (ANALYZE)')
  for (const schema of [ALONE, MANY]) await putOffCleanUp(client, schema)
  await client.query('CHECKPOINT')
}

type Servers = { readonly alone: Server; readonly many: Server }
type Room = { readonly folder: string; readonly url: string }

async function withServers(
  { folder, url }: Room,
  work: (servers: Servers) => Promise<void>,
): Promise<void> {
  const started: Server[] = []
  const start = async (schema: string) => {
    const dataDir = join(folder, schema)
    const server = await startMitten(dataDir, { place: { url, schema } })
    started.push(server)
    return server
  }
  try {
    await work({ alone: await start(ALONE), many: await start(MANY) })
  } finally {
    for (const server of started) await server.stop()
  }
}

type People = {
  readonly alone: Person
  readonly same: Person
  /** Each from another household, so that the rows they need are in no cache. */
  readonly others: readonly Person[]
}

async function peopleOf(client: Client, servers: Servers, { whole }: Copies): Promise<People> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM ${ALONE}.accounts ORDER BY username_key = 'maya' DESC LIMIT 1`,
  )
  const maya = rows[0]?.id ?? ''
  const alone = await connect(servers.alone.port)
  const many = await connect(servers.many.port)
  async function of(schema: string, account: string) {
    const now = new Date().toISOString()
    const values = [hashOf(tokenOf(account)), account, now, now, 'bench']
    await client.query(
      `INSERT INTO ${schema}.sessions VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      values,
    )
    return schema === ALONE
      ? createPerson(alone, servers.alone.origin, account)
      : createPerson(many, servers.many.origin, account)
  }
  const others: Person[] = []
  for (let turn = 0; turn < RUNS; turn++)
    others.push(await of(MANY, copiedId(maya, 2 + Math.floor((turn * (whole - 1)) / RUNS))))
  return { alone: await of(ALONE, maya), same: await of(MANY, copiedId(maya, 1)), others }
}

const requests = [
  ['a first sync', 'firstSync', FIRST_SYNCS],
  ['a page of a list', 'page', RUNS],
  ['an exchange without news', 'idle', RUNS],
  ['... after a week away', 'catchUp', RUNS],
  ['... with one completed task', 'tap', RUNS],
] as const

async function measureAll({ alone, same, others }: People, copies: Copies): Promise<void> {
  for (const person of [alone, same]) await warmUp(person)
  const lines: string[] = []
  for (const [what, ask, runs] of requests) {
    const times: [number[], number[], number[]] = [[], [], []]
    for (let run = 0; run < runs; run++) {
      const other = others[run]
      if (other === undefined) throw new Error('There is nobody else')
      if (ask === 'tap') await other.prepare(1)
      for (const [index, person] of [alone, same, other].entries())
        times[index]?.push(await person[ask]())
    }
    lines.push([what.padEnd(28), ...toldBeside(times)].join(''))
    // From then on, all of them have a cursor.
    if (ask === 'firstSync') for (const other of others.slice(runs)) await other.firstSync()
  }
  console.log(
    `\nW11  PostgreSQL: a household alone, the same one of ${copies.all}, and others of those; ms, median (p95); goal of the ratios: 1.5\n`,
  )
  console.log(
    `${' '.repeat(28)}             alone         one of many  x          others of many  x`,
  )
  console.log(lines.join('\n'))
  console.log(`rows of a first sync: ${[alone, same].map((each) => each.rows()).join(' and ')}`)
}

async function warmUp(person: Person): Promise<void> {
  await person.firstSync()
  await person.prepare(WARM_UP + RUNS)
  for (let run = 0; run < WARM_UP; run++) {
    for (const ask of ['page', 'idle', 'catchUp', 'tap'] as const) await person[ask]()
    if (run % 4 === 0) await person.firstSync()
  }
}

function toldBeside([alone, ...many]: readonly (readonly number[])[]): readonly string[] {
  const median = (times: readonly number[] = []) => percentile(times, 0.5)
  const told = (times: readonly number[] = []) =>
    `${median(times).toFixed(2)} (${percentile(times, 0.95).toFixed(2)})`.padStart(20)
  return [
    told(alone),
    ...many.map((times) => `${told(times)}  ${(median(times) / median(alone)).toFixed(2)}`),
  ]
}
