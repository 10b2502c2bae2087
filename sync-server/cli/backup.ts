/** `npm run backup [-- FILE]`: a checked copy of the data, also while the server runs. */
import { statSync } from 'node:fs'
import { backupFile } from '#server/backup/backup-folder.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { openAsItIs } from '#server/store/open-database.ts'
import { runAndSay } from './run-and-say.ts'

runAndSay(({ dataDir }, given) => {
  const file = given ?? backupFile(dataDir, new Date())
  // Opened as it is: a backup does not migrate.
  const database = openAsItIs(dataDir)
  try {
    writeBackup(database, file)
  } finally {
    database.close()
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return `The backup is complete and checked: ${file} (${megabytes} MB).`
})
