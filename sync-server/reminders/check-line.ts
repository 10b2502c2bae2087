/** Decides whom a line reminds of what, and when to check again (C24). */
import { localDay } from '#domain/calendar.ts'
import type { Reminder } from '#domain/chores/reminders.ts'
import type { DueTask } from '#domain/notifications/push-facts.ts'
import { afterQuiet } from '#domain/notifications/quiet-hours.ts'
import type { Person } from './people.ts'
import type { Line, Next } from './reminder-lines.ts'

/** An item with its reminders, the earliest first, and the people they are for. */
export type Remindable = {
  readonly reminders: readonly Reminder[]
  people(): readonly Person[]
  /** When a person gets a reminder, and the zone in which it must not become another day. */
  momentFor(reminder: Reminder, person: Person): { readonly at: string; readonly zone: string }
  /** The task that it reminds of; null for a digest, which is counted when it is sent. */
  dueOf(reminder: Reminder): DueTask | null
}

export type DueReminder = { readonly person: Person; readonly due: DueTask | null }

export type LineCheck = {
  readonly reminders: readonly DueReminder[]
  /** Null when nothing is left until somebody changes it. */
  readonly next: Next | null
}

type Input = {
  readonly line: Line
  readonly now: string
  /** The people who have already got the reminder that the line waits for. */
  readonly reminded: readonly string[]
}

/**
 * A line covers the reminder that it waits for, even if the server was down at that time, and all reminders from the
 * line's own time on. A reminder that was already past when it was set was never promised.
 */
export function checkLine(remindable: Remindable, { line, now, reminded }: Input): LineCheck {
  const reminders: DueReminder[] = []
  for (const reminder of remindable.reminders) {
    const { at: awaits } = reminder
    if (awaits !== line.awaits && awaits < line.at) continue
    if (awaits > now) return { reminders, next: { at: awaits, awaits, reminded: [] } }
    const known = awaits === line.awaits ? reminded : []
    const { present, later } = recipientsOf(remindable, { reminder, now, known })
    const due = remindable.dueOf(reminder)
    reminders.push(...present.map((person) => ({ person, due })))
    const [at] = later
    if (at !== undefined)
      return {
        reminders,
        next: { at, awaits, reminded: [...known, ...present.map(({ id }) => id)] },
      }
  }
  return { reminders, next: null }
}

type Due = { readonly reminder: Reminder; readonly now: string; readonly known: readonly string[] }

/** Decides who gets it now, and when the others do. A reminder that would reach a person after its day is dropped. */
function recipientsOf(
  { people, momentFor }: Remindable,
  { reminder, now, known }: Due,
): { readonly present: readonly Person[]; readonly later: readonly string[] } {
  const present: Person[] = []
  const later: string[] = []
  for (const person of people()) {
    const { at, zone } = momentFor(reminder, person)
    const sendAt = afterQuiet(person.quiet_hours, at > now ? at : now, person.zone)
    if (known.includes(person.id) || localDay(sendAt, zone) > localDay(at, zone)) continue
    if (sendAt > now) later.push(sendAt)
    else present.push(person)
  }
  return { present, later: later.toSorted() }
}
