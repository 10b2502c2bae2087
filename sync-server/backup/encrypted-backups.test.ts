/** Encrypted backups and their copies in a second folder: readable with the passphrase only, checked, and never plain. */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/calendar.ts'
import { migrate, migrationOf, readMigrations } from '#server/store/migrate.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openPathsIn } from '#server/testing/open-paths.ts'
import { run } from '#server/testing/real-process.ts'
import { checkBackup } from './check-backup.ts'
import { decryptFile, encryptFile } from './checked-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { note, notesIn } from './testing/notes.ts'
import { scheduleBackups } from './testing/schedule-backups.ts'

const monday = new Date('2026-03-02T09:00:00.000Z')
const passphrase = 'correct horse battery'
const isPlain = (file: string) => readFileSync(file).includes('SQLite format 3')
let folder = ''
let dataDir = ''
let second = ''
beforeEach(() => {
  folder = makeFolder()
  dataDir = join(folder, 'data')
  second = join(folder, 'usb')
})

test('a backup is encrypted, its copy in the second folder too, and no plain one is left (SEC51)', async () => {
  mkdirSync(second)
  const { database, lines, backUp, pass } = scheduled({ BACKUP_KEEP: '2' })
  note(database, 'a')
  for (let day = 0; day < 3; day++, pass(24 * HOUR_MS)) await backUp()
  database.close()
  const names = [
    'mitten-2026-03-03T09-00-00-000Z.sqlite.age',
    'mitten-2026-03-04T09-00-00-000Z.sqlite.age',
  ]
  for (const place of [join(dataDir, 'backups'), second]) {
    expect(readdirSync(place)).toEqual(names)
    for (const name of names) expect(isPlain(join(place, name))).toBe(false)
    expect(openPathsIn(place).filter((path) => path !== second)).toEqual([])
  }
  expect(lines.map(({ event, file }) => [event, file]).slice(-2)).toEqual([
    ['backup', names[1]],
    ['backup_copied', names[1]],
  ])
  const target = join(folder, 'restored')
  const place = { dataDir: target, backupPassphrase: passphrase }
  await restoreBackup(join(second, names[1] ?? ''), place, monday)
  expect(notesIn(databaseFile(target))).toEqual(['a'])
  expect(readdirSync(target).toSorted()).toEqual(['mitten.lock', 'mitten.sqlite'])
})

test('a second folder that is missing is a warning; the backup counts, and the copy follows', async () => {
  const { lines, backUp } = scheduled()
  await backUp()
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  expect(name).toMatch(/\.sqlite\.age$/)
  expect(lines.map(({ level, event, reason }) => [level, event, reason])).toEqual([
    ['info', 'backup', undefined],
    ['warn', 'backup_not_copied', 'The folder is missing.'],
  ])
  writeFileSync(second, 'no folder')
  await backUp()
  expect(lines.at(-1)).toMatchObject({ reason: 'It is not a folder.' })
  rmSync(second)
  mkdirSync(second)
  await backUp()
  await backUp()
  expect(readdirSync(second)).toEqual([name])
  expect(lines.filter(({ event }) => event === 'backup_copied')).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain(folder)
})

test('a plain backup never gets into the second folder of a server with a passphrase', async () => {
  mkdirSync(second)
  const { database, backUp, pass } = scheduled({ BACKUP_PASSPHRASE: '' })
  await backUp()
  expect(isPlain(join(second, readdirSync(second)[0] ?? ''))).toBe(true)
  rmSync(second, { recursive: true })
  mkdirSync(second)
  pass(HOUR_MS)
  const later = scheduled({}, { database })
  await later.backUp()
  expect(readdirSync(second)).toEqual([])
})

test('an encryption that fails or is stopped leaves neither a plain file nor a part', async () => {
  const stopping = new AbortController()
  const { backUp } = scheduled({ BACKUP_COPY_TO: '' }, { signal: stopping.signal })
  const backups = join(dataDir, 'backups')
  const part = join(backups, 'mitten-2026-03-02T09-00-00-000Z.sqlite.age.part')
  mkdirSync(join(part, 'in the way'), { recursive: true })
  await expect(backUp()).rejects.toThrow('directory')
  rmSync(part, { recursive: true })
  expect(readdirSync(backups)).toEqual([])
  const stopped = backUp().catch(String)
  while (!readdirSync(backups).some((name) => name.endsWith('.age.part'))) await setImmediate()
  stopping.abort()
  expect(await stopped).toBe('Error: It was stopped.')
  expect(readdirSync(backups)).toEqual([])
})

