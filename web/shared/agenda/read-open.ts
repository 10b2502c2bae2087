/** Reads what there is to do: chores with their rows, tasks with a date, and the number of tasks without one. */
import type { ChoreRows } from '#domain/chores/chore-rows.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { readChoreRows } from './read-chore-rows.ts'

export type OpenRows = ChoreRows & {
  /** All that are open and due on a day, however late or far ahead: each of them is shown. Done ones are not read. */
  readonly dated: readonly Task[]
  /** The number of plain tasks without a due day. */
  readonly undated: number
}

/** Null if nothing repeats and nothing has a date: then active tasks are a plain list. */
export async function readOpen(database: AccountDatabase): Promise<OpenRows | null> {
  const { tasks } = database
  const [ofChores, dated, undated] = await Promise.all([
    readChoreRows(database),
    tasks.orderBy('_due').toArray(),
    tasks.orderBy('_undated').count(),
  ])
  const hasDates = [ofChores.chores, ofChores.rows, dated].some(({ length }) => length > 0)
  return hasDates ? { ...ofChores, dated, undated } : null
}
