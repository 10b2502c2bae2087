/** `npm run restore -- FILE`: replaces the data with a backup; refuses while the server runs. */
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Place } from '#server/store/open-data.ts'
import { runAndSay } from './run-and-say.ts'

runAndSay(async (config, file) => {
  if (file === undefined) throw new Error('Say which backup: npm run restore -- FILE')
  const { keptIn } = await restoreData(file, config, new Date())
  return [
    `The backup ${file} is in place.`,
    ...(keptIn === null
      ? []
      : [`What was there before is in ${keptIn}; delete it when you are sure.`]),
    'Start Mitten again. Every device starts over by itself and sends again what it did since.',
  ].join('\n')
})

/** `keptIn` names the folder or schema with the previous data; null if there was none. */
async function restoreData(
  file: string,
  { dataDir, postgres }: Place,
  now: Date,
): Promise<{ readonly keptIn: string | null }> {
  if (postgres === null) return restoreBackup(file, dataDir, now)
  const { restorePostgres } = await import('#server/store/postgres/restore-postgres.ts')
  return restorePostgres(file, postgres, now)
}
