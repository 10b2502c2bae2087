/** Makes the command that creates the task of a line (T28): a plain task, or one that repeats. */
import { newRow } from '#domain/column.ts'
import type { CommandInput } from '#domain/commands.ts'
import type { ImportInput } from '#domain/imports/import-fields.ts'
import { detailColumns } from '#domain/tasks/task.ts'
import type { QuickTask } from './quick-task.ts'

export type QuickCommand =
  | { readonly name: 'createTask'; readonly input: CommandInput<'createTask'> }
  | { readonly name: 'createChore'; readonly input: CommandInput<'createChore'> }

/** The person who creates the task; a child creates it only for itself (C26). */
export type QuickMaker = {
  readonly id: string
  readonly me: string
  readonly isChild: boolean
  readonly timeZone: string
}

export function quickCommand(task: QuickTask, maker: QuickMaker): QuickCommand {
  const { id, timeZone } = maker
  const { rule, due_on, due_time } = task
  const details = { id, ...quickDetails(task) }
  if (rule !== null) {
    const input = { ...details, ...rule, ...seatsOf(task, maker), due_time, time_zone: timeZone }
    return { name: 'createChore', input }
  }
  const [assigned_to = null] = task.people
  const due = due_on === null ? {} : { due_on, due_time, due_zone: timeZone }
  return { name: 'createTask', input: { ...details, ...due, assigned_to } }
}

/** One of several lines: imported as from a file, so that it counts for the month and not for the day (S1, IM3). */
export function quickItem(task: QuickTask, maker: QuickMaker): ImportInput {
  const { rule, due_on, due_time } = task
  const { people = [] } = rule === null ? { people: task.people.slice(0, 1) } : seatsOf(task, maker)
  return {
    source: 'lines',
    source_id: maker.id,
    ...quickDetails(task),
    ...rule,
    due_on: rule?.starts_on ?? due_on,
    due_time,
    time_zone: maker.timeZone,
    people,
  }
}

/** The fields that every task has; fields that the line does not mention are as in an empty form. */
export function quickDetails(task: QuickTask) {
  const { name, time_minutes, effort_level, is_shared, room: room_id } = task
  const given = { ...(time_minutes && { time_minutes }), ...(effort_level && { effort_level }) }
  return newRow(detailColumns, { name, is_shared, room_id, ...given })
}

/** One person, or turns in the order of the line. A private task needs no people: it is for nobody else anyway. */
function seatsOf({ people, is_shared }: QuickTask, { me, isChild }: QuickMaker) {
  if (isChild) return is_shared ? { who: 'person' as const, people: [me] } : {}
  if (people.length === 0 || !is_shared) return {}
  return {
    who: people.length === 1 ? ('person' as const) : ('turns' as const),
    people: [...people],
  }
}
