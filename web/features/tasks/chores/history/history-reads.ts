/** Reads the completions of a repeating task by their index, newest first: never all of them (C31). */
import { HISTORY_SIZE } from '#domain/chores/chore-history.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'

export type PastTimes = {
  /** How many times it was done, as far as this device knows. */
  readonly count: number
  /** The completions from which the usual time is derived. */
  readonly newest: readonly Task[]
}

export async function readPastTimes(database: AccountDatabase, chore: string): Promise<PastTimes> {
  const [count, newest] = await Promise.all([
    timesOf(database, chore).count(),
    readTimes(database, chore, { from: 0, size: HISTORY_SIZE }),
  ])
  return { count, newest }
}

export function readTimes(
  database: AccountDatabase,
  chore: string,
  { from, size }: ListRange,
): Promise<readonly Task[]> {
  return timesOf(database, chore).reverse().offset(from).limit(size).toArray()
}

function timesOf({ tasks }: AccountDatabase, chore: string) {
  return tasks.where('_doneOf').between([chore, ''], [chore, '\uffff'])
}
