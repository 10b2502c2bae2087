/** The open items of people: occurrences of chores and dated tasks, and whom they are for (C24). */
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaNow, isDue } from '#domain/chores/agenda.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { rangeAt, rangeOf } from '#domain/chores/day-ranges.ts'
import { dueState } from '#domain/chores/due-time.ts'
import { seriesOf } from '#domain/chores/series.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { toEpochDay } from '#domain/days.ts'
import { membershipOf, partnersOf } from '#domain/partnerships/partners.ts'
import type { Task } from '#domain/tasks/task.ts'
import { isPrivateLine } from '#domain/tasks/task.ts'
import { zoneOf } from '#domain/users/user.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { FindPerson, Person, Reader } from './people.ts'

/** An occurrence or a dated task as it stands now. */
export type OpenItem = {
  readonly name: string
  readonly due_on: string
  readonly due_time: string | null
  readonly remind_at: string | null
  readonly zone: string
  readonly state: AgendaItem['state']
  /** Null for anyone. */
  readonly person: string | null
  readonly source:
    | { readonly table: 'chores'; readonly row: Chore }
    | { readonly table: 'tasks'; readonly row: Task }
}

export type OpenChore = { readonly series: Series; readonly items: readonly OpenItem[] }

/** The open occurrences of a chore; the last is the current or next one. */
export function openChore(reader: Reader, chore: Chore, now: string): OpenChore {
  const series = seriesOf(reader, chore)
  const rows = reader.select('tasks', { chore_id: chore.id, completed_at: null })
  const items = agendaNow({ series, rows }, now).map(
    ({ row, due_on, due_time, state, person }) => ({
      name: row?.name ?? chore.name,
      due_on,
      due_time,
      remind_at: row?.remind_at ?? chore.remind_at,
      zone: chore.time_zone,
      state,
      person: person ?? (chore.is_shared ? null : chore.user_id),
      source: { table: 'chores', row: chore } as const,
    }),
  )
  return { series, items }
}

/** A dated task that belongs to no chore and is open; otherwise null. */
export function openTask(reader: Reader, task: Task, now: string): OpenItem | null {
  const { name, due_on, due_time, remind_at, user_id } = task
  if (due_on === null || task.chore_id !== null || task.completed_at !== null) return null
  const zone = task.due_zone ?? zoneOf(reader, user_id)
  return {
    name,
    due_on,
    due_time,
    remind_at,
    zone,
    state: dueState({ due_on, due_time, due_zone: zone }, now),
    person: task.claimed_by ?? task.assigned_to ?? (task.is_shared ? null : user_id),
    source: { table: 'tasks', row: task },
  }
}

type Asking = { readonly findPerson: FindPerson; readonly now: string }

/** The people to remind of an item now: its person or, if it is for anyone, those who want that; nobody who is away. */
export function peopleFor(
  reader: Reader,
  item: OpenItem,
  { findPerson, now }: Asking,
): readonly Person[] {
  const owner = item.source.row.user_id
  const all = item.person === null ? [owner, ...partnersOf(reader, owner)] : [item.person]
  return all
    .filter((id) => mayKnow(reader, item, id) && !isAway(reader, id, localDay(now, item.zone)))
    .flatMap((id) => findPerson(reader, id) ?? [])
    .filter((person) => person.isReachable && isFor(item, person, all.length === 1))
}

/** An item for anyone is for those who want to be reminded of such, and for a person who is the only one to see it. */
function isFor({ person }: OpenItem, { id, remind_anyone }: Person, isAlone: boolean): boolean {
  return person === id || (person === null && (remind_anyone || isAlone))
}

/** How many open and overdue items with a day a person has. */
export function countToday(reader: Reader, person: Person, now: string): number {
  const partners = partnersOf(reader, person.id)
  const seen = [
    { user_id: person.id },
    ...partners.map((user_id) => ({ user_id, is_shared: true as const })),
  ]
  const chores = seen.flatMap((where) => reader.select('chores', where))
  const tasks = seen.flatMap((where) => reader.select('tasks', { ...where, completed_at: null }))
  const items = [
    ...chores.flatMap((chore) => openChore(reader, chore, now).items),
    ...tasks.flatMap((task) => openTask(reader, task, now) ?? []),
  ]
  const isAlone = partners.length === 0
  return items.filter((item) => isDue(item) && isFor(item, person, isAlone)).length
}

/** Whether a person sees it with its name: nothing else is shown on their devices. */
function mayKnow(reader: Reader, { source }: OpenItem, id: string): boolean {
  const viewer = viewerFrom(id, membershipOf(reader, id))
  if (source.table === 'chores') return project('chores', source.row, viewer) !== null
  const seen = project('tasks', source.row, viewer)
  return seen !== null && !isPrivateLine(seen)
}

export function isAway(reader: Reader, id: string, today: string): boolean {
  const away = reader.select('pauses', { user_id: id }).filter(({ kind }) => kind === 'away')
  const ranges = away.map(({ from_on, until_on }) => rangeOf(from_on, until_on))
  return rangeAt(ranges, toEpochDay(today)) !== undefined
}
