/** Puts what a person is told at once into one push (C24). */
import { endOfLocalDay } from '#domain/calendar.ts'
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import { createRows } from '#domain/rows.ts'
import { pushTexts } from '#server/push/texts.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Telling } from './look-at.ts'
import { countToday } from './open-items.ts'
import type { Person } from './people.ts'

/** Sends to all devices of a person until a moment; also to those in use, which show no reminder by themselves. */
export type PushReminder = (userId: string, message: PushMessage, until: Date) => void

export function createTell(store: RowStore, push: PushReminder) {
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

  return (tellings: readonly Telling[], now: string): void => {
    const byPerson = new Map<string, Telling[]>()
    for (const telling of tellings)
      byPerson.set(telling.person.id, [...(byPerson.get(telling.person.id) ?? []), telling])
    for (const [account, told] of byPerson) {
      const [{ person }] = told as [Telling]
      const body = bodyOf(person, told, now)
      const until = new Date(endOfLocalDay(now, 0, person.zone))
      if (body !== null) push(account, { account, body, opens: 'tasks' }, until)
    }
  }
}

function reminderOf(texts: readonly string[], { hides_details }: Person): string | null {
  const [only] = texts
  if (only === undefined) return null
  return texts.length > 1 || hides_details ? pushTexts.due(texts.length) : only
}
