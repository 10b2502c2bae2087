/** Combines everything that a person is reminded of at once into one push (C24). */
import { endOfLocalDay } from '#domain/days.ts'
import type { PushFacts } from '#domain/notifications/push-facts.ts'
import { createRows } from '#domain/rows.ts'
import type { PushContent } from '#server/push/push-jobs.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { endsTransaction } from '#server/store/storage-failure.ts'
import type { DueReminder } from './check-line.ts'
import { countToday } from './open-items.ts'
import type { Person } from './people.ts'

/**
 * Stores a message for all devices of a person, to be sent until a given moment; also for devices in use, which show no
 * reminders by themselves.
 */
export type PushReminder = (userId: string, content: PushContent, until: Date) => void

type Deps = {
  readonly store: RowStore
  readonly push: PushReminder
  readonly fault: (error: unknown) => void
}

/** Synchronous, for use inside the writer. */
export function createPushReminders({ store, push, fault }: Deps) {
  /** Null if a digest would say that there is nothing to do. */
  function factsOf(
    person: Person,
    reminders: readonly DueReminder[],
    now: string,
  ): PushFacts | null {
    const due = reminders.flatMap((each) => each.due ?? [])
    const isDigest = due.length < reminders.length
    const today = isDigest ? countToday(createRows(store.load), person, now) : 0
    if (due.length + today === 0) return null
    const [first = null] = due
    const only = due.length > 1 || person.hides_details ? null : first
    return { of: 'reminders', only, count: due.length, today }
  }

  function pushAtOnce(reminders: readonly [DueReminder, ...DueReminder[]], now: string): void {
    const [{ person }] = reminders
    const facts = factsOf(person, reminders, now)
    const until = new Date(endOfLocalDay(now, 0, person.zone))
    if (facts !== null) push(person.id, { account: person.id, facts, opens: 'tasks' }, until)
  }

  return (all: readonly DueReminder[], now: string): void => {
    const byPerson = new Map<string, [DueReminder, ...DueReminder[]]>()
    for (const reminder of all)
      byPerson.set(reminder.person.id, [reminder, ...(byPerson.get(reminder.person.id) ?? [])])
    for (const own of byPerson.values())
      try {
        pushAtOnce(own, now)
      } catch (error) {
        if (endsTransaction(error)) throw error
        // A reminder that cannot be read is dropped, because it would stop everybody else's.
        fault(error)
      }
  }
}