test('what a killed backup left is removed, and what an update copied is encrypted', async () => {
  const { database, backUp } = scheduled({ BACKUP_EVERY_HOURS: '0', BACKUP_COPY_TO: '' })
  migrate(database, [...readMigrations(), migrationOf('9001-shelves', 'CREATE TABLE shelves (id)')])
  const backups = join(dataDir, 'backups')
  const [copy = ''] = readdirSync(backups)
  const left = ['sqlite.plain.part', 'sqlite.plain.part.part-journal', 'sqlite.age.part']
  for (const end of left) writeFileSync(join(backups, `mitten-2026-03-02T02-00-00-000Z.${end}`), '')
  const running = 'mitten-2026-03-02T08-00-00-000Z.sqlite.plain.part'
  writeFileSync(join(backups, running), '')
  await backUp()
  expect(readdirSync(backups)).toEqual([running, `${copy}.age`])
  expect(copy).toMatch(/Z-before-9001-shelves\.sqlite$/)
  await checkBackup(join(backups, `${copy}.age`), { backupPassphrase: passphrase })
})

test('encrypting does not block the server', async () => {
  const plain = join(folder, 'plain')
  writeFileSync(plain, Buffer.alloc(5_000_000, 'x'))
  let count = 0
  const encrypt = () => encryptFile({ from: plain, to: join(folder, `${count++}.age`) }, passphrase)
  // The key alone takes a second.
  expect(await longestBlock(encrypt, { unit: measureUnit(), enough: 5 })).toBeLessThan(5)
})

/** By `age -p` 1.1.1 with this passphrase, and its own work factor. */
const byOfficialAge =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBzdEltdGc5RlY3YlRmUUpxSi8xUW5nIDE4ClJqdTZkcmFYOFpIWVBtVkxxeE1rSVVrVzE1U0gydW43SENOd3VGK053Z1kKLS0tIGc3Ny9Obmk2WVZLcC9Ca21MTGh1ZGZadmFnNHpLZGRDREpPOTBaMnRUMk0KUk/3w4t0Wx3yTRPYJxy0jq0xCY68PJWGhwCeyZfG+o4mozz1gAl9DgSdiXo3lcMppaHtg+LIbAFbdWnneoAoS0nXKc/zP85L'

test('a file that the program age has made is read', async () => {
  const [from, to] = [join(folder, 'diary.age'), join(folder, 'diary')]
  writeFileSync(from, Buffer.from(byOfficialAge, 'base64'))
  await decryptFile({ from, to }, passphrase)
  expect(readFileSync(to, 'utf8')).toBe('Dear diary, today I read a file of age.\n')
})

test('the format is that of age: one passphrase, a work factor that needs 64 MB, readable by its owner only', async () => {
  const [from, to] = [join(folder, 'plain'), join(folder, 'encrypted.age')]
  writeFileSync(from, 'words')
  await encryptFile({ from, to }, passphrase)
  const [version, recipient, key, end] = readFileSync(to, 'latin1').split('\n')
  expect(version).toBe('age-encryption.org/v1')
  expect(recipient).toMatch(/^-> scrypt \S{22} 16$/)
  expect(key).toMatch(/^\S{43}$/)
  expect(end).toMatch(/^--- \S{43}$/)
  expect(statSync(to).mode & 0o777).toBe(0o600)
})

