/** Reads what a line is about (a chore, a dated task or a person's digest), with its reminders and people (C24). */
import { localDay } from '#domain/calendar.ts'
import { dueMoment, nextTimeOfDay } from '#domain/chores/due-time.ts'
import type { Reminder } from '#domain/chores/reminders.ts'
import { choreReminders, taskReminders } from '#domain/chores/reminders.ts'
import { addDays } from '#domain/days.ts'
import type { Remindable } from './check-line.ts'
import type { OpenItem } from './open-items.ts'
import { isAway, openChore, openTask, peopleFor } from './open-items.ts'
import type { FindPerson, Person, Reader } from './people.ts'
import type { Line } from './reminder-lines.ts'

/** When a person without a digest is reminded of overdue tasks. */
const MORNING = '09:00'

export type Reading = {
  readonly reader: Reader
  readonly findPerson: FindPerson
  readonly now: string
}

/** Null if nothing of it needs a reminder any more. */
export function readRemindable({ kind, subject }: Line, reading: Reading): Remindable | null {
  switch (kind) {
    case 'chore':
      return readChore(subject, reading)
    case 'task':
      return readTask(subject, reading)
    case 'digest':
      return readDigest(subject, reading)
  }
}

function readChore(id: string, reading: Reading): Remindable | null {
  const { reader, now } = reading
  const chore = reader.get('chores', id)
  if (chore === null) return null
  const { series, items } = openChore(reader, chore, now)
  const item = items.at(-1)
  if (!item || item.remind_at === null) return null
  const reminding = { ...item, remind_at: item.remind_at }
  return remindableOf(item, choreReminders(series, reminding, localDay(now, item.zone)), reading)
}

function readTask(id: string, reading: Reading): Remindable | null {
  const { reader, now } = reading
  const task = reader.get('tasks', id)
  const item = task && openTask(reader, task, now)
  if (!item || item.remind_at === null) return null
  return remindableOf(item, taskReminders({ ...item, remind_at: item.remind_at }), reading)
}

function remindableOf(
  item: OpenItem,
  reminders: readonly Reminder[],
  { reader, ...asked }: Reading,
): Remindable {
  return {
    reminders,
    people: () => (item.state === 'paused' ? [] : peopleFor(reader, item, asked)),
    momentFor: ({ kind, at }, { zone, digest_at }) =>
      kind === 'due'
        ? { at, zone: item.zone }
        : { at: nextTimeOfDay(digest_at ?? MORNING, zone, at), zone },
    dueOf({ kind }) {
      const { name, due_on, due_time } = item
      return { name, due_on, due_time, is_overdue: kind === 'overdue' }
    },
  }
}

function readDigest(id: string, { reader, findPerson, now }: Reading): Remindable | null {
  const person = findPerson(reader, id)
  return person && digestOf(person, { now, isAway: isAway(reader, id, localDay(now, person.zone)) })
}

function digestOf(
  person: Person,
  { now, isAway }: { readonly now: string; readonly isAway: boolean },
): Remindable | null {
  const { zone, digest_at: time } = person
  if (time === null) return null
  const today = localDay(now, zone)
  const moments = [today, addDays(today, 1)].map((day) => dueMoment({ day, time, zone }))
  return {
    reminders: moments.map((at) => ({ at, kind: 'due' })),
    people: () => (person.isReachable && !isAway ? [person] : []),
    momentFor: ({ at }) => ({ at, zone }),
    dueOf: () => null,
  }
}
