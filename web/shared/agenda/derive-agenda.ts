/** Derives what is to do from the rows of this device; loaded where something repeats or has a date. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow, openTasks } from '#domain/chores/open-tasks.ts'
import type { OpenRows } from './read-open.ts'

export type Agenda = {
  /** What is due on a day or rests, in its order, with the plan of the next days. */
  readonly tasks: readonly OpenTask[]
  /** The number of tasks without a date. */
  readonly undated: number
  /** How many are open now: neither planned nor paused (T14). */
  readonly active: number
}

export function deriveAgenda(rows: OpenRows, at: string): Agenda {
  const tasks = openTasks(rows, at)
  const { undated } = rows
  return { tasks, undated, active: undated + tasks.filter(isActiveNow).length }
}
