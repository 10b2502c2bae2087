/**
 * After the machine's clock was set back, such as from a wrong year, anything due at a certain time would wait for it
 * to come again: for that long nobody would be reminded, and no backup made. Rate limits handle this themselves.
 */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import type { Database } from '#server/store/database.ts'
import { EVERY_MINUTE } from '#server/store/due-jobs.ts'
import { webhookDeliveries, webhooks } from '#server/store/program-tables.ts'
import type { Queries } from '#server/store/queries.ts'
import { queriesOf } from '#server/store/queries.ts'
import {
  childCodes,
  dueReminders,
  jobs,
  passwordResets,
  pushGathering,
  pushJobs,
  sessions,
} from '#server/store/schema.ts'

/** The clocks of the processes may differ by this much. */
const SKEW_MS = 5 * MINUTE_MS

/**
 * Lets everything be checked now, and ends codes and links that were made in the future; sessions from the future last
 * no longer than others. If the clock was up to a day ahead, reminders and due chores were sent already, and are not
 * sent again; if it was ahead by more, they are. Synchronous, for use inside the writer.
 */
export function followClockBack(database: Database, now: Date): void {
  const queries = queriesOf(database)
  const at = now.toISOString()
  const aheadMs = aheadBefore(queries, now)
  if (aheadMs < SKEW_MS) return
  const isLong = aheadMs > DAY_MS
  queries.delete(jobs).run()
  const isNew = isLong ? undefined : isNull(dueReminders.awaits)
  queries
    .update(dueReminders)
    .set({ at, awaits: sql`NULL` })
    .where(and(gt(dueReminders.at, at), isNew))
    .run()
  queries.update(pushJobs).set({ due_at: at }).run()
  queries.update(pushGathering).set({ due_at: at, latest_at: at }).run()
  queries.update(webhookDeliveries).set({ due_at: at }).run()
  queries
    .update(webhooks)
    .set({
      busy_until: '',
      failing_since: sql`CASE WHEN failing_since > ${at} THEN ${at} ELSE failing_since END`,
      ...(isLong && {
        look_at: sql`CASE WHEN look_at IS NULL THEN NULL ELSE ${at} END`,
        seen_until: sql`CASE WHEN seen_until > ${at} THEN ${at} ELSE seen_until END`,
      }),
    })
    .run()
  // So long ago that the sign-in no longer proves anything.
  const earlier = new Date(now.getTime() - HOUR_MS).toISOString()
  queries.update(sessions).set({ created_at: earlier }).where(gt(sessions.created_at, at)).run()
  queries.update(sessions).set({ seen_at: at }).where(gt(sessions.seen_at, at)).run()
  queries.delete(childCodes).where(gt(childCodes.created_at, at)).run()
  queries.delete(passwordResets).where(gt(passwordResets.created_at, at)).run()
}

/** How far ahead the clock was when the job that runs every minute was last taken. */
function aheadBefore(queries: Queries, now: Date): number {
  const isEveryMinute = eq(jobs.name, EVERY_MINUTE)
  const taken = queries.select({ next_at: jobs.next_at }).from(jobs).where(isEveryMinute).get()
  return taken === undefined ? 0 : Date.parse(taken.next_at) - now.getTime()
}
