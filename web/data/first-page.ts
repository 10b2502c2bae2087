/** Whether the first page from the server is on this device. Before that, an empty table means nothing (U22). */
import type { AccountDatabase } from './database.ts'

export async function hasFirstPage(
  { users, state }: AccountDatabase,
  id: string,
): Promise<boolean> {
  // The person comes with the first page, and so does everything that is open.
  if ((await users.get(id)) !== undefined) return true
  const sync = await state.get('sync')
  return sync !== undefined && sync.lastSyncedAt !== null
}
