/** `npm run move` killed halfway: the source is as it was, the target empty or complete; the next move brings all. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDemo } from '#server/demo/testing/open-demo.ts'
import { digestOf } from '#server/store/copy-rows.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { run, start } from '#server/testing/real-process.ts'

test('at any moment', async () => {
  const folder = makeFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  openDatabase(databaseFile(from)).close()
  const demo = await openDemo(new Date('2026-11-21T14:00:00Z'))
  await demo.backup(databaseFile(from))
  const digest = (dataDir: string) => {
    const database = openDatabase(databaseFile(dataDir))
    const found = digestOf(database)
    database.close()
    return found
  }
  const whole = digest(from)
  for (let killedMs = 400; killedMs <= 2000; killedMs += 200) {
    const moving = start('cli/move.ts', { dataDir: from }, from, to)
    const ended = new Promise((resolve) => moving.once('close', resolve))
    // The moment varies: before, in or after the commit, the same must hold.
    await pause(killedMs)
    moving.kill('SIGKILL')
    await ended
    expect(digest(from)).toEqual(whole)
    const rest = await run('cli/move.ts', { dataDir: from }, from, to)
    expect(rest.said).toMatch(/Everything is there|There are accounts already/)
    expect(digest(to)).toEqual(whole)
    rmSync(to, { recursive: true })
  }
})
