/** Lists the chores that a viewer may see, and what they ask for: derived as on a device, with the rows of what was done (C1). */
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow, isDue } from '#domain/chores/agenda.ts'
import type { ChoreRows, Kept } from '#domain/chores/kept.ts'
import { keptChores } from '#domain/chores/kept.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { inList } from '#server/store/in-list.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'

/** Days, yyyy-MM-dd, both included. */
type Days = { readonly from: string; readonly to: string }

/** The chores a person may see, oldest first, with their seats and the pauses of their owners. */
export function choresFor(store: RowStore, userId: string): Omit<ChoreRows, 'rows'> {
  return visibleChores(store, viewerOf(store, userId))
}

function visibleChores(store: RowStore, viewer: Viewer): Omit<ChoreRows, 'rows'> {
  const circle = inList([viewer.id, ...viewer.partners])
  const ofCircle = `WHERE user_id IN (${circle.marks})`
  const rowsOf = <T extends 'chores' | 'seats' | 'pauses'>(table: T, order: string) =>
    store
      .all(table, `${ofCircle} ORDER BY ${order}`, ...circle.values)
      .flatMap((row) => project(table, row, viewer) ?? [])
  const chores = rowsOf('chores', 'created_at, id')
  const shown = new Set(chores.map(({ id }) => id))
  return {
    chores,
    seats: rowsOf('seats', 'chore_id, place').filter(({ chore_id }) => shown.has(chore_id)),
    pauses: rowsOf('pauses', 'created_at, id'),
  }
}

/** What is due between two days; of the settled ones the rows of those days alone are read. `at` is an ISO time in UTC. */
export function occurrencesFor(
  store: RowStore,
  userId: string,
  asked: { readonly days: Days | null; readonly at: string },
) {
  const viewer = viewerOf(store, userId)
  const today = localDay(asked.at, store.get('accounts', userId)?.time_zone ?? 'UTC')
  const days = asked.days ?? { from: today, to: today }
  const kept = readKept(store, viewer, days)
  return kept
    .flatMap((each) => agendaBetween(each, { ...days, at: asked.at }))
    .toSorted(byDay)
    .map((item) => answerOf(store, item))
}

/** What is open now. */
export function openOccurrencesFor(store: RowStore, userId: string, at: string) {
  return readKept(store, viewerOf(store, userId), null)
    .flatMap((each) => agendaNow(each, at).filter(isDue))
    .toSorted(byDay)
    .map((item) => answerOf(store, item))
}

function readKept(store: RowStore, viewer: Viewer, days: Days | null): readonly Kept[] {
  const { chores, seats, pauses } = visibleChores(store, viewer)
  const ids = inList(chores.map(({ id }) => id))
  const ofThem = `WHERE chore_id IN (${ids.marks})`
  const settled = `${ofThem} AND completed_at IS NOT NULL AND COALESCE(due_on, slot) BETWEEN ? AND ?`
  const found = [
    ...store.all('tasks', `${ofThem} AND completed_at IS NULL`, ...ids.values),
    ...(days === null ? [] : store.all('tasks', settled, ...ids.values, days.from, days.to)),
  ]
  const rows = found.map((row) => project('tasks', row, viewer)).filter((row) => row !== null)
  return keptChores({ chores, seats, pauses, rows })
}

function answerOf(store: RowStore, item: AgendaItem) {
  const { id, chore, slot, due_on, due_time, state, person } = item
  const task = item.row ?? chore
  const user = person === null ? null : store.get('users', person)
  return {
    id,
    chore_id: chore.id,
    slot,
    due_on,
    due_time,
    state,
    name: task.name,
    points: pointsFor(task),
    person:
      person === null
        ? null
        : {
            id: person,
            name: user === null ? 'Somebody' : firstName(user),
          },
  }
}

/** Equal days by time, those without one last. */
function byDay(one: AgendaItem, other: AgendaItem): number {
  const keyOf = ({ due_on, due_time, chore }: AgendaItem) =>
    `${due_on} ${due_time ?? '~'} ${chore.created_at} ${chore.id}`
  return keyOf(one) < keyOf(other) ? -1 : 1
}
