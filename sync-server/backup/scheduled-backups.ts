/** The automatic backups of a running server: makes one whenever the newest is old enough, and deletes the oldest. */
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { HOUR_MS } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/database.ts'
import { backupFile, newestBackup, pruneBackups, timeOf } from './backup-folder.ts'

type Deps = {
  readonly config: Pick<Config, 'dataDir' | 'backupEveryHours' | 'backupKeep'>
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
}

/** Makes a backup if one is due. The folder decides, so that restarts neither skip nor repeat one. */
export function createScheduledBackups({ config, database, log, now }: Deps): () => Promise<void> {
  const { dataDir, backupEveryHours, backupKeep } = config
  return async () => {
    if (backupEveryHours === 0) return
    const newest = timeOf(newestBackup(dataDir) ?? '')
    if (newest !== null && now().getTime() - newest < backupEveryHours * HOUR_MS) return
    const file = backupFile(dataDir, now())
    const start = performance.now()
    await database.engine.backUp(file)
    pruneBackups(dataDir, backupKeep, now())
    const ms = Math.round(performance.now() - start)
    log.info('backup', { file: basename(file), bytes: statSync(file).size, ms })
  }
}
