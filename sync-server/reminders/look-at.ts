/** Decides whom a line reminds of what, and when to look again (C24). */
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

export type Telling = { readonly person: Person; readonly due: DueTask | null }

export type Looked = {
  readonly tellings: readonly Telling[]
  /** Null when nothing is left until somebody changes it. */
  readonly next: Next | null
}

type Look = {
  readonly line: Line
  readonly now: string
  /** The people who have already got the reminder that the line waits for. */
  readonly told: readonly string[]
}

/**
 * A line covers the reminder that it waits for, even if the server was down at that time, and all reminders from the
 * line's own time on. A reminder that was already past when it was set was never promised.
 */
export function lookAt(remindable: Remindable, { line, now, told }: Look): Looked {
  const tellings: Telling[] = []
  for (const reminder of remindable.reminders) {
    const { at: awaits } = reminder
    if (awaits !== line.awaits && awaits < line.at) continue
    if (awaits > now) return { tellings, next: { at: awaits, awaits, told: [] } }
    const known = awaits === line.awaits ? told : []
    const { present, later } = sortOut(remindable, { reminder, now, known })
    const due = remindable.dueOf(reminder)
    tellings.push(...present.map((person) => ({ person, due })))
    const [at] = later
    if (at !== undefined)
      return { tellings, next: { at, awaits, told: [...known, ...present.map(({ id }) => id)] } }
  }
  return { tellings, next: null }
}

type Due = { readonly reminder: Reminder; readonly now: string; readonly known: readonly string[] }

/** Decides who is told now, and when the others are. A reminder that would reach a person after its day is dropped. */
function sortOut(
  { people, momentFor }: Remindable,
  { reminder, now, known }: Due,
): { readonly present: readonly Person[]; readonly later: readonly string[] } {
  const present: Person[] = []
  const later: string[] = []
  for (const person of people()) {
    const { at, zone } = momentFor(reminder, person)
    const heard = afterQuiet(person.quiet_hours, at > now ? at : now, person.zone)
    if (known.includes(person.id) || localDay(heard, zone) > localDay(at, zone)) continue
    if (heard > now) later.push(heard)
    else present.push(person)
  }
  return { present, later: later.toSorted() }
}
