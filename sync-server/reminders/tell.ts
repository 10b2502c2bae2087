/** Puts what a person is told at once into one push (C24). */
import { endOfLocalDay } from '#domain/calendar.ts'
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import { createRows } from '#domain/rows.ts'
import { pushTexts } from '#server/push/texts.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { endsTransaction } from '#server/store/storage-trouble.ts'
import type { Telling } from './look-at.ts'
import { countToday } from './open-items.ts'
import type { Person } from './people.ts'

/**
 * Writes a message down for all devices of a person, to be sent until a moment; also for those in use, which show no
 * reminder by themselves.
 */
export type PushReminder = (userId: string, message: PushMessage, until: Date) => void

type Deps = {
  readonly store: RowStore
  readonly push: PushReminder
  readonly fault: (error: unknown) => void
}

/** Synchronous, for use inside the writer. */
export function createTell({ store, push, fault }: Deps) {
  /** Null if a digest would say that there is nothing. */
  function bodyOf(person: Person, told: readonly Telling[], now: string): string | null {
    const texts = told.flatMap(({ text }) => text ?? [])
    const reminder = reminderOf(texts, person)
    if (texts.length === told.length) return reminder
    const count = countToday(createRows(store.load), person, now)
    if (count === 0) return reminder
    const digest = pushTexts.digest(count)
    return reminder === null ? digest : pushTexts.digestAnd(digest, reminder)
  }

  function tellOne(told: readonly [Telling, ...Telling[]], now: string): void {
    const [{ person }] = told
    const body = bodyOf(person, told, now)
    const until = new Date(endOfLocalDay(now, 0, person.zone))
    if (body !== null) push(person.id, { account: person.id, body, opens: 'tasks' }, until)
  }

  return (tellings: readonly Telling[], now: string): void => {
    const byPerson = new Map<string, [Telling, ...Telling[]]>()
    for (const telling of tellings)
      byPerson.set(telling.person.id, [telling, ...(byPerson.get(telling.person.id) ?? [])])
    for (const told of byPerson.values())
      try {
        tellOne(told, now)
      } catch (error) {
        if (endsTransaction(error)) throw error
        // What cannot be read is given up: it would stop what everybody else is told.
        fault(error)
      }
  }
}

function reminderOf(texts: readonly string[], { hides_details }: Person): string | null {
  const [only] = texts
  if (only === undefined) return null
  return texts.length > 1 || hides_details ? pushTexts.due(texts.length) : only
}
