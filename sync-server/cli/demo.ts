/** `npm run demo`: fills an empty server with a family and five months of chores. */
import { lockData } from '#server/backup/lock-data.ts'
import { family, firstNames, PASSWORD } from '#server/demo/family.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { runAndSay } from './run-and-say.ts'

const SEED = 7

runAndSay(async (config) => {
  const lock = lockData(config.dataDir)
  const database = openDatabase(databaseFile(config.dataDir))
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await fillDemo({ database, config, now: new Date(), timeZone, seed: SEED })
  } finally {
    database.close()
    lock.release()
  }
  const names = firstNames.map((who) => `  ${family[who].username} (${family[who].name})`)
  return [
    'The demo family has moved in. Start Mitten, and sign in as',
    ...names,
    `with the password ${PASSWORD}`,
  ].join('\n')
})
