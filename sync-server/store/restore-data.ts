/** Restores a backup to wherever the settings keep the data. */
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Place } from './open-data.ts'
import { restorePostgres } from './postgres/restore-postgres.ts'

/** `keptIn` names the folder or schema with what was there before; null if there was nothing. */
export async function restoreData(
  file: string,
  { dataDir, postgres }: Place,
  now: Date,
): Promise<{ readonly keptIn: string | null }> {
  return postgres === null
    ? restoreBackup(file, dataDir, now)
    : restorePostgres(file, postgres, now)
}
