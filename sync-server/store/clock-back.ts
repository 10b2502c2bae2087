/**
 * After the machine's clock was set back, such as from a wrong year, what was to be done at a moment waits for it to come
 * again: for that long nobody would be reminded, and no backup written. Rate limits take care of themselves.
 */
import { gt, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import type { Database } from '#server/store/database.ts'
import { webhookDeliveries, webhooks } from '#server/store/program-tables.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import {
  childCodes,
  dueReminders,
  jobs,
  passwordResets,
  pushGathering,
  pushJobs,
  sessions,
} from '#server/store/schema.ts'

/** No job is due later than in a day: a later one shows that the clock was ahead when it was planned. */
const LATEST_MS = DAY_MS + HOUR_MS

/**
 * Lets everything be looked at now, and ends codes and links of a time to come; sessions of it last no longer than others.
 * Synchronous, for use inside the writer.
 */
export function followClockBack(database: Database, now: Date): void {
  const queries = queriesOf(database)
  const at = now.toISOString()
  const latest = new Date(now.getTime() + LATEST_MS).toISOString()
  if (!hasRow(queries, jobs, gt(jobs.next_at, latest))) return
  queries.delete(jobs).run()
  queries
    .update(dueReminders)
    .set({ at, awaits: sql`NULL` })
    .run()
  queries.update(pushJobs).set({ due_at: at }).run()
  queries.update(pushGathering).set({ due_at: at, latest_at: at }).run()
  queries.update(webhookDeliveries).set({ due_at: at }).run()
  queries
    .update(webhooks)
    .set({
      busy_until: '',
      failing_since: sql`CASE WHEN failing_since > ${at} THEN ${at} ELSE failing_since END`,
      look_at: sql`CASE WHEN look_at IS NULL THEN NULL ELSE ${at} END`,
      seen_until: sql`CASE WHEN seen_until > ${at} THEN ${at} ELSE seen_until END`,
    })
    .run()
  // So long ago that the sign-in proves nothing any more.
  const earlier = new Date(now.getTime() - HOUR_MS).toISOString()
  queries.update(sessions).set({ created_at: earlier }).where(gt(sessions.created_at, at)).run()
  queries.update(sessions).set({ seen_at: at }).where(gt(sessions.seen_at, at)).run()
  queries.delete(childCodes).where(gt(childCodes.created_at, at)).run()
  queries.delete(passwordResets).where(gt(passwordResets.created_at, at)).run()
}
