/** `npm run demo`: fills an empty server with a family and a year of chores. */
import { family, firstNames, PASSWORD } from '#server/demo/family.ts'
import { fillDemo } from '#server/demo/fill-demo.ts'
import { openData } from '#server/store/open-data.ts'
import { runAndPrint } from './run-and-print.ts'

const SEED = 7

const USAGE = 'npm run demo takes no arguments; DATA_DIR or DATABASE_URL says where the data is.'

runAndPrint({ usage: USAGE, mostWords: 0 }, async (config) => {
  const { database, release } = await openData(config)
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await fillDemo({ database, config, now: new Date(), timeZone, seed: SEED })
  } finally {
    database.close()
    release()
  }
  const names = firstNames.map((who) => `  ${family[who].username} (${family[who].name})`)
  return [
    'The demo family has moved in. Start Mitten, and sign in as',
    ...names,
    `with the password ${PASSWORD}`,
  ].join('\n')
})
