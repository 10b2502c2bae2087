/**
 * Sends reminders and morning digests on time (C24). A line moves on in the commit that stores the message, so nothing
 * is lost in between, and nothing is sent twice.
 */
import { createRows } from '#domain/rows.ts'
import type { Preferences } from '#server/push/preferences.ts'
import type { Database } from '#server/store/database.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { isInfrastructureFailure } from '#server/store/storage-failure.ts'
import type { Writer } from '#server/store/writer.ts'
import type { DueReminder, LineCheck } from './check-line.ts'
import { checkLine } from './check-line.ts'
import type { Reader } from './people.ts'
import { createFindPerson } from './people.ts'
import type { PushReminder } from './push-reminders.ts'
import { createPushReminders } from './push-reminders.ts'
import { readRemindable } from './read-remindable.ts'
import type { Line } from './reminder-lines.ts'
import { createReminderLines } from './reminder-lines.ts'
import type { TouchLines } from './touch-lines.ts'
import { createTouchLines } from './touch-lines.ts'

/** How many lines are checked in one commit; other requests are served between commits. */
const BATCH_LINES = 50

type Deps = {
  readonly database: Database
  readonly store: RowStore
  readonly writer: Writer
  readonly preferences: Preferences
  readonly isSubscribed: (userId: string) => boolean
  readonly push: PushReminder
  readonly fault: (error: unknown) => void
  readonly now: () => Date
}

export type Reminders = TouchLines & {
  /** Stores the reminders that are due. */
  remind(): Promise<void>
}

export function createReminders(deps: Deps): Reminders {
  const { store, writer } = deps
  const lines = createReminderLines(deps.database)
  const findPerson = createFindPerson(deps)
  const pushReminders = createPushReminders(deps)

  /** A line that cannot be read is dropped, because it would stop all others. */
  function read(line: Line, reader: Reader, now: string): LineCheck {
    try {
      const remindable = readRemindable(line, { reader, findPerson, now })
      const reminded = lines.remindedOf(line.subject)
      return remindable === null
        ? { reminders: [], next: null }
        : checkLine(remindable, { line, now, reminded })
    } catch (error) {
      if (isInfrastructureFailure(error)) throw error
      deps.fault(error)
      return { reminders: [], next: null }
    }
  }

  /** Checks the lines that are due, and stores when to check again. */
  function checkSome(now: string): { readonly checked: number; readonly reminders: DueReminder[] } {
    const reader = createRows(store.load)
    const due = lines.due(now, BATCH_LINES)
    const reminders = due.flatMap((line) => {
      const found = read(line, reader, now)
      if (found.next === null) lines.remove(line.subject)
      else lines.save(line.subject, found.next)
      return found.reminders
    })
    return { checked: due.length, reminders }
  }

  return {
    ...createTouchLines({ ...deps, lines }),
    async remind() {
      const now = deps.now().toISOString()
      const earlier: DueReminder[] = []
      for (let checked = BATCH_LINES; checked === BATCH_LINES;) {
        const some = await writer.run(() => {
          const found = checkSome(now)
          const people = new Set(found.reminders.map(({ person }) => person.id))
          // Replaces the message that an earlier commit stored for them: several at once become one push.
          const again = earlier.filter(({ person }) => people.has(person.id))
          pushReminders([...again, ...found.reminders], now)
          return found
        })
        checked = some.checked
        earlier.push(...some.reminders)
      }
    },
  }
}
