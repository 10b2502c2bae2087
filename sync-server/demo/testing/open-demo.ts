/** The demo as of a given moment, in memory. It is filled once in a process; each test gets a copy. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { parseConfig } from '#server/config.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import type { Database } from '#server/store/database.ts'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { setUpDatabase } from '#server/store/open-database.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'

export const timeZone = 'Europe/Berlin'

const filled = new Map<number, Buffer>()

export async function openDemo(now: Date): Promise<SqliteDatabase> {
  const image = filled.get(now.getTime()) ?? (await fillAnew(now)).serialize()
  filled.set(now.getTime(), image)
  return setUpDatabase(new Sqlite(image))
}

export async function fillAnew(now: Date): Promise<SqliteDatabase> {
  const database = openEmptySqlite()
  await fill(database, now)
  return database
}

/** Reads it from a backup, whichever database was filled. */
export async function fillAndCopy(database: Database, now: Date): Promise<SqliteDatabase> {
  await fill(database, now)
  const folder = mkdtempSync(join(tmpdir(), 'mitten-demo-'))
  const file = join(folder, 'demo.sqlite')
  await database.engine.backUp(file)
  const image = readFileSync(file)
  rmSync(folder, { recursive: true })
  return setUpDatabase(new Sqlite(image))
}

async function fill(database: Database, now: Date): Promise<void> {
  await fillDemo({ database, config: parseConfig({}), now, timeZone, seed: 7 })
}
