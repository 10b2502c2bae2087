/** Whether the first page from the server is on this device. Before that, an empty table means nothing (U22). */
import type { AccountDatabase } from './database.ts'

export async function hasFirstPage(database: AccountDatabase, id: string): Promise<boolean> {
  // The person comes with the first page, and so does everything that is open.
  return (await database.users.get(id)) !== undefined || isSynced(database)
}

/** Whether an exchange has been completed on this device. */
export async function isSynced({ state }: AccountDatabase): Promise<boolean> {
  const sync = await state.get('sync')
  return sync !== undefined && sync.lastSyncedAt !== null
}
