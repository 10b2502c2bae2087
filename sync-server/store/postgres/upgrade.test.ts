/** A household from the first release that ran on PostgreSQL is migrated with every row. */
import { expect, onTestFinished, test } from 'vitest'
import { wordingOf } from '#domain/notifications/wording.ts'
import { openDemo } from '#server/demo/testing/open-demo.ts'
import { digestOf } from '#server/store/copy-rows.ts'
import type { Database } from '#server/store/database.ts'
import { readMigrations } from '#server/store/migrate.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createConnection } from './connection.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_upgrade'
const FIRST = '0028-template-plans'
const now = new Date('2026-11-21T14:00:00Z')

test('a family with a year of chores has the same rows as one that started today', async () => {
  const blocking = openThreadConnection({ url, schema })
  blocking.send(
    [{ text: `DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}` }],
    true,
  )
  const old = createConnection(() => blocking)
  migratePostgres(old, { known: readMigrations().filter(({ name }) => name <= FIRST) })
  const today = await openDemo(now)
  // That release had no rooms.
  today.exec('DELETE FROM rooms')
  for (const table of ['tasks', 'chores']) today.exec(`UPDATE ${table} SET room_id = NULL`)
  const tables = old
    .prepare<[string], { name: string; columns: string }>(
      `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns WHERE table_schema = ? AND table_name <> 'migrations' GROUP BY 1`,
    )
    .all(schema)
  old.begin('BEGIN; SET LOCAL session_replication_role = replica')
  for (const { name, columns } of tables) {
    const rows = today.prepare<[], unknown[]>(`SELECT ${columns} FROM ${name}`).raw().all()
    const marks = columns.replaceAll(/[^,]+/g, '?')
    old.exec(`DELETE FROM ${name}`)
    const insert = old.prepare(`INSERT INTO ${name} (${columns}) VALUES (${marks})`)
    for (const row of rows) insert.run(...row)
  }
  // As worded by that release.
  const tell = old.prepare('UPDATE notifications SET content = ? WHERE id = ?')
  for (const [id, sentence] of sentencesIn(today)) tell.run(sentence, id)
  old.commit()
  old.close()
  const database = openPostgres({ url, schema })
  onTestFinished(() => void database.close())
  // Of PostgreSQL alone.
  database.exec(`DELETE FROM meta WHERE key = 'timeline'`)
  // The owner of a subject that has been deleted since is unknown; the sentence reads the same.
  const digest = (of: Database) => [...digestOf(of)].filter(([name]) => name !== 'notifications')
  expect(digest(database)).toEqual(digest(today))
  expect(sentencesIn(database)).toEqual(sentencesIn(today))
})

function sentencesIn(database: Database): ReadonlyMap<string, string> {
  const all = createRowStore(database).all('notifications', 'ORDER BY id')
  return new Map(all.map((each) => [each.id, wordingOf(each)]))
}
