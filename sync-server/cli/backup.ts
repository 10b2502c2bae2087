/** `npm run backup [-- FILE]`: a checked copy of the data, also while the server runs; encrypted if FILE ends with `.age`. */
import { statSync } from 'node:fs'
import { copyToSecond, reasonOf } from '#server/backup/copy-to-second.ts'
import { makeBackup, nextBackup } from '#server/backup/make-backup.ts'
import { openBeside } from '#server/store/open-data.ts'
import { runAndPrint } from './run-and-print.ts'

const USAGE = `Say at most which file:
  npm run backup            a copy in the data folder
  npm run backup -- FILE    a copy in this file only`

runAndPrint({ usage: USAGE, mostWords: 1 }, async (config, given) => {
  const file = given ?? nextBackup(config, new Date())
  const database = await openBeside(config)
  try {
    await makeBackup(database, file, config)
  } finally {
    database.close()
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  const complete = `The backup is complete and checked: ${file} (${megabytes} MB).`
  const { backupCopyTo } = config
  // A backup to a named file is wanted there and nowhere else.
  if (backupCopyTo === null || given !== undefined) return complete
  try {
    await copyToSecond(file, backupCopyTo)
  } catch (error) {
    throw new Error(`${complete}\nBut ${backupCopyTo} has no copy of it: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  return `${complete}\nA checked copy of it is in ${backupCopyTo}.`
})
