/**
 * `npm run bench -- --only W11`: what a page, a tap and a first sync cost on PostgreSQL with one household, and with many
 * of a year's history. The rows of the many are copies of the first household's, made by the database itself.
 */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { ExchangeResponse } from '#domain/sync-protocol.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { parseConfig, settingsOf } from '#server/config.ts'
import { createCore } from '#server/core.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import type { Database } from '#server/store/database.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import { createOwnDatabase } from '../proof/own-database.ts'
import { percentile } from './statistics.ts'

const SCHEMA = 'scale'
const HOUSEHOLDS = [1, 100]
const RUNS = 60

/** Tables whose rows are copied, with the columns of ids in them. */
const copied: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  accounts: ['id', 'made_by', 'goal_id'],
  balances: ['id'],
  partnerships: ['id', 'inviter_id', 'invitee_id'],
  tasks: ['id', 'user_id', 'claimed_by', 'approved_by', 'assigned_to', 'chore_id'],
  rewards: ['id', 'user_id', 'approved_by', 'denied_by', 'source_id', 'offered_by'],
  notifications: ['id', 'user_id', 'related_id'],
  chores: ['id', 'user_id', 'rule_by'],
  seats: ['id', 'chore_id', 'user_id', 'person'],
  entries: ['user_id', 'related_id'],
  mutations: ['user_id', 'id'],
  viewers: ['id'],
}
/** Unique besides the ids. */
const named: Readonly<Record<string, readonly string[]>> = {
  accounts: ['username_key', 'email_key'],
  partnerships: ['token'],
}

export async function measureScale(say: (line: string) => void): Promise<void> {
  const place = await createOwnDatabase(SCHEMA)
  if (place === null) return say('W11 not measured: there is no PostgreSQL here')
  try {
    const database = openPostgres({ url: place.url, schema: SCHEMA })
    try {
      await measureAll(database, place.url)
    } finally {
      database.close()
    }
  } finally {
    await place.drop()
  }
}

async function measureAll(database: Database, url: string): Promise<void> {
  const now = new Date('2026-06-01T12:00:00.000Z')
  const config = parseConfig({})
  await fillDemo({ database, config, now, timeZone: 'Europe/Berlin', seed: 7 })
  const first = database.prepare<[], string>(
    'SELECT id FROM accounts ORDER BY username_key LIMIT 1',
  )
  const actor = first.pluck().get() ?? ''
  let made = 1
  console.log('\nW11  PostgreSQL, households of a year each: median of an exchange; rows\n')
  for (const households of HOUSEHOLDS) {
    if (households > made) await copy(url, made, households)
    made = households
    const core = createCore({ database, settings: settingsOf(config), report: console.error })
    const page = await timesOf(core, actor, false)
    const tap = await timesOf(core, actor, true)
    const sync = times(10, () => core.pages.read(actor, null))
    const rows = database.prepare<[], number>('SELECT count(*) FROM tasks').pluck().get() ?? 0
    const bytes =
      database.prepare<[], number>('SELECT pg_database_size(current_database())').pluck().get() ?? 0
    console.log(
      `${String(households).padStart(6)} households  page ${ms(page)}  tap ${ms(tap)}  first sync ${ms(sync)}  ${rows} tasks, ${(bytes / 1e6).toFixed(0)} MB`,
    )
  }
}

/** The other households are the first one with other ids: the first eight digits of each are the number of theirs. */
async function copy(url: string, from: number, to: number): Promise<void> {
  // A connection of its own: it takes longer than a process waits for a statement.
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`SET search_path TO ${SCHEMA}`)
  for (const [table, ids] of Object.entries(copied)) {
    const { rows } = await client.query<{ column_name: string }>(
      'SELECT column_name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2',
      [SCHEMA, table],
    )
    const columns = rows.map((row) => row.column_name)
    const values = columns.map((column) => {
      if (ids.includes(column)) return `lpad(to_hex(n), 8, '0') || substr(${column}, 9)`
      // `task:` and such stand before the id of what an entry is about.
      if (table === 'entries' && column === 'id')
        return `regexp_replace(id, '[0-9a-f]{8}-', lpad(to_hex(n), 8, '0') || '-')`
      return named[table]?.includes(column) ? `n || ' ' || ${column}` : column
    })
    await client.query(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM
       (SELECT * FROM ${table} WHERE id NOT LIKE '%0000____-%') AS kept, generate_series(${from}, ${to - 1}) AS n`,
    )
  }
  await client.query('ANALYZE')
  await client.end()
}

type Core = ReturnType<typeof createCore>

async function timesOf(core: Core, actor: string, isTap: boolean): Promise<readonly number[]> {
  let cursor = core.pages.read(actor, null).cursor
  const found: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const at = new Date().toISOString()
    const input = { id: randomUUID(), name: 'Dishes', is_shared: true }
    const mutations = isTap ? [{ id: randomUUID(), name: 'createTask', version: 1, input, at }] : []
    const request = {
      mitten: PROTOCOL,
      account: actor,
      cursor,
      acknowledged: null,
      mutations,
      attempt: 0,
      clock: at,
    }
    const start = performance.now()
    const answer: ExchangeResponse = await core.exchange(
      request as never,
      { actor, now: at },
      'bench',
    )
    found.push(performance.now() - start)
    cursor = answer.page.cursor
  }
  return found
}

function times(runs: number, work: () => unknown): readonly number[] {
  return Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
}

function ms(found: readonly number[]): string {
  return `${percentile(found, 0.5).toFixed(2)} ms`
}
