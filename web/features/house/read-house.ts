/** Reads the rows for the figures of the house, by indexes: all of them, however many there are. */
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import type { Series } from '#domain/chores/timetable.ts'
import type { Done } from '#domain/reports/house-chores.ts'
import type { OwnPart } from '#domain/reports/own-part.ts'
import { isWholePart, ownPart } from '#domain/reports/own-part.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** How many rows are in memory at a time: only the needed columns of each are kept. */
const BATCH = 1_000

/** The columns of a task that the figures need. */
export type DoneTask = Done & Pick<Task, 'time_minutes' | 'room_id'>

/** The tasks that everybody has done since a moment, as far as this device knows. */
export async function readDone(
  { tasks }: AccountDatabase,
  { me, partners }: Household,
  from: string,
): Promise<readonly DoneTask[]> {
  const found = await Promise.all([me, ...partners].map(({ id }) => readDoneBy(tasks, id, from)))
  return found.flat()
}

async function readDoneBy(
  tasks: AccountDatabase['tasks'],
  person: string,
  from: string,
): Promise<readonly DoneTask[]> {
  const found: DoneTask[] = []
  for (;;) {
    const range = tasks.where('_done').between([person, from], [person, '\uffff'])
    const rows = await range.offset(found.length).limit(BATCH).toArray()
    for (const { completed_at, time_minutes, chore_id, slot, due_on, room_id } of rows)
      found.push({ completed_at, time_minutes, chore_id, slot, due_on, room_id })
    if (rows.length < BATCH) return found
  }
}

export type HouseChores = {
  readonly series: readonly Series[]
  /** The rows of the days settled last. */
  readonly last: readonly Task[]
}

export async function readChores(database: AccountDatabase): Promise<HouseChores> {
  const [chores, seats, pauses] = await Promise.all([
    database.chores.toArray(),
    database.seats.toArray(),
    database.pauses.toArray(),
  ])
  const ids = chores.flatMap(({ id, last_slot, slot }) =>
    last_slot === null || slot === null ? [] : occurrenceId(id, last_slot),
  )
  const last = await database.tasks.bulkGet(ids)
  const series = choresWithRows({ chores, seats, pauses, rows: [] }).map((each) => each.series)
  return { series, last: last.flatMap((row) => row ?? []) }
}

/** Only the person's own history, as others have no entries on this device: as far back as it matters. */
export async function readOwnPart(
  { entries, pauses }: AccountDatabase,
  me: string,
  when: { readonly at: string; readonly timeZone: string },
): Promise<OwnPart> {
  const known = { ...when, pauses: await pauses.where('user_id').equals(me).toArray() }
  for (let most = BATCH; ; most *= 4) {
    const newest = await entries.orderBy('created_at').reverse().limit(most).toArray()
    if (newest.length < most || isWholePart(newest, known)) return ownPart(newest, known)
  }
}
