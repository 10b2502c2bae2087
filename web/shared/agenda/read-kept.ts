/** The chores this person sees with their seats, pauses and open rows, as the agenda wants them. */
import type { Kept } from '#domain/chores/kept.ts'
import { keptChores } from '#domain/chores/kept.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type KeptChores = {
  readonly chores: readonly Kept[]
  /** Open rows of chores that this person does not see: what they claimed before it was made private (C26). */
  readonly strays: readonly Task[]
}

/** Reads every chore and the rows that are open, never the history. */
export async function readKept(database: AccountDatabase): Promise<KeptChores> {
  const [chores, seats, pauses, rows] = await Promise.all([
    database.chores.toArray(),
    database.seats.toArray(),
    database.pauses.toArray(),
    database.tasks.orderBy('_ofChore').toArray(),
  ])
  const seen = new Set<string | null>(chores.map(({ id }) => id))
  return {
    chores: keptChores({ chores, seats, pauses, rows }),
    strays: rows.filter(({ chore_id, is_hidden }) => !seen.has(chore_id) && !is_hidden),
  }
}
