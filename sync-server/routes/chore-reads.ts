/** The chores that a viewer may see, and their occurrences: derived as on a device, with rows of done ones (C1). */
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow, isDue } from '#domain/chores/agenda.ts'
import type { ChoreRows, ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { missedBetween } from '#domain/chores/past-slots.ts'
import { addYears } from '#domain/days.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { TableName, Tables } from '#domain/tables.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { firstName, zoneOf } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { HttpError } from '#server/errors.ts'
import { inList } from '#server/store/in-list.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'

/** How far back and ahead occurrences can be asked for (C28). */
const YEARS_BACK = 20
const YEARS_AHEAD = 1

/** How many chores are derived, and how many occurrences are sent, before others are served. */
const CHORES_AT_ONCE = 20
const ANSWERS_AT_ONCE = 1000

/** Days, yyyy-MM-dd, both included. */
type Days = { readonly from: string; readonly to: string }

/** The chores a person may see, oldest first, with their seats and the pauses of their owners. */
export function choresFor(store: RowStore, userId: string): Omit<ChoreRows, 'rows'> {
  return visibleChores(store, viewerOf(store, userId))
}

/** The pauses and absences of people, which they and their partners see. */
export function pausesFor(store: RowStore, userId: string): Pick<ChoreRows, 'pauses'> {
  const { pauses } = choresFor(store, userId)
  return { pauses }
}

/** The rooms a person may see, by owner and place. */
export function roomsFor(store: RowStore, userId: string): { readonly rooms: readonly Room[] } {
  return { rooms: visibleRows(store, viewerOf(store, userId), ['rooms', 'user_id, place, id']) }
}

type Listed<T extends TableName> = readonly [table: T, order: string]

function visibleRows<T extends 'chores' | 'seats' | 'pauses' | 'rooms'>(
  store: RowStore,
  viewer: Viewer,
  [table, order]: Listed<T>,
): readonly Tables[T][] {
  const circle = inList([viewer.id, ...viewer.partners])
  return store
    .all(table, `WHERE user_id IN (${circle.marks}) ORDER BY ${order}`, ...circle.values)
    .flatMap((row) => project(table, row, viewer) ?? [])
}

function visibleChores(store: RowStore, viewer: Viewer): Omit<ChoreRows, 'rows'> {
  const rowsOf = <T extends 'chores' | 'seats' | 'pauses'>(table: T, order: string) =>
    visibleRows(store, viewer, [table, order])
  const chores = rowsOf('chores', 'created_at, id')
  const shown = new Set(chores.map(({ id }) => id))
  return {
    chores,
    seats: rowsOf('seats', 'chore_id, place').filter(({ chore_id }) => shown.has(chore_id)),
    pauses: rowsOf('pauses', 'created_at, id'),
  }
}

/** The occurrences between two days; of settled ones only these days' rows are read. `at` is an ISO time in UTC. */
export function occurrencesFor(
  store: RowStore,
  userId: string,
  asked: { readonly days: Days | null; readonly at: string },
): Generator<readonly Answer[]> {
  const viewer = viewerOf(store, userId)
  const today = localDay(asked.at, zoneOf(store, userId))
  const days = asked.days ?? { from: today, to: today }
  requireDaysAround(days, today)
  const span = { ...days, at: asked.at }
  return answersOf(store, readChoresWithRows(store, viewer, days), (each) => [
    ...agendaBetween(each, span),
    ...missedBetween(each, span),
  ])
}

/** Throws `invalid_args` for days that are too far back or ahead (C28). */
function requireDaysAround({ from, to }: Days, today: string): void {
  if (from < addYears(today, -YEARS_BACK)) throw tooFar('from', '20 years back')
  if (to > addYears(today, YEARS_AHEAD)) throw tooFar('to', 'a year ahead')
}

function tooFar(field: 'from' | 'to', bound: string): HttpError {
  return new HttpError(400, 'invalid_args', `${field} can be up to ${bound}`).with({ field })
}

/** The occurrences that are open now. */
export function openOccurrencesFor(
  store: RowStore,
  userId: string,
  at: string,
): Generator<readonly Answer[]> {
  const chores = readChoresWithRows(store, viewerOf(store, userId), null)
  return answersOf(store, chores, (each) => agendaNow(each, at).filter(isDue))
}

/** The occurrences of many chores, by day: derived and sent in parts, so that others are served in between (SEC28). */
function* answersOf(
  store: RowStore,
  chores: readonly ChoreWithRows[],
  itemsOf: (each: ChoreWithRows) => readonly AgendaItem[],
): Generator<readonly Answer[]> {
  const items: AgendaItem[] = []
  for (const [place, each] of chores.entries()) {
    if (place > 0 && place % CHORES_AT_ONCE === 0) yield []
    items.push(...itemsOf(each))
  }
  const answerOf = answering(store)
  const inOrder = items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  for (let from = 0; from === 0 || from < inOrder.length; from += ANSWERS_AT_ONCE)
    yield inOrder.slice(from, from + ANSWERS_AT_ONCE).map(({ item }) => answerOf(item))
}

/** The chores that a viewer may see, with their open rows and the rows settled on these days. */
export function readChoresWithRows(
  store: RowStore,
  viewer: Viewer,
  days: Days | null,
): readonly ChoreWithRows[] {
  const { chores, seats, pauses } = visibleChores(store, viewer)
  const ids = inList(chores.map(({ id }) => id))
  const all = (where: string, ...values: readonly string[]) =>
    store.all('tasks', `WHERE chore_id IN (${ids.marks}) AND ${where}`, ...ids.values, ...values)
  const doneOn = (day: string) =>
    days === null
      ? []
      : all(`completed_at IS NOT NULL AND ${day} BETWEEN ? AND ?`, days.from, days.to)
  const found = [
    ...all('completed_at IS NULL'),
    ...doneOn('COALESCE(due_on, slot)'),
    // An occurrence that was moved to another day and done there was not missed on its own day.
    ...doneOn('due_on <> slot AND slot'),
  ]
  const rows = found.map((row) => project('tasks', row, viewer)).filter((row) => row !== null)
  const once = new Map(rows.map((row) => [row.id, row]))
  return choresWithRows({ chores, seats, pauses, rows: [...once.values()] })
}

/** First names, each read once. */
export function createNameOf(store: RowStore): (person: string) => string {
  const names = new Map<string, string>()
  return (person) => {
    const user = names.has(person) ? null : store.get('users', person)
    const name = names.get(person) ?? (user === null ? nameTexts.somebody : firstName(user))
    names.set(person, name)
    return name
  }
}

function answering(store: RowStore) {
  const nameOf = createNameOf(store)
  return ({ id, chore, slot, due_on, due_time, state, person, row }: AgendaItem) => ({
    id,
    chore_id: chore.id,
    slot,
    due_on,
    due_time,
    state,
    name: (row ?? chore).name,
    points: pointsFor(row ?? chore),
    person: person === null ? null : { id: person, name: nameOf(person) },
  })
}

type Answer = ReturnType<ReturnType<typeof answering>>

/** Entries of one day by time, entries without a time last. */
function keyOf({ due_on, due_time, chore }: AgendaItem): string {
  return `${due_on} ${due_time ?? '~'} ${chore.created_at} ${chore.id}`
}
