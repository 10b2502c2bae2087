/** Restoring a backup to PostgreSQL: a file that is no backup of Mitten changes nothing. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { restorePostgres } from './restore-postgres.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_restore'

test('another database, a text and no file at all are refused, and nothing is set aside', async () => {
  const folder = makeFolder()
  emptySchema(url, schema)
  const connection = openThreadConnection({ url, schema: null })
  onTestFinished(() => connection.close())
  const schemas = () =>
    connection.send(
      [{ text: `SELECT nspname FROM pg_namespace WHERE nspname LIKE '${schema}%' ORDER BY 1` }],
      true,
    )[0]?.rows
  const before = schemas()
  const foreign = join(folder, 'foreign.sqlite')
  const other = new Sqlite(foreign)
  other.exec('CREATE TABLE recipes (name TEXT)')
  other.close()
  const text = join(folder, 'text.sqlite')
  writeFileSync(text, 'no database at all, only words'.repeat(50))
  for (const [file, reason] of [
    [foreign, 'not one of Mitten'],
    [text, 'It is not a database'],
    [join(folder, 'missing.sqlite'), 'There is no file'],
  ] as const)
    await expect(restorePostgres(file, { url, schema }, new Date())).rejects.toThrow(reason)
  expect(schemas()).toEqual(before)
})
