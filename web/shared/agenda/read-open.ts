/** Reads what is to do: chores with what people did to them, tasks with a date, and how many have none. */
import type { Task } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { hasAgenda } from './has-agenda.ts'
import type { KeptChores } from './read-kept.ts'
import { readKept } from './read-kept.ts'

export type OpenRows = KeptChores & {
  readonly dated: readonly Task[]
  /** The number of plain tasks that are due on no day. */
  readonly undated: number
}

/** Null where nothing repeats and nothing has a date: then active tasks are a plain list. */
export async function readOpen(database: AccountDatabase): Promise<OpenRows | null> {
  if (!(await hasAgenda(database))) return null
  const { tasks } = database
  const [kept, dated, undated] = await Promise.all([
    readKept(database),
    tasks.orderBy('_due').toArray(),
    tasks.orderBy('_undated').count(),
  ])
  return { ...kept, dated, undated }
}
