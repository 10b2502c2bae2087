/** How many changes people who signed out have left on this device, until they sign in again (A5). */
import { Dexie } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import { closedAccounts } from '#web/data/device-database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'

export function useKeptHere(): number {
  return useLiveQuery(countKept) ?? 0
}

async function countKept(): Promise<number> {
  const counts = await Promise.all((await closedAccounts()).map(({ id }) => countOf(id)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countOf(id: string): Promise<number> {
  if (!(await Dexie.exists(databaseName(id)))) return 0
  const database = new AccountDatabase(id)
  try {
    return await countUnsaved(database)
  } catch (error) {
    // Discarded at this moment.
    if (error instanceof Dexie.DexieError && error.name === 'DatabaseClosedError') return 0
    throw error
  } finally {
    database.close()
  }
}
