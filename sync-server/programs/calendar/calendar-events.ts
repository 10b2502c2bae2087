/** The events of a person's calendar: dated tasks and occurrences, done ones too, as that person may see them (A43). */
import { localDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween } from '#domain/chores/agenda.ts'
import { dueMoment } from '#domain/chores/due-time.ts'
import { addDays, differenceInDays } from '#domain/days.ts'
import type { CalendarCovers } from '#domain/programs/calendar-api.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { zoneOf } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { createNameOf, readChoresWithRows } from '#server/routes/chore-reads.ts'
import { inList } from '#server/store/in-list.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { CalendarEvent } from './ical.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
const MAX_EVENTS = 2000

export type Entry = {
  readonly id: string
  readonly name: string
  readonly day: string
  readonly time: string | null
  readonly zone: string
  readonly minutes: number
  readonly isDone: boolean
  /** The person who did it, or is to do it; null if it is for anyone. */
  readonly person: string | null
}

type EntriesQuery = {
  readonly userId: string
  readonly covers: CalendarCovers
  /** An ISO time in UTC. */
  readonly at: string
}

/** The entries; if there are too many, those nearest to today. Pauses now and then, so that others are served. */
export function* entriesFor(
  store: RowStore,
  { userId, covers, at }: EntriesQuery,
): Generator<undefined, readonly Entry[]> {
  const viewer = viewerOf(store, userId)
  const today = localDay(at, zoneOf(store, userId))
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  const isMeant = covers === 'mine' ? (each: Found) => each.isFor === userId : isShared
  const entries: Entry[] = []
  for (const row of datedTasks(store, viewer, days)) {
    const found = foundTask(row)
    if (isMeant(found)) entries.push(found.entry)
  }
  yield
  for (const withRows of readChoresWithRows(store, viewer, days)) {
    for (const item of agendaBetween(withRows, { ...days, at })) {
      const found = foundItem(item)
      if (found !== null && isMeant(found)) entries.push(found.entry)
    }
    yield
  }
  if (entries.length <= MAX_EVENTS) return entries
  const distanceOf = ({ day }: Entry) => Math.abs(differenceInDays(day, today))
  return entries.toSorted((a, b) => distanceOf(a) - distanceOf(b)).slice(0, MAX_EVENTS)
}

type Found = {
  readonly entry: Entry
  /** The person who is to do it, unless somebody else claims it. */
  readonly isFor: string | null
  readonly isShared: boolean
}

function isShared(found: Found): boolean {
  return found.isShared
}

type Days = { readonly from: string; readonly to: string }

function datedTasks(store: RowStore, viewer: Viewer, { from, to }: Days): readonly Task[] {
  const circle = inList([viewer.id, ...viewer.partners])
  const isDated = `chore_id IS NULL AND due_on IS NOT NULL AND due_on BETWEEN ? AND ?`
  return store
    .all('tasks', `WHERE user_id IN (${circle.marks}) AND ${isDated}`, ...circle.values, from, to)
    .flatMap((row) => project('tasks', row, viewer) ?? [])
    .filter(({ name }) => name !== '')
}

function foundTask(task: Task): Found {
  const { id, name, user_id, claimed_by, assigned_to, time_minutes: minutes } = task
  const isDone = task.completed_at !== null
  const person = isDone ? performerOf(task) : (claimed_by ?? assigned_to)
  return {
    entry: {
      id,
      name,
      day: task.due_on ?? '',
      time: task.due_time,
      zone: task.due_zone ?? 'UTC',
      minutes,
      isDone,
      person,
    },
    isFor: person ?? user_id,
    isShared: task.is_shared,
  }
}

/** Null for an occurrence that is skipped, missed or paused: nobody has to do it. */
function foundItem({ id, chore, row, due_on, due_time, state, person }: AgendaItem): Found | null {
  if (state === 'skipped' || state === 'missed' || state === 'paused') return null
  const { name, time_minutes: minutes, is_shared } = row ?? chore
  if (name === '') return null
  return {
    entry: {
      id,
      name,
      day: due_on,
      time: due_time,
      zone: chore.time_zone,
      minutes,
      isDone: state === 'done',
      person,
    },
    // A shared chore for anyone belongs to nobody in particular.
    isFor: person ?? (chore.is_shared ? null : chore.user_id),
    isShared: is_shared,
  }
}

type Wording = {
  readonly store: RowStore
  readonly host: string
  readonly covers: CalendarCovers
  readonly hidesNames: boolean
}

/** Words an entry in the current language. */
export function wordingOf({ store, host, covers, hidesNames }: Wording) {
  const nameOf = createNameOf(store)
  const summaryOf = ({ name, isDone, person }: Entry): string => {
    if (hidesNames) return isDone ? calendarTexts.taskDone : calendarTexts.task
    if (covers === 'mine' || person === null) return isDone ? calendarTexts.done(name) : name
    const said = isDone ? calendarTexts.doneBy : calendarTexts.of
    return said(nameOf(person), name)
  }
  return (entry: Entry): CalendarEvent => {
    const { id, day, time, zone, minutes } = entry
    return {
      uid: `${id}@${host}`,
      start: time === null ? day : { at: dueMoment({ day, time, zone }), minutes },
      summary: summaryOf(entry),
    }
  }
}
