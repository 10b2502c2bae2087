/** Two releases on one schema: the older one goes on while the newer one adds what it does not know. */
import { expect, onTestFinished, test } from 'vitest'
import { makeTask } from '#domain/testing/make.ts'
import { migrationOf, readMigrations } from '#server/store/migrate.ts'
import { createRowStore } from '#server/store/row-store.ts'
import type { Connection } from './connection.ts'
import { createConnection } from './connection.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { PostgresError } from './postgres-error.ts'
import type { ThreadConnection } from './thread-connection.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_releases'
const place = { url, schema }
const shelves = migrationOf(
  '9001-shelves',
  '-- compatible: yes. Shelves.\nALTER TABLE tasks ADD COLUMN shelf TEXT;',
)
const rooms = migrationOf(
  '9002-rooms',
  '-- compatible: no. Rooms.\nALTER TABLE tasks RENAME COLUMN name TO title;',
)

/** Another process, of a newer release. */
function openNewer(): ThreadConnection {
  const blocking = openThreadConnection(place)
  onTestFinished(() => blocking.close())
  return blocking
}

function openEmpty(): ThreadConnection {
  const blocking = openNewer()
  const text = `DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`
  blocking.send([{ text }], true)
  return blocking
}

/** A process of this release, with statements that have already run. */
function openThisRelease() {
  const database = openPostgres(place)
  onTestFinished(() => void database.close())
  const store = createRowStore(database)
  const writer = database.engine.createWriter(() => performance.now())
  return { database, store, writer }
}

function migrateWith(...more: readonly (typeof shelves)[]): void {
  migratePostgres(createConnection(openNewer), { known: [...readMigrations(), ...more] })
}

const change = (name: string) => {
  const after = makeTask('task', { name })
  return { table: 'tasks', id: after.id, before: null, after } as const
}

test('reads and writes go on while another release adds a column, over the same connection', async () => {
  const newer = openEmpty()
  const { database, store, writer } = openThisRelease()
  const { id, after } = change('before')
  await writer.run(() => store.write(change('before')))
  const read = () => [
    store.get('tasks', id),
    ...store.some('tasks', [id]),
    ...store.all('tasks', 'WHERE user_id = ?', after.user_id),
    ...store.load({ table: 'tasks', id }),
  ]
  expect(read()).toEqual([after, after, after, after])
  const before = database.engine.counts()['connections']
  migrateWith(shelves)
  newer.send([{ text: `UPDATE tasks SET shelf = 'top'` }], true)
  expect(read()).toEqual([after, after, after, after])
  await writer.run(() => store.write({ ...change('after'), before: after }))
  const renamed = { ...after, name: 'after' }
  expect(await writer.run(read)).toEqual([renamed, renamed, renamed, renamed])
  expect(database.engine.counts()).toMatchObject({ connections: before, runs_again: 0 })
})

test('a statement whose columns changed is prepared again, alone and in a transaction', async () => {
  const newer = openEmpty()
  const { database, writer } = openThisRelease()
  const read = database.prepare(`SELECT * FROM meta WHERE key = 'timeline'`)
  const columns = () => Object.keys(read.get() as object)
  const alter = (text: string) => newer.send([{ text: `ALTER TABLE meta ${text}` }], true)
  expect(columns()).toEqual(['key', 'value'])
  alter('ADD COLUMN shelf text')
  expect(columns()).toEqual(['key', 'value', 'shelf'])
  await writer.run(columns)
  alter('DROP COLUMN shelf')
  let runs = 0
  const found = await writer.run(() => {
    runs += 1
    database.prepare('SELECT 1').get()
    database.prepare(`INSERT INTO meta (key, value) VALUES ('once', '')`).run()
    return columns()
  })
  expect([found, runs]).toEqual([['key', 'value'], 2])
})

test('a process starts beside a newer compatible release; a command that takes all data along does not', () => {
  openEmpty()
  migrateWith(shelves)
  openThisRelease()
  const refusal = 'The data was written by a newer Mitten (9001-shelves)'
  expect(() => openPostgres(place, { isAsItIs: true })).toThrow(refusal)
  expect(() => migratePostgres(createConnection(openNewer), { isExact: true })).toThrow(refusal)
})

test('a process refuses to start beside a newer release that is not compatible', () => {
  openEmpty()
  migrateWith(shelves, rooms)
  expect(() => openPostgres(place)).toThrow('The data was written by a newer Mitten (9002-rooms)')
})

test('a schema from before the word was kept gets it with the next migration', () => {
  const newer = openEmpty()
  migrateWith()
  newer.send([{ text: 'ALTER TABLE migrations DROP COLUMN beside' }], true)
  migrateWith(shelves)
  const text = 'SELECT name FROM migrations WHERE beside = 1'
  expect(newer.send([{ text }], true)[0]?.rows).toEqual([['9001-shelves']])
})

test('a migration that fails takes those before it back, and the previous release goes on (SEC40)', async () => {
  const newer = openEmpty()
  const { store, writer } = openThisRelease()
  await writer.run(() => store.write(change('kept')))
  const content = () =>
    [
      'SELECT name, checksum, applied_at FROM migrations ORDER BY name',
      `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = '${schema}' ORDER BY 1, 2`,
      'SELECT id, name FROM tasks',
    ].map((text) => newer.send([{ text }], true)[0]?.rows)
  const before = content()
  const rename = migrationOf('9002-rename', `UPDATE tasks SET name = 'gone';`)
  const half = migrationOf('9003-half', 'INSERT INTO nowhere VALUES (1);')
  expect(() => migrateWith(shelves, rename, half)).toThrow(
    /^The migration 9003-half failed: relation "nowhere" does not exist.*\. The data is as it was before the update: start the previous release of Mitten again\.$/,
  )
  expect(content()).toEqual(before)
  expect(openThisRelease().store.get('tasks', change('kept').id)?.name).toBe('kept')
  migrateWith(shelves, rename)
  expect(newer.send([{ text: 'SELECT name, shelf FROM tasks' }], true)[0]?.rows).toEqual([
    ['gone', null],
  ])
})

test('a migration waits for a table only briefly, so that nobody waits behind it, and tries again', () => {
  const blocking = openEmpty()
  const connection = createConnection(() => blocking)
  migrateWith()
  let tries = 0
  const busy: Connection = {
    ...connection,
    exec(text) {
      if (text.includes('shelf') && ++tries < 3)
        throw new PostgresError('canceling statement due to lock timeout', { code: '55P03' })
      return connection.exec(text)
    },
  }
  const sql = `${shelves.sql} INSERT INTO meta (key, value) SELECT name, setting FROM pg_settings WHERE name LIKE '%timeout';`
  migratePostgres(busy, { known: [...readMigrations(), migrationOf('9001-shelves', sql)] })
  expect(tries).toBe(3)
  const text = `SELECT key, value FROM meta WHERE key IN ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY 1`
  expect(blocking.send([{ text }], true)[0]?.rows).toEqual([
    ['idle_in_transaction_session_timeout', '0'],
    ['lock_timeout', '2000'],
    ['statement_timeout', '0'],
  ])
})
