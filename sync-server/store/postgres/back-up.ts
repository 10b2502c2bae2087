/** A backup of PostgreSQL is a file of SQLite, like every other backup: it can be restored to either. */
import { renameSync, rmSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { seal } from '#server/backup/write-backup.ts'
import { copyRows } from '#server/store/copy-rows.ts'
import type { Database } from '#server/store/database.ts'
import { openDatabase } from '#server/store/open-database.ts'

/** From one snapshot, over a connection that does nothing else, so that requests are served meanwhile. */
export async function backUpPostgres(open: () => Database, file: string): Promise<void> {
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    const to = openDatabase(part)
    try {
      await copyAll(open, to)
    } finally {
      to.close()
    }
    seal(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** A connection that stays open would keep a command from ending. */
async function copyAll(open: () => Database, to: Database): Promise<void> {
  const from = open()
  try {
    const closeSnapshot = from.engine.openSnapshot()
    try {
      for (const _ of copyRows(from, to)) await turn()
    } finally {
      closeSnapshot()
    }
  } finally {
    from.close()
  }
}
