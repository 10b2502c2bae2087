/** Changes that this device has and the server does not: waiting and refused ones. */
import type { CommandName } from '#domain/commands.ts'
import type { AccountDatabase } from './database.ts'
import type { OutboxItem } from './device-store.ts'

/** The changes that were not answered yet, oldest first. */
export async function waitingChanges(database: AccountDatabase): Promise<readonly OutboxItem[]> {
  return aboveSettled(database, (waiting) => waiting.toArray())
}

export async function countWaiting(database: AccountDatabase): Promise<number> {
  return aboveSettled(database, (waiting) => waiting.count())
}

/** A change by its name, the row that it is about, and the day of a repeating task where it is asked for. */
type Named = {
  readonly name: CommandName
  readonly id?: string
  readonly slot?: string | undefined
}

/** The newest queued change of a name, to a row where it is about one. */
export async function newestQueued(
  { outbox }: AccountDatabase,
  { name, id, slot }: Named,
): Promise<OutboxItem | undefined> {
  return outbox
    .reverse()
    .filter((item) => {
      const input = item.input as Partial<Named>
      return item.name === name && input.id === id && (slot === undefined || input.slot === slot)
    })
    .first()
}

/** A change while it is queued; looked for from the newest on. */
export async function queuedItem(
  { outbox }: AccountDatabase,
  mutationId: string,
): Promise<OutboxItem | undefined> {
  return outbox
    .reverse()
    .filter(({ id }) => id === mutationId)
    .first()
}

/** Whether a change has not left this device: it was in no request yet. */
export async function isUnsent(database: AccountDatabase, mutationId: string): Promise<boolean> {
  return database.transaction('r', database.state, database.outbox, async () => {
    const [state, item] = await Promise.all([
      database.state.get('sync'),
      queuedItem(database, mutationId),
    ])
    return state !== undefined && item !== undefined && item.seq > state.sent
  })
}

/** How many changes would be lost with this database. */
export async function countUnsaved(database: AccountDatabase): Promise<number> {
  const [waiting, refused] = await Promise.all([countWaiting(database), database.rejected.count()])
  return waiting + refused
}

/** Forgets refused changes the person has decided about; resolves to a function that brings them back. */
export async function discardRejected(
  { rejected }: AccountDatabase,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const known = (await rejected.bulkGet([...ids])).filter((item) => item !== undefined)
  await rejected.bulkDelete([...ids])
  return async () => void (await rejected.bulkPut(known))
}

/** One snapshot: an item settles and leaves in the same transaction. */
function aboveSettled<T>(
  database: AccountDatabase,
  read: (waiting: ReturnType<typeof waitingIn>) => PromiseLike<T>,
): Promise<T> {
  return database.transaction('r', database.state, database.outbox, async () => {
    const state = await database.state.get('sync')
    return read(waitingIn(database, state?.settled ?? 0))
  })
}

function waitingIn(database: AccountDatabase, settled: number) {
  return database.outbox.where('seq').above(settled)
}
