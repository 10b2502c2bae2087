/** The open tasks that are a person's own; apart from how they are derived, which the first screen does not need. */
import { canComplete } from '#domain/tasks/task.ts'
import type { OpenTask } from './open-tasks.ts'

/** Whether a person may complete it without claiming it first: it is theirs, or an occurrence for anyone (T3, T12, C14). */
export function isOwn({ task, item }: Pick<OpenTask, 'task' | 'item'>, userId: string): boolean {
  return item === null ? canComplete(task, userId) : (item.person ?? userId) === userId
}

/** How many are due today or overdue, and a person's own: what waits for them today (A3). */
export function countDueFor(tasks: readonly OpenTask[], userId: string): number {
  const isDueNow = ({ group }: OpenTask) => group === 'overdue' || group === 'today'
  return tasks.filter((entry) => isDueNow(entry) && isOwn(entry, userId)).length
}
