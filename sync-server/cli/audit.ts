/** `npm run audit`: recounts all points from tasks, rewards and loans, also while the server runs. */
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { sentenceFor } from '#server/audit/texts.ts'
import { openBeside } from '#server/store/open-data.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { runAndPrint } from './run-and-print.ts'

/** One fault can cause others: this many sentences are enough to see what happened. */
const MAX_SENTENCES = 100

const USAGE = 'npm run audit takes no arguments; DATA_DIR or DATABASE_URL says where the data is.'

runAndPrint({ usage: USAGE, mostWords: 0 }, async (config) => {
  const database = await openBeside(config, true)
  try {
    const store = createRowStore(database)
    const sentences: string[] = []
    let count = 0
    for (const difference of auditLedger(database))
      if (++count <= MAX_SENTENCES) sentences.push(sentenceFor(store, difference))
    if (count === 0) return 'Every point is accounted for.'
    if (count > MAX_SENTENCES) sentences.push(`There are ${count} differences in all.`)
    throw new Error(sentences.join('\n'))
  } finally {
    database.close()
  }
})
