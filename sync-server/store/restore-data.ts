/** Restores a backup to wherever the settings keep the data. */
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Place } from './open-data.ts'

/** `keptIn` names the folder or schema with what was there before; null if there was nothing. */
export async function restoreData(
  file: string,
  { dataDir, postgres }: Place,
  now: Date,
): Promise<{ readonly keptIn: string | null }> {
  if (postgres === null) return restoreBackup(file, dataDir, now)
  const { restorePostgres } = await import('./postgres/restore-postgres.ts')
  return restorePostgres(file, postgres, now)
}
