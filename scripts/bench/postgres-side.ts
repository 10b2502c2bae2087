/** With `--engine postgres`: a database for this run, with a schema for each server that has its data there. */
import { Client } from 'pg'
import { moveData } from '#server/store/move.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { openPostgres } from '#server/store/postgres/open-postgres.ts'
import { cpuMsOf } from '../process-usage.ts'
import { createOwnDatabase } from '../proof/own-database.ts'
import type { PostgresPlace } from './servers.ts'

export type PostgresSide = {
  /** The same data as in a file of SQLite, with the same cursors and sessions. */
  copyOf(file: string): Promise<PostgresPlace>
  /** The same database, but every answer takes this many milliseconds longer. */
  slowed(place: PostgresPlace, ms: number): PostgresPlace
  /** Processor time of the connections that are open now, in milliseconds; NaN if it runs on another machine. */
  cpuMs(): Promise<number>
  drop(): Promise<void>
}

/** Null if there is no PostgreSQL. */
export async function openPostgresSide(): Promise<PostgresSide | null> {
  const own = await createOwnDatabase('bench')
  if (own === null) return null
  const client = new Client({ connectionString: own.url })
  await client.connect()
  let made = 0
  return {
    async copyOf(file) {
      const place = { url: own.url, schema: `bench_${++made}` }
      await client.query(`CREATE SCHEMA ${place.schema}`)
      const [from, to] = [openDatabase(file), openPostgres(place)]
      try {
        await moveData(from, to)
      } finally {
        to.close()
        from.close()
      }
      await putOffCleanUp(client, place.schema)
      return place
    },
    slowed(place, ms) {
      own.slowDown(ms)
      return { ...place, url: own.gatedUrl }
    },
    async cpuMs() {
      const { rows } = await client.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
      )
      return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
    },
    async drop() {
      await client.end()
      await own.drop()
    },
  }
}

/** Otherwise the daily clean-up would run in a server's first minutes, and its delays would be measured, too. */
export async function putOffCleanUp(client: Client, schema: string): Promise<void> {
  await client.query(`INSERT INTO ${schema}.jobs (name, next_at) VALUES ('clean-up', '9999')`)
}
