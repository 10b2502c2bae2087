/** The built server finds the scripts that it starts as threads, and these find their packages. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { buildServer } from './build-server.mjs'

test('a backup is encrypted, tried and restored by built scripts', async () => {
  const folder = makeFolder()
  // Within the project, so that the native modules are found.
  const build = join(import.meta.dirname, '..', '.cache', `server-${process.pid}`)
  mkdirSync(build, { recursive: true })
  onTestFinished(() => rmSync(build, { recursive: true }))
  await buildServer(build, { backup: 'cli/backup.ts', restore: 'cli/restore.ts' })
  const dataDir = join(folder, 'data')
  openDatabase(databaseFile(dataDir)).close()
  const backup = join(folder, 'backup.sqlite.age')
  const run = (name: string, ...typed: readonly string[]) =>
    execFileSync(process.execPath, [join(build, `${name}.js`), ...typed], {
      cwd: folder,
      env: { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'correct horse battery' },
      encoding: 'utf8',
    })
  expect(run('backup', backup)).toContain('complete and checked')
  expect(readFileSync(backup, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /)
  expect(run('restore', '--check', backup)).toContain('can be restored')
  expect(run('restore', backup)).toContain('is in place')
  expect(readFileSync(join(build, 'backup-worker.mjs'), 'utf8')).not.toMatch(
    /from ?"age-encryption"/,
  )
})
