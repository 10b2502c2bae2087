/**
 * The automatic backups of a running server: makes one when the newest is old enough, copies it to the second folder,
 * and deletes the oldest in both.
 */
import { rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { HOUR_MS } from '#domain/calendar.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/database.ts'
import {
  backupFolder,
  ENCRYPTED,
  exists,
  newestIn,
  plainCopiesIn,
  pruneBackups,
  removeAbandoned,
  timeOf,
} from './backup-folder.ts'
import { encryptFile } from './checked-file.ts'
import { copyToSecond, reasonOf } from './copy-to-second.ts'
import { makeBackup, nextBackup } from './make-backup.ts'

type Deps = {
  readonly config: Pick<
    Config,
    'dataDir' | 'backupEveryHours' | 'backupKeep' | 'backupPassphrase' | 'backupCopyTo'
  >
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  /** Aborted when the server stops: a backup that is being encrypted is given up. */
  readonly signal: AbortSignal
}

/** Makes a backup if one is due. This is decided by the folder's contents, so restarts neither skip nor repeat one. */
export function createScheduledBackups({ config, database, log, now, signal }: Deps) {
  const { dataDir, backupEveryHours, backupKeep, backupPassphrase, backupCopyTo } = config
  const folder = backupFolder(dataDir)

  /** Encrypts the copies that updates made before they began, without waiting for encryption. */
  async function encryptPlainCopies(passphrase: string): Promise<void> {
    for (const name of await plainCopiesIn(folder)) {
      const from = join(folder, name)
      const to = from + ENCRYPTED
      if (!(await exists(to))) await encryptFile({ from, to }, passphrase, signal)
      rmSync(from, { force: true })
    }
  }

  async function isDue(): Promise<boolean> {
    if (backupEveryHours === 0) return false
    const newest = timeOf((await newestIn(folder, now())) ?? '')
    const ageMs = newest === null ? Infinity : now().getTime() - newest
    return ageMs >= backupEveryHours * HOUR_MS || ageMs < -HOUR_MS
  }

  async function backUp(): Promise<void> {
    const file = nextBackup(config, now())
    const start = performance.now()
    await makeBackup(database, file, { ...config, signal })
    await pruneBackups(folder, { keep: backupKeep, now: now() })
    log.info('backup', { file: basename(file), ...sizeAndTime(file, start) })
  }

  /** Also copies a backup that could not be copied in an earlier hour. A backup counts even without its copy. */
  async function copyNewest(secondFolder: string): Promise<void> {
    const name = await newestIn(folder, now())
    if (name === null || (backupPassphrase !== null && !name.endsWith(ENCRYPTED))) return
    const start = performance.now()
    try {
      const isNew = await copyToSecond(join(folder, name), secondFolder, signal)
      if (!isNew) return
      await pruneBackups(secondFolder, { keep: backupKeep, now: now() })
      await removeAbandoned(secondFolder, now())
      log.info('backup_copied', { file: name, ...sizeAndTime(join(folder, name), start) })
    } catch (error) {
      if (!signal.aborted) log.warn('backup_not_copied', { file: name, reason: reasonOf(error) })
    }
  }

  return async (): Promise<void> => {
    await removeAbandoned(folder, now())
    if (backupPassphrase !== null) await encryptPlainCopies(backupPassphrase)
    if (await isDue()) await backUp()
    if (backupCopyTo !== null) await copyNewest(backupCopyTo)
  }
}

function sizeAndTime(file: string, start: number) {
  return { bytes: statSync(file).size, ms: Math.round(performance.now() - start) }
}
