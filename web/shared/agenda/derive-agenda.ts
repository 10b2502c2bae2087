/** Derives what there is to do from the rows of this device; loaded if something repeats or has a date. */
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows, rowsWithoutChore } from '#domain/chores/chore-rows.ts'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow, openTasks } from '#domain/chores/open-tasks.ts'
import { countDueFor } from '#domain/chores/own-tasks.ts'
import type { OpenRows } from './read-open.ts'

export type Agenda = {
  /** The repeating tasks themselves, with their open rows. */
  readonly chores: readonly ChoreWithRows[]
  /** The tasks that are due on a day or paused, in order, with the plan of the next days. */
  readonly tasks: readonly OpenTask[]
  /** The number of tasks without a date. */
  readonly undated: number
  /** How many are open now: neither planned nor paused (T14). */
  readonly active: number
}

export function deriveAgenda(rows: OpenRows, at: string): Agenda {
  const chores = choresWithRows(rows)
  const { dated, undated } = rows
  const tasks = openTasks({ chores, withoutChore: rowsWithoutChore(rows), dated }, at)
  return { chores, tasks, undated, active: undated + tasks.filter(isActiveNow).length }
}

type Asking = { readonly person: string; readonly at: string }

/** How many of the person's own tasks are due today or overdue (A3). */
export function countDue(rows: OpenRows, { person, at }: Asking): number {
  return countDueFor(deriveAgenda(rows, at).tasks, person)
}
