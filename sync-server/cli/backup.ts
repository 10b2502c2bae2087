/** `npm run backup [-- FILE]`: a checked copy of the data, also while the server runs. */
import { statSync } from 'node:fs'
import { backupFile } from '#server/backup/backup-folder.ts'
import { openBeside } from '#server/store/open-data.ts'
import { runAndSay } from './run-and-say.ts'

runAndSay(async (config, given) => {
  const file = given ?? backupFile(config.dataDir, new Date())
  const database = await openBeside(config)
  try {
    await database.engine.backUp(file)
  } finally {
    database.close()
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return `The backup is complete and checked: ${file} (${megabytes} MB).`
})
