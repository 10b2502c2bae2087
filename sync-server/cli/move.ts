/** `npm run move -- FROM TO`: moves all data between data folders and databases of PostgreSQL; refuses while a server runs. */
import { moveData } from '#server/store/move.ts'
import type { OpenData } from '#server/store/open-data.ts'
import { openData } from '#server/store/open-data.ts'
import { runAndSay } from './run-and-say.ts'

const USAGE = `Say from where to where, each a data folder or postgres://user:password@host/database:
  npm run move -- ./data postgres://mitten:secret@localhost/mitten`

runAndSay(async (_, from, to) => {
  if (from === undefined || to === undefined) throw new Error(USAGE)
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      await moveData(source.database, target.database)
    } finally {
      close(target)
    }
  } finally {
    close(source)
  }
  return `Everything is there: every row is equal, and the points add up. Start Mitten with it; devices notice nothing.`
})

function open(place: string): Promise<OpenData> {
  const isPostgres = /^postgres(ql)?:/.test(place)
  return openData(
    isPostgres
      ? { dataDir: '', postgres: { url: place, isAlone: true } }
      : { dataDir: place, postgres: null },
  )
}

function close({ database, release }: OpenData): void {
  database.close()
  release()
}
