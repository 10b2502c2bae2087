/** Groups the rows of many chores: each chore with its own rows. */
import type { Task } from '#domain/tasks/task.ts'
import type { Chore, Pause, Seat } from './chore.ts'
import type { Series } from './timetable.ts'

/** A chore with its stored rows: the open ones, and the settled ones of the requested days. */
export type ChoreWithRows = { readonly series: Series; readonly rows: readonly Task[] }

export type ChoreRows = {
  readonly chores: readonly Chore[]
  readonly seats: readonly Seat[]
  readonly pauses: readonly Pause[]
  readonly rows: readonly Task[]
}

/** In the order of the chores. Rows of other chores are left out. */
export function choresWithRows({
  chores,
  seats,
  pauses,
  rows,
}: ChoreRows): readonly ChoreWithRows[] {
  const seatsOf = grouped(seats, ({ chore_id }) => chore_id)
  const pausesOf = grouped(pauses, ({ user_id }) => user_id)
  const rowsOf = grouped(rows, ({ chore_id }) => chore_id)
  return chores.map((chore) => {
    const ownSeats = seatsOf.get(chore.id) ?? []
    const series = { chore, seats: ownSeats, pauses: pausesFor(chore, ownSeats, pausesOf) }
    return { series, rows: rowsOf.get(chore.id) ?? [] }
  })
}

/** Those of the owner, and absences during which nobody could do it: seats forget those that are over (C13). */
function pausesFor(
  { user_id }: Chore,
  seats: readonly Seat[],
  pausesOf: ReadonlyMap<string, readonly Pause[]>,
): readonly Pause[] {
  const own = pausesOf.get(user_id) ?? []
  const away = seats.map(({ person }) =>
    (pausesOf.get(person) ?? []).filter(({ kind }) => kind === 'away'),
  )
  const isEverybody = seats.length > 0 && away.every((each) => each.length > 0)
  return isEverybody ? [...own, ...away.flat()] : own
}

/** Open rows of chores that this person cannot see: rows they had claimed before the chore was made private (C26). */
export function rowsWithoutChore({ chores, rows }: ChoreRows): readonly Task[] {
  const seen = new Set<string | null>(chores.map(({ id }) => id))
  return rows.filter(({ chore_id, is_hidden }) => !seen.has(chore_id) && !is_hidden)
}

/** The rows of each key, in their original order. */
export function grouped<Row, Key>(
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
