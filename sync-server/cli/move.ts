/** `npm run move -- FROM TO`: moves all data between data folders and databases of PostgreSQL; refuses while a server runs. */
import { lockData } from '#server/backup/lock-data.ts'
import { moveData } from '#server/store/move.ts'
import type { OpenData, Place } from '#server/store/open-data.ts'
import { openBeside, openData } from '#server/store/open-data.ts'
import { runAndPrint } from './run-and-print.ts'

/** Of another database, which would otherwise be the name of a folder. */
const ADDRESS = /^\w+:\/\//
const USAGE = `Say from where to where, each a data folder or postgres://user:password@host/database:
  npm run move -- ./data postgres://mitten:secret@localhost/mitten`

runAndPrint({ usage: USAGE, mostWords: 2 }, async (_, from, to) => {
  if (from === undefined || to === undefined) throw new Error(USAGE)
  if (from === to) throw new Error(`FROM and TO are the same: ${from}`)
  const source = await openSource(placeOf(from))
  try {
    const target = await openData(placeOf(to))
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

function placeOf(typed: string): Place {
  const isPostgres = /^postgres(ql)?:/.test(typed)
  if (!isPostgres && ADDRESS.test(typed)) throw new Error(USAGE)
  return isPostgres
    ? { dataDir: '', postgres: { url: typed, isAlone: true } }
    : { dataDir: typed, postgres: null }
}

/** Throws if there is no data, or data of another release: nothing is created or migrated there. */
async function openSource(place: Place): Promise<OpenData> {
  const database = await openBeside(place)
  if (place.postgres !== null) return { database, release: () => undefined }
  try {
    return { database, release: lockData(place.dataDir).release }
  } catch (error) {
    database.close()
    throw error
  }
}

function close({ database, release }: OpenData): void {
  database.close()
  release()
}
