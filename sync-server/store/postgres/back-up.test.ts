/** A backup of PostgreSQL that cannot be written leaves nothing running. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBackup } from '#server/backup/check-backup.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { backUpPostgres } from './back-up.ts'
import { openPostgres } from './open-postgres.ts'
import { restorePostgres } from './restore-postgres.ts'

test('a backup without a place for its file leaves no connection open', async () => {
  const database = openTestDatabase()
  let open = 0
  function connect() {
    open += 1
    return { ...database, close: () => void (open -= 1) } as never
  }
  const folder = makeFolder()
  symlinkSync(join(folder, 'gone', 'too'), join(folder, 'backups'))
  const file = join(folder, 'backups', 'copy.sqlite')
  await expect(backUpPostgres(connect, file)).rejects.toThrow('mkdir')
  expect(open).toBe(0)
})

test('an encrypted backup is read with its passphrase only, and no plain copy is left', async () => {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const schema = 'test_encrypted'
  const folder = makeFolder()
  emptySchema(url, schema)
  const database = openPostgres({ url, schema })
  const file = join(folder, 'copy', 'backup.sqlite.age')
  const passphrase = { backupPassphrase: 'correct horse battery' }
  // First without a data folder, as in a container; then with one.
  await makeBackup(database, file, { dataDir: join(folder, 'none'), ...passphrase })
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  await makeBackup(database, `${file}.age`, { dataDir, ...passphrase })
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  expect(readFileSync(file).includes('SQLite format 3')).toBe(false)
  // A plain copy that cannot be written is not left behind, either.
  const inTheWay = join(folder, 'x.sqlite')
  mkdirSync(inTheWay)
  writeFileSync(join(inTheWay, 'a'), '')
  await expect(database.engine.backUp(inTheWay)).rejects.toThrow('rename')
  expect(existsSync(`${inTheWay}.part`)).toBe(false)
  expect(await checkBackup(file, passphrase)).toMatchObject({ people: 0 })
  const target = { url, schema }
  await expect(restorePostgres(file, target, new Date())).rejects.toThrow('It is encrypted')
  // It can be read; the rest of a restore is the same as for a plain one.
  await expect(restorePostgres(file, { ...target, ...passphrase }, new Date())).rejects.toThrow(
    'A Mitten server is running with this data.',
  )
  database.close()
})
