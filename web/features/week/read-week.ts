/** Reads the rows of a week from this device: chores with their rows, and tasks that were due or done on its days. */
import { startOfDay } from '#domain/calendar.ts'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { pastSlots } from '#domain/chores/past-slots.ts'
import type { WeekRows, WeekSpan } from '#domain/chores/week.ts'
import { addDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { hasHistory } from '#web/data/history.ts'
import { readChoreRows } from '#web/shared/agenda/read-chore-rows.ts'

export type ReadWeek = WeekRows & {
  /** The chores with only their open rows. */
  readonly open: readonly ChoreWithRows[]
  readonly pauses: readonly Pause[]
}

/** Undated tasks are read, too, if these people did them. */
export async function readWeek(
  database: AccountDatabase,
  span: WeekSpan,
  people: readonly string[],
): Promise<ReadWeek> {
  const { from, to } = span
  const { tasks } = database
  const [ofChores, due, done, undated, isWhole] = await Promise.all([
    readChoreRows(database),
    tasks.where('_due').between(from, to, true, true).toArray(),
    tasks.where('_dueDone').between(from, to, true, true).toArray(),
    doneBetween(database, span, people),
    hasHistory(database),
  ])
  const open = choresWithRows(ofChores)
  const older = isWhole ? await rowsOfPast(database, open, span) : []
  const settled = new Map([...done, ...older].map((row) => [row.id, row]))
  const known = new Set<string | null>(ofChores.chores.map(({ id }) => id))
  return {
    open,
    pauses: ofChores.pauses,
    chores: choresWithRows({ ...ofChores, rows: [...ofChores.rows, ...settled.values()] }),
    tasks: [...due, ...undated, ...done.filter(({ chore_id }) => !known.has(chore_id))],
    isWhole,
  }
}

/** Tasks without a due day that were done on one of these days. */
async function doneBetween(
  { tasks }: AccountDatabase,
  { from, to, timeZone }: WeekSpan,
  people: readonly string[],
): Promise<readonly Task[]> {
  const [first, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)]
  const found = await Promise.all(
    people.map((person) =>
      tasks.where('_done').between([person, first], [person, end], true, false).toArray(),
    ),
  )
  return found.flat().filter(({ due_on, slot }) => due_on === null && slot === null)
}

/** The rows of days that chores have moved past: an occurrence moved to another week was not missed in this one. */
async function rowsOfPast(
  { tasks }: AccountDatabase,
  chores: readonly ChoreWithRows[],
  span: WeekSpan,
): Promise<readonly Task[]> {
  const ids = chores.flatMap(({ series }) =>
    pastSlots(series, span).map((slot) => occurrenceId(series.chore.id, slot)),
  )
  if (ids.length === 0) return []
  return (await tasks.bulkGet(ids)).flatMap((row) => (row?.completed_at ? [row] : []))
}
