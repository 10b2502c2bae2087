/** `npm run backup [-- FILE]`: a checked copy of the data, also while the server runs. */
import { existsSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { backupFile } from '#server/backup/backup-folder.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { parseConfig } from '#server/config.ts'
import { databaseFile } from '#server/store/open-database.ts'
import { runAndSay } from './run-and-say.ts'

runAndSay((given) => {
  const { dataDir } = parseConfig(process.env)
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no data in ${dataDir} yet.`)
  const file = given ?? backupFile(dataDir, new Date())
  // As it is: a backup brings no schema up to date.
  const database = new Sqlite(source, { timeout: 5000 })
  try {
    writeBackup(database, file)
  } finally {
    database.close()
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return `The backup is complete and checked: ${file} (${megabytes} MB).`
})
