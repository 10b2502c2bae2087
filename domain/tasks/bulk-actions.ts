/** The commands of one action on many tasks (T31). */
import type { Chore } from '#domain/chores/chore.ts'
import type { Call } from '#domain/commands.ts'
import type { EffortLevel, Task } from '#domain/tasks/task.ts'
import { canComplete, targetOf } from '#domain/tasks/task.ts'

/** A one-off task or a day of a repeating one as a row; a repeating task as its chore with its open or next day. */
export type Selected =
  | { readonly task: Task; readonly chore?: undefined }
  | { readonly chore: Chore; readonly slot: string | null; readonly task?: undefined }

export type BulkAction =
  | { readonly do: 'complete' }
  /** To a day, counted in this zone. */
  | { readonly do: 'move'; readonly day: string; readonly zone: string }
  | { readonly do: 'give'; readonly to: string }
  | { readonly do: 'room'; readonly room: string | null }
  | { readonly do: 'effort'; readonly level: EffortLevel }
  | { readonly do: 'share'; readonly isShared: boolean }
  /** From a day on, until further notice. */
  | { readonly do: 'pause'; readonly from: string }
  | { readonly do: 'delete' }

/** The commands for one task; none if the action does not apply to it. */
export function callsFor(selected: Selected, action: BulkAction, me: string): readonly Call[] {
  if (selected.chore) return forChore(selected, action, me)
  const { task } = selected
  return task.chore_id === null
    ? forTask(task, action, me)
    : forDay(task, { ...action, of: task.chore_id })
}

function forTask(task: Task, action: BulkAction, me: string): readonly Call[] {
  const { id } = task
  switch (action.do) {
    case 'complete':
      // Somebody else's task is claimed first (T5).
      return [
        ...(canComplete(task, me) ? [] : [{ name: 'claimTask', input: { id } } as const]),
        { name: 'completeTask', input: { id } },
      ]
    case 'move':
      return [{ name: 'updateTask', input: { id, due_on: action.day, due_zone: action.zone } }]
    case 'give': {
      const shared = sharedFor(action.to, me)
      return [{ name: 'updateTask', input: { id, assigned_to: action.to, ...shared } }]
    }
    case 'delete':
      return [{ name: 'deleteTask', input: { id } }]
    case 'pause':
      return []
    default:
      return [{ name: 'updateTask', input: { id, ...fieldsOf(action) } }]
  }
}

/** One day of a repeating task; room, effort and visibility are the same on all days (C17). */
function forDay(
  task: Task,
  { of, ...action }: BulkAction & { readonly of: string },
): readonly Call[] {
  const day = targetOf(task)
  switch (action.do) {
    case 'complete':
      return [{ name: 'completeTask', input: day }]
    case 'move':
      return [{ name: 'updateTask', input: { ...day, due_on: action.day } }]
    case 'give':
      return [{ name: 'updateTask', input: { ...day, assigned_to: action.to } }]
    case 'delete':
      return [{ name: 'skipOccurrence', input: { id: of, slot: task.slot ?? '' } }]
    case 'pause':
      return [{ name: 'pauseChore', input: { id: of, from_on: action.from } }]
    default:
      return [{ name: 'updateChore', input: { id: of, ...fieldsOf(action) } }]
  }
}

function forChore(
  { chore: { id }, slot }: Extract<Selected, { readonly chore: Chore }>,
  action: BulkAction,
  me: string,
): readonly Call[] {
  switch (action.do) {
    case 'complete':
      return slot === null ? [] : [{ name: 'completeTask', input: { id, slot } }]
    case 'move':
      return []
    case 'give': {
      const people = [action.to]
      const shared = sharedFor(action.to, me)
      return [{ name: 'updateChore', input: { id, who: 'person', people, ...shared } }]
    }
    case 'delete':
      return [{ name: 'deleteChore', input: { id } }]
    case 'pause':
      return [{ name: 'pauseChore', input: { id, from_on: action.from } }]
    default:
      return [{ name: 'updateChore', input: { id, ...fieldsOf(action) } }]
  }
}

/** Others see it only if it is shared. */
function sharedFor(person: string, me: string): { readonly is_shared?: true } {
  return person === me ? {} : { is_shared: true }
}

type FieldAction = Extract<BulkAction, { readonly do: 'room' | 'effort' | 'share' }>

function fieldsOf(action: FieldAction) {
  switch (action.do) {
    case 'room':
      return { room_id: action.room }
    case 'effort':
      return { effort_level: action.level }
    default:
      return { is_shared: action.isShared }
  }
}
