/** Backup and restore as people run them: while a server is writing, and after it was killed. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { registration } from '#server/auth/make-test-server.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openPathsIn } from '#server/testing/open-paths.ts'
import { run, startServer } from '#server/testing/real-process.ts'
import { restoreBackup } from './restore-backup.ts'

let folder = ''
let dataDir = ''
beforeEach(() => {
  folder = makeFolder()
  dataDir = join(folder, 'data')
})

test('a backup during writes contains everything that was acknowledged before it began', async () => {
  const backup = join(folder, 'backup.sqlite')
  // A folder that an installer created, on a computer where files are readable by everybody by default.
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const place = { dataDir, first: 'umask 022' }
  const server = await startServer(place)
  const writing = keepWriting(server.url, await register(server.url))
  await writing.reached(20)
  const sure = [...writing.acknowledged]

  expect(await run('cli/backup.ts', place, backup)).toEqual({
    status: 0,
    said: expect.stringContaining(`The backup is complete and checked: ${backup}`),
  })
  await writing.reached(writing.acknowledged.length + 20)
  await writing.stop()
  expect(openPathsIn(dataDir)).toEqual([])
  const inUse = 'A Mitten server is running with this data. Stop it first.'
  await expect(restoreBackup(backup, { dataDir }, new Date())).rejects.toThrow(inUse)

  await server.kill()
  chmodSync(databaseFile(dataDir), 0o644)
  expect(statSync(`${databaseFile(dataDir)}-wal`).size).toBeGreaterThan(0)
  expect(await run('cli/restore.ts', place, backup)).toEqual({
    status: 0,
    said: expect.stringContaining(`The backup ${backup} is in place.`),
  })
  expect(openPathsIn(dataDir)).toEqual([])
  const restored = taskNames()
  expect(restored.slice(0, sure.length)).toEqual(sure)
  expect(restored).toEqual(writing.acknowledged.slice(0, restored.length))
  expect(restored.length).toBeLessThan(writing.acknowledged.length)
})

async function register(url: string): Promise<string> {
  return cookieOf(await post(`${url}/api/auth/register`, '', registration('maya')))
}

/** Creates tasks one after the other until it is stopped. */
function keepWriting(url: string, cookie: string) {
  const acknowledged: string[] = []
  const waiting: { readonly count: number; readonly go: () => void }[] = []
  let isStopped = false
  async function write(): Promise<void> {
    for (let n = 0; !isStopped; n++) {
      const name = `Task ${n}`
      const { status } = await post(`${url}/api/tasks`, cookie, { id: v7(), name })
      if (status >= 300) throw new Error(`${name} was answered with ${status}`)
      acknowledged.push(name)
      for (const { count, go } of waiting) if (acknowledged.length >= count) go()
    }
  }
  const ended = write()
  return {
    acknowledged,
    reached: (count: number) =>
      Promise.race([ended, new Promise<void>((go) => waiting.push({ count, go }))]),
    stop() {
      isStopped = true
      return ended
    },
  }
}

/** In the order they were created. */
function taskNames(): readonly unknown[] {
  const database = new Sqlite(databaseFile(dataDir))
  const names = database.prepare('SELECT name FROM tasks ORDER BY id').pluck().all()
  database.close()
  return names
}

function post(url: string, cookie: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  })
}
