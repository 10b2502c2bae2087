/** Completed tasks of a person, and those that wait for my approval, by indexes. Small: all screens' badges need it. */
import { itemsOf } from '#domain/column.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type Tasks = AccountDatabase['tasks']

/** How many tasks of a person wait for my approval, without those I helped with (T22): reads only rows with helpers. */
export async function countWaiting(tasks: Tasks, performer: string, me: string): Promise<number> {
  const [all, helped] = await Promise.all([
    completedBy(tasks, '_waits', performer).count(),
    completedBy(tasks, '_waitsHelped', performer)
      .filter((task) => itemsOf(task.helpers).includes(me))
      .count(),
  ])
  return all - helped
}

/** Those tasks, oldest first. */
export function waitingBy(tasks: Tasks, performer: string, me: string) {
  return completedBy(tasks, '_waits', performer).filter(
    (task) => !itemsOf(task.helpers).includes(me),
  )
}

/** The tasks that a person completed, or those of them that wait for approval, oldest first. */
export function completedBy(
  tasks: Tasks,
  index: '_done' | '_waits' | '_waitsHelped',
  performer: string,
) {
  return tasks.where(index).between([performer, ''], [performer, '\uffff'])
}
