/** Restoring a backup to PostgreSQL: until it is complete, and if it is refused, everything is as before. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { moveData } from '#server/store/move.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { longRunning } from './limits.ts'
import { openPostgres } from './open-postgres.ts'
import { restorePostgres } from './restore-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_restore'

test('another database, a text, no file and any file beside a server are refused, and nothing is set aside', async () => {
  const folder = makeFolder()
  emptySchema(url, schema)
  const connection = openThreadConnection({ url, schema: null })
  onTestFinished(() => connection.close())
  const schemas = () =>
    connection.send(
      [{ text: `SELECT nspname FROM pg_namespace WHERE nspname LIKE '%${schema}%' ORDER BY 1` }],
      true,
    )[0]?.rows
  const before = schemas()
  const foreign = join(folder, 'foreign.sqlite')
  const other = new Sqlite(foreign)
  other.exec('CREATE TABLE recipes (name TEXT)')
  other.close()
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'no database at all, only words'.repeat(50))
  const backup = join(folder, 'backup.sqlite')
  await openEmptySqlite().engine.backUp(backup)
  for (const [file, reason] of [
    [backup, 'A Mitten server is running'],
    [foreign, 'not one of Mitten'],
    [text, 'It is not a database'],
    [join(folder, 'missing.sqlite'), 'There is no file'],
  ] as const)
    await expect(restorePostgres(file, { url, schema }, new Date())).rejects.toThrow(reason)
  expect(schemas()).toEqual(before)
})

async function peopleCalled(...names: readonly string[]) {
  const database = openEmptySqlite()
  const app = makeApp({}, database)
  for (const name of names) await app.register(name)
  return database
}

/** A database to which nobody else is connected. */
function createOwnDatabase(): string {
  const name = `mitten_restore_${process.pid}`
  const connection = openThreadConnection({ url, schema: null })
  const run = (text: string) => connection.send([{ text }], true)
  run(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  onTestFinished(() => {
    run(`DROP DATABASE ${name} WITH (FORCE)`)
    connection.close()
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Under another name than a server's. */
function watch(own: string) {
  const place = new URL(own)
  place.searchParams.set('application_name', 'watcher')
  const connection = openThreadConnection({ url: place.href, schema: null, limits: longRunning })
  onTestFinished(() => connection.close())
  return connection
}

/** Fails as soon as there is neither one person, as before, nor two, as in the backup, which ends the wait. */
const UNTIL_RESTORED = `DO $$
  DECLARE people bigint := 1;
  BEGIN
    WHILE people = 1 LOOP
      PERFORM pg_sleep(0.001);
      EXECUTE 'SELECT count(*) FROM public.accounts' INTO people;
    END LOOP;
    IF people <> 2 THEN RAISE EXCEPTION 'There were % people', people; END IF;
  END $$`

test('whenever it is looked at, the data is that of before or of the backup; remains of another restore go', async () => {
  const own = createOwnDatabase()
  const before = openPostgres({ url: own })
  await moveData(await peopleCalled('Maya'), before)
  before.close()
  const file = join(makeFolder(), 'backup.sqlite')
  await (await peopleCalled('Maya', 'Theo')).engine.backUp(file)
  const { send, sendAsync } = watch(own)
  send(
    [{ text: 'CREATE SCHEMA restoring_public; CREATE TABLE restoring_public.accounts (id text)' }],
    true,
  )
  const watching = sendAsync([{ text: UNTIL_RESTORED }], true)
  const { keptIn } = await restorePostgres(file, { url: own }, new Date('2026-11-21T14:00:00Z'))
  await watching
  const ask = (text: string) => send([{ text }], true)[0]?.rows
  expect(keptIn).toBe('public_before_restore_2026_11_21t14_00_00_000z')
  expect(ask(`SELECT count(*) FROM ${keptIn}.accounts`)).toEqual([[1]])
  expect(ask("SELECT to_regnamespace('restoring_public') IS NULL")).toEqual([[1]])
})
