/** What this device holds that the server does not: changes that wait, and changes it refused. */
import type { AccountDatabase } from './database.ts'
import type { OutboxItem } from './device-store.ts'

/** The changes that were not answered yet, oldest first. */
export async function waitingChanges(database: AccountDatabase): Promise<readonly OutboxItem[]> {
  return aboveSettled(database, (waiting) => waiting.toArray())
}

export async function countWaiting(database: AccountDatabase): Promise<number> {
  return aboveSettled(database, (waiting) => waiting.count())
}

/** How many changes would be lost with this database. */
export async function countUnsaved(database: AccountDatabase): Promise<number> {
  const [waiting, refused] = await Promise.all([countWaiting(database), database.rejected.count()])
  return waiting + refused
}

/** Forgets refused changes the person has decided about. */
export async function discardRejected(
  database: AccountDatabase,
  ids: readonly string[],
): Promise<void> {
  await database.rejected.bulkDelete([...ids])
}

/** One snapshot: an item settles and leaves in the same transaction. */
function aboveSettled<T>(
  database: AccountDatabase,
  read: (waiting: ReturnType<typeof waitingIn>) => PromiseLike<T>,
): Promise<T> {
  return database.transaction('r', database.state, database.outbox, async () => {
    const state = await database.state.get('sync')
    return read(waitingIn(database, state?.key === 'sync' ? state.settled : 0))
  })
}

function waitingIn(database: AccountDatabase, settled: number) {
  return database.outbox.where('seq').above(settled)
}
