/** Finds a PostgreSQL for the tests of the server's second engine. On the command line it prints the address. */
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const DATABASE = 'mitten_test'
const TIMEOUT_MS = 2000

const port = process.env['PGPORT'] ?? '5432'

/** Where PostgreSQL may be on this computer: at the port that `PGPORT` names, or at its usual one. */
export const localPostgres = [
  `postgres://${userInfo().username}@localhost:${port}/postgres?host=/var/run/postgresql`,
  `postgres://postgres@127.0.0.1:${port}/postgres`,
]

/**
 * The address of a database for tests: `TEST_DATABASE_URL`, or one that is made on this computer's own server. Null if
 * there is none, after a line that says so.
 * @returns {Promise<string | null>}
 */
export async function findPostgres() {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return given
  for (const place of localPostgres)
    if (await makeDatabase(place)) return place.replace(/\/postgres(?=$|\?)/, `/${DATABASE}`)
  console.log(
    'Not tried on PostgreSQL, as there is none here: set TEST_DATABASE_URL, or start one that lets you create databases.',
  )
  return null
}

/** Whether the database exists now. @param {string} place */
async function makeDatabase(place) {
  const client = new Client({ connectionString: place, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    // Left there by earlier runs; if another run is using it, it stays.
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE}`).catch(() => undefined)
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE template0 ENCODING 'UTF8'`)
    // Data of tests need not survive a crash.
    await client.query(`ALTER DATABASE ${DATABASE} SET synchronous_commit = off`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findPostgres()) ?? '')
