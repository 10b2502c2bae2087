/** A database without a place for Mitten's tables is refused in a sentence that says what to do. */
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''

function run(text: string): void {
  const connection = openThreadConnection({ url, schema: null })
  try {
    connection.send([{ text }], true)
  } finally {
    connection.close()
  }
}

test('a schema that does not exist', () => {
  expect(() => openPostgres({ url, schema: 'test_nowhere' })).toThrow(
    /^The database has no schema for Mitten: .*\.$/,
  )
})

test('a schema in which the role may not make tables', () => {
  expect(() => openPostgres({ url, schema: 'pg_catalog' })).toThrow(
    /^The role may not make tables in the schema: .*\.$/,
  )
})

test('a database that is not in UTF-8', () => {
  const name = `test_latin_${randomBytes(4).toString('hex')}`
  run(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`)
  onTestFinished(() => run(`DROP DATABASE ${name} WITH (FORCE)`))
  const latin = new URL(url)
  latin.pathname = `/${name}`
  expect(() => openPostgres({ url: latin.href })).toThrow('The database is in LATIN1')
})
