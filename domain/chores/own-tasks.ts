/** Which open tasks are a person's own. Separate from deriving them, which the first screen does not need. */
import { canComplete } from '#domain/tasks/task.ts'
import type { OpenTask } from './open-tasks.ts'

/** Whether a person may complete it without claiming it: it is theirs, or an occurrence for anyone (T3, T12, C14). */
export function isOwn({ task, item }: Pick<OpenTask, 'task' | 'item'>, userId: string): boolean {
  return item === null ? canComplete(task, userId) : (item.person ?? userId) === userId
}

/** How many of a person's own tasks are due today or overdue: what waits for them today (A3). */
export function countDueFor(tasks: readonly OpenTask[], userId: string): number {
  const isDueNow = ({ group }: OpenTask) => group === 'overdue' || group === 'today'
  return tasks.filter((entry) => isDueNow(entry) && isOwn(entry, userId)).length
}
