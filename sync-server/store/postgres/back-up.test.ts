/** A backup of PostgreSQL that cannot be written leaves nothing behind that would go on. */
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { backUpPostgres } from './back-up.ts'

test('a backup without a place for its file leaves no connection open', async () => {
  const database = openTestDatabase()
  let open = 0
  function connect() {
    open += 1
    return { ...database, close: () => void (open -= 1) } as never
  }
  const folder = mkdtempSync(join(tmpdir(), 'mitten-'))
  symlinkSync(join(folder, 'gone', 'too'), join(folder, 'backups'))
  const file = join(folder, 'backups', 'copy.sqlite')
  await expect(backUpPostgres(connect, file)).rejects.toThrow('mkdir')
  expect(open).toBe(0)
})
