/** Reads what the figures of the house are derived from, by indexes: never more than so many rows, however long the history. */
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { Chore, Pause } from '#domain/chores/chore.ts'
import type { Entry } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** A year of a house that does thirty tasks a day. */
const MOST_ROWS = 10_000

/** What everybody did since a moment, as far as this device knows; of too much the newest. */
export async function readDone(
  { tasks }: AccountDatabase,
  { me, partners }: Household,
  from: string,
): Promise<readonly Task[]> {
  const people = [me, ...partners]
  const found = await Promise.all(
    people.map(({ id }) =>
      tasks
        .where('_done')
        .between([id, from], [id, '\uffff'])
        .reverse()
        .limit(Math.floor(MOST_ROWS / people.length))
        .toArray(),
    ),
  )
  return found.flat()
}

export type HouseChores = {
  readonly chores: readonly Chore[]
  /** The rows of the days that were settled last. */
  readonly last: readonly Task[]
}

export async function readChores({ chores, tasks }: AccountDatabase): Promise<HouseChores> {
  const all = await chores.toArray()
  const ids = all.flatMap(({ id, last_slot, slot }) =>
    last_slot === null || slot === null ? [] : occurrenceId(id, last_slot),
  )
  return { chores: all, last: (await tasks.bulkGet(ids)).flatMap((row) => row ?? []) }
}

export type Own = { readonly entries: readonly Entry[]; readonly pauses: readonly Pause[] }

/** One's own history alone: others have no entries on this device. */
export async function readOwn({ entries, pauses }: AccountDatabase, me: string): Promise<Own> {
  const [found, away] = await Promise.all([
    entries.orderBy('created_at').reverse().limit(MOST_ROWS).toArray(),
    pauses.where('user_id').equals(me).toArray(),
  ])
  return { entries: found, pauses: away }
}
