/** One day of a repeating task, as it is in the address of its dialogs. */
import type { AgendaItem } from '#domain/chores/agenda.ts'

export function occurrenceKey({ chore, slot }: Pick<AgendaItem, 'chore' | 'slot'>): string {
  return `${chore.id} ${slot}`
}

/** The id of the repeating task; the slot is null where the address names the whole of it. */
export function readOccurrenceKey(key: string): {
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
