/** The task of the sheet of its steps, as it is in the address. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { occurrenceKey } from '#web/features/tasks/chores/occurrence-key.ts'

export function stepsKey({ task, item }: Pick<OpenTask, 'task' | 'item'>): string {
  return item ? occurrenceKey(item) : task.id
}
