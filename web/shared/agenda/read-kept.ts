/** The chores this person sees with their seats, pauses and open rows, as the agenda wants them. */
import type { Kept } from '#domain/chores/agenda.ts'
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
  const seatsOf = grouped(seats, ({ chore_id }) => chore_id)
  const pausesOf = grouped(pauses, ({ user_id }) => user_id)
  const rowsOf = grouped(rows, ({ chore_id }) => chore_id)
  const seen = new Set<string | null>(chores.map(({ id }) => id))
  return {
    chores: chores.map((chore) => ({
      series: {
        chore,
        seats: seatsOf.get(chore.id) ?? [],
        pauses: pausesOf.get(chore.user_id) ?? [],
      },
      rows: rowsOf.get(chore.id) ?? [],
    })),
    strays: rows.filter(({ chore_id, is_hidden }) => !seen.has(chore_id) && !is_hidden),
  }
}

function grouped<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
