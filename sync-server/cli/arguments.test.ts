/** A command that does not understand its arguments says how to use it, and does nothing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { run } from '#server/testing/real-process.ts'

test('options that a command does not have are none of its arguments', async () => {
  const dataDir = join(makeFolder(), 'data')
  const refused = (command: string, typed: string) => run(`cli/${command}.ts`, { dataDir }, typed)
  const said = await Promise.all([refused('backup', '--help'), refused('demo', '--help')])
  expect(said).toEqual([
    { status: 1, said: expect.stringMatching(/^Say at most which file:\n/) },
    { status: 1, said: expect.stringMatching(/^npm run demo takes no arguments; /) },
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('data is not moved to itself, or to a database of another kind', async () => {
  const dataDir = makeFolder()
  openDatabase(databaseFile(dataDir)).close()
  const to = [dataDir, 'mysql://mitten:secret@localhost/mitten']
  const said = await Promise.all(to.map((each) => run('cli/move.ts', { dataDir }, dataDir, each)))
  expect(said).toEqual([
    { status: 1, said: `FROM and TO are the same: ${dataDir}\n` },
    { status: 1, said: expect.stringMatching(/^Say from where to where, /) },
  ])
  expect(existsSync('mysql:')).toBe(false)
})
