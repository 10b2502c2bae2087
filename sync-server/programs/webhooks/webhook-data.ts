/** The `data` of an event: the row as the API would show it to the webhook's owner now (A44). */
import { setImmediate } from 'node:timers/promises'
import { openOccurrencesFor } from '#server/routes/chore-reads.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { Delivery } from './webhook-store.ts'

type Told = Pick<Delivery, 'user_id' | 'event' | 'subject' | 'slot'>

/** Null if the person may not see it, or if it is gone. */
export async function dataOf(store: RowStore, told: Told, at: string): Promise<object | null> {
  const { user_id, event, subject, slot } = told
  if (event === 'chore.due') {
    for (const some of openOccurrencesFor(store, user_id, at)) {
      const found = some.find((each) => each.chore_id === subject && each.slot === slot)
      if (found) return found
      await setImmediate()
    }
    return null
  }
  const table = event.startsWith('task.') ? 'tasks' : 'rewards'
  const row = store.get(table, subject)
  return row && shownRow(table, row as never, viewerOf(store, user_id))
}
