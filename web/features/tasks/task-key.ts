/** A task as it is in the address of its dialogs: its id, or a repeating task and its day. */
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

/** The slot is null for a plain task, and where the address names the whole of a repeating one. */
export function readTaskKey(key: string): {
  readonly id: string
  readonly slot: string | null
} {
  const [id = '', slot = null] = key.split(' ')
  return { id, slot }
}

/** The sheet of what is only planned: that of its steps, where it has any. */
export function aheadSheet({ chore, row }: AgendaItem): 'ahead' | 'steps' {
  return (row ?? chore).checklist === '' ? 'ahead' : 'steps'
}