test.each<readonly [string, string | null, (file: string) => void, string]>([
  ['without a passphrase', null, () => undefined, 'It is encrypted: set BACKUP_PASSPHRASE or'],
  [
    'with a wrong passphrase',
    'another horse battery',
    () => undefined,
    'It was encrypted with another passphrase.',
  ],
  [
    'that is cut short',
    passphrase,
    (file) => truncateSync(file, 70_000),
    'It is damaged or cut short.',
  ],
  [
    'that is longer than it was',
    passphrase,
    (file) => appendFileSync(file, 'x'),
    'It is damaged or cut short.',
  ],
])('a restore %s is refused, and changes nothing', async (_, given, spoil, reason) => {
  const { database, backUp } = scheduled({ BACKUP_COPY_TO: '' })
  await backUp()
  database.close()
  const [name = ''] = readdirSync(join(dataDir, 'backups'))
  const file = join(dataDir, 'backups', name)
  spoil(file)
  const before = readFileSync(databaseFile(dataDir))
  const place = { dataDir, backupPassphrase: given }
  await expect(restoreBackup(file, place, monday)).rejects.toThrow(
    `${file} cannot be restored. ${reason}`,
  )
  await expect(checkBackup(file, place)).rejects.toThrow(reason)
  expect(readdirSync(dataDir).toSorted()).toEqual(['backups', 'mitten.lock', 'mitten.sqlite'])
  expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true)
})

test('the commands do the same: a copy in the second folder, a file of any name, a drill and a restore', async () => {
  mkdirSync(second)
  const { database } = scheduled()
  note(database, 'a')
  const place = { dataDir, settings: { BACKUP_PASSPHRASE: passphrase, BACKUP_COPY_TO: second } }
  // The database stays open, as with a running server.
  const made = await run('cli/backup.ts', place)
  const [name = ''] = readdirSync(second)
  expect(made).toEqual({
    status: 0,
    said: expect.stringContaining(`A checked copy of it is in ${second}.`),
  })
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([name])
  const elsewhere = join(folder, 'elsewhere', 'mine.sqlite.age')
  expect(await run('cli/backup.ts', place, elsewhere)).toMatchObject({ status: 0 })
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['mine.sqlite.age'])
  expect(readdirSync(second)).toEqual([name])
  expect(isPlain(elsewhere)).toBe(false)
  const checked = await run('cli/restore.ts', place, '--check', elsewhere)
  expect(checked).toEqual({
    status: 0,
    said: `The backup ${elsewhere} can be restored; every point in it is accounted for.\nIt has 0 people, 0 tasks, 0 rewards. Nobody has changed anything yet.\nNothing was changed.\n`,
  })
  database.close()
  const wrong = { dataDir, settings: { BACKUP_PASSPHRASE: 'another horse battery' } }
  expect(await run('cli/restore.ts', wrong, elsewhere)).toEqual({
    status: 1,
    said: `${elsewhere} cannot be restored. It was encrypted with another passphrase.\n`,
  })
  expect(await run('cli/restore.ts', place, elsewhere)).toMatchObject({ status: 0 })
  expect(notesIn(databaseFile(dataDir))).toEqual(['a'])
  rmSync(second, { recursive: true })
  const lost = await run('cli/backup.ts', place)
  expect(lost.status).toBe(1)
  expect(lost.said).toContain(`But ${second} has no copy of it: The folder is missing.`)
  expect(await run('cli/backup.ts', { dataDir }, join(folder, 'new.age'))).toEqual({
    status: 1,
    said: expect.stringContaining('set BACKUP_PASSPHRASE'),
  })
})

test('a disk that writes a wrong bit is noticed when the file is read again: neither backup nor copy counts (SEC51)', async () => {
  mkdirSync(second)
  scheduled().database.close()
  const lyingDisk = pathToFileURL(join(import.meta.dirname, 'testing', 'lying-disk.mjs')).href
  const NODE_OPTIONS = `--import ${lyingDisk}`
  const encrypted = { BACKUP_PASSPHRASE: passphrase, NODE_OPTIONS }
  const refused = await run('cli/backup.ts', { dataDir, settings: encrypted })
  expect(refused).toMatchObject({ status: 1, said: expect.not.stringContaining('complete') })
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  const copied = { BACKUP_COPY_TO: second, NODE_OPTIONS }
  const { status, said } = await run('cli/backup.ts', { dataDir, settings: copied })
  expect(status).toBe(1)
  expect(said).toContain('has no copy of it: It differs from the original when it is read again.')
  expect(readdirSync(second)).toEqual([])
})

function scheduled(
  settings: Readonly<Record<string, string>> = {},
  given: Parameters<typeof scheduleBackups>[2] = {},
) {
  const encrypted = { BACKUP_PASSPHRASE: passphrase, BACKUP_COPY_TO: second }
  return scheduleBackups(dataDir, { ...encrypted, ...settings }, given)
}
