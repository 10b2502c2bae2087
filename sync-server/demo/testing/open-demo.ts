/** The demo as it is at a moment, in memory. It is filled once in a process; each test gets a copy. */
import Sqlite from 'better-sqlite3'
import { parseConfig } from '#server/config.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { settle } from '#server/store/open-database.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'

export const timeZone = 'Europe/Berlin'

const filled = new Map<number, Buffer>()

export async function openDemo(now: Date): Promise<SqliteDatabase> {
  const image = filled.get(now.getTime()) ?? (await fillAnew(now)).serialize()
  filled.set(now.getTime(), image)
  return settle(new Sqlite(image))
}

export async function fillAnew(now: Date): Promise<SqliteDatabase> {
  const database = openEmptySqlite()
  await fillDemo({ database, config: parseConfig({}), now, timeZone, seed: 7 })
  return database
}
