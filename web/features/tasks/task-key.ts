/** How the address of a dialog names a task: by its id, or by a repeating task and its day. */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import type { Task } from '#domain/tasks/task.ts'
import { targetOf } from '#domain/tasks/task.ts'

export function taskKey(task: Task): string {
  const { id, slot } = targetOf(task)
  return slot === undefined ? id : `${id} ${slot}`
}

export function occurrenceKey({ chore, slot }: Pick<AgendaItem, 'chore' | 'slot'>): string {
  return `${chore.id} ${slot}`
}

/** The slot is null for a plain task, and if the address names a repeating task as a whole. */
export function readTaskKey(key: string): {
  readonly id: string
  readonly slot: string | null
} {
  const [id = '', slot = null] = key.split(' ')
  return { id, slot }
}

/** The sheet for an occurrence that is only planned: the one of its steps, if it has any. */
export function aheadSheet({ chore, row }: AgendaItem): 'ahead' | 'steps' {
  return (row ?? chore).checklist === '' ? 'ahead' : 'steps'
}
