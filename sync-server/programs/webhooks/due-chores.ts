/** Finds the occurrences that have become due since a webhook was last told of any, and when to check again (A44). */
import { DAY_MS, localDay, startOfDay } from '#domain/calendar.ts'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { agendaBetween, agendaNow, isDue } from '#domain/chores/agenda.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { dueMoment } from '#domain/chores/due-time.ts'
import { addDays } from '#domain/days.ts'
import { readChoresWithRows } from '#server/routes/chore-reads.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'

export type DueOne = { readonly subject: string; readonly slot: string; readonly at: string }
type Span = { readonly since: string; readonly now: string }
type DueChores = { readonly due: readonly DueOne[]; readonly nextAt: string }

/** Pauses after each chore, so that others are served. */
export function* dueChores(
  store: RowStore,
  userId: string,
  span: Span,
): Generator<undefined, DueChores> {
  const due: DueOne[] = []
  // Checks again after a day, if nothing is planned before.
  let nextAt = new Date(Date.parse(span.now) + DAY_MS).toISOString()
  for (const withRows of readChoresWithRows(store, viewerOf(store, userId), null)) {
    const found = dueOf(withRows, span)
    due.push(...found.due)
    if (found.nextAt < nextAt) nextAt = found.nextAt
    yield
  }
  return { due, nextAt }
}

function dueOf(withRows: ChoreWithRows, { since, now }: Span): DueChores {
  const today = localDay(now, withRows.series.chore.time_zone)
  const due = agendaNow(withRows, now)
    .filter(isDue)
    .map((item) => ({ subject: item.chore.id, slot: item.slot, at: momentOf(item) }))
    .filter(({ at }) => since < at && at <= now)
  const coming = agendaBetween(withRows, { from: today, to: addDays(today, 1), at: now })
    .filter(({ state }) => state === 'open' || state === 'planned')
    .map(momentOf)
    .filter((at) => at > now)
  return { due, nextAt: coming.toSorted()[0] ?? '~' }
}

/** When its time has come or, if it has no time, its day. */
function momentOf({ chore, due_on, due_time }: AgendaItem): string {
  const zone = chore.time_zone
  if (due_time === null) return startOfDay(due_on, zone)
  return dueMoment({ day: due_on, time: due_time, zone })
}
