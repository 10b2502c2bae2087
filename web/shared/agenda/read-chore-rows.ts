/** The chores that this person sees, with their seats, pauses and open rows. */
import type { ChoreRows } from '#domain/chores/chore-rows.ts'
import type { AccountDatabase } from '#web/data/database.ts'

/** Reads every chore and the open rows, never the history. */
export async function readChoreRows(database: AccountDatabase): Promise<ChoreRows> {
  const [chores, seats, pauses, rows] = await Promise.all([
    database.chores.toArray(),
    database.seats.toArray(),
    database.pauses.toArray(),
    database.tasks.orderBy('_ofChore').toArray(),
  ])
  return { chores, seats, pauses, rows }
}
