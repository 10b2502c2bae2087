/** Tasks a person completed, and those that wait for my approval, by indexes. Small: the badges of every screen need it. */
import { itemsOf } from '#domain/column.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type Tasks = AccountDatabase['tasks']

/** How many completed tasks of a person wait for my approval: not those with which I helped (T22). Only of these are rows read. */
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
