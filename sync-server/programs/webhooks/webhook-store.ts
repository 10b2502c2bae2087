/**
 * The stored webhooks and their deliveries, which outlast this process. A process takes one delivery under a lease; a
 * webhook gets one at a time, so that a slow one delays nobody else's.
 */
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { MAX_WEBHOOKS } from '#domain/programs/webhook-api.ts'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { webhookDeliveries, webhooks } from '#server/store/program-tables.ts'
import type { Queries } from '#server/store/queries.ts'
import { countRows, hasRow, queriesOf } from '#server/store/queries.ts'
import { accounts } from '#server/store/synced-tables.ts'

/** A webhook that does not answer gets no more than this many; it gets later ones once it answers. */
export const MAX_WAITING = 1000
/** Longer than any attempt takes. */
const LEASE_MS = 60_000

export type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect
/** A delivery that this process is to send, until its lease ends. */
export type Job = Delivery & { readonly leasedUntil: string }

export type Ending = {
  readonly at: string
  /** Null if there was no answer. */
  readonly status: number | null
  readonly isTaken: boolean
}

export type WebhookStore = ReturnType<typeof createWebhookStore>

/** The methods that change rows are synchronous, for use inside the writer. */
export function createWebhookStore(database: Database) {
  const queries = queriesOf(database)
  return { ...createWebhookRows(queries), ...createDeliveryQueue(database, queries) }
}

const isWebhook = (id: string) => eq(webhooks.id, id)
const ofWebhook = (id: string) => eq(webhookDeliveries.webhook_id, id)
const isJob = ({ webhook_id, id, leasedUntil }: Job) =>
  and(
    ofWebhook(webhook_id),
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.due_at, leasedUntil),
  )

function change(queries: Queries, id: string, set: Partial<Webhook>): void {
  queries.update(webhooks).set(set).where(isWebhook(id)).run()
}

/** The webhooks themselves. */
function createWebhookRows(queries: Queries) {
  const own = (userId: string, id: string) => and(eq(webhooks.user_id, userId), isWebhook(id))

  return {
    list: (userId: string): readonly Webhook[] =>
      queries
        .select()
        .from(webhooks)
        .where(eq(webhooks.user_id, userId))
        .orderBy(asc(webhooks.created_at), asc(webhooks.id))
        .all(),
    find: (id: string): Webhook | null =>
      queries.select().from(webhooks).where(isWebhook(id)).get() ?? null,
    /** Also throws if the account is gone, or has as many as it may have. */
    add(webhook: Webhook): void {
      // Stored already by a commit whose answer was lost.
      if (hasRow(queries, webhooks, isWebhook(webhook.id))) return
      if (!hasRow(queries, accounts, eq(accounts.id, webhook.user_id)))
        throw new HttpError(404, 'not_found', 'User not found')
      if (countRows(queries, webhooks, eq(webhooks.user_id, webhook.user_id)) >= MAX_WEBHOOKS)
        throw new HttpError(
          409,
          'webhook_limit',
          `You can have up to ${MAX_WEBHOOKS} webhooks`,
        ).with({ limit: MAX_WEBHOOKS })
      queries.insert(webhooks).values(webhook).run()
    },
    remove: (userId: string, id: string): void =>
      void queries.delete(webhooks).where(own(userId, id)).run(),
    switchOff(id: string, at: string): void {
      queries.delete(webhookDeliveries).where(ofWebhook(id)).run()
      change(queries, id, { ended_at: at, busy_until: '', look_at: null })
    },
    noteTest(id: string, { at, status, isTaken }: Ending, isTold: boolean): void {
      const on = { ended_at: null, failing_since: null, look_at: isTold ? at : null }
      change(queries, id, { last_at: at, last_status: status, ...(isTaken && on) })
    },
    /** The webhooks for which it is time to look for due chores. */
    toLook: (at: string, max: number): readonly Webhook[] =>
      queries
        .select()
        .from(webhooks)
        .where(sql`${webhooks.look_at} IS NOT NULL AND ${webhooks.look_at} <= ${at}`)
        .orderBy(asc(webhooks.look_at))
        .limit(max)
        .all(),
    /** False if another process has looked meanwhile, or a change has moved the plan: then it is looked again. */
    noteLook(
      { id, seen_until, look_at }: Webhook,
      next: Pick<Webhook, 'seen_until' | 'look_at'>,
    ): boolean {
      const isSamePlan = eq(webhooks.look_at, look_at ?? '')
      const isStill = and(isWebhook(id), eq(webhooks.seen_until, seen_until), isSamePlan)
      return queries.update(webhooks).set(next).where(isStill).run().changes === 1
    },
  }
}

/** The deliveries that wait to be sent to webhooks. */
function createDeliveryQueue(database: Database, queries: Queries) {
  const due = database.prepare<[string, string], Delivery>(
    `SELECT webhook_deliveries.* FROM webhook_deliveries JOIN webhooks ON webhooks.id = webhook_id
     WHERE due_at <= ? AND busy_until <= ? ORDER BY due_at, at, webhook_deliveries.id LIMIT 1 /* FOR UPDATE SKIP LOCKED */`,
  )
  const nextDue = database.prepare<[], { at: string | null }>(
    'SELECT min(due_at) AS at FROM webhook_deliveries',
  )

  return {
    put: (delivery: Delivery): void =>
      void queries.insert(webhookDeliveries).values(delivery).onConflictDoNothing().run(),
    /** How many more may wait for a webhook. */
    roomFor: (id: string): number =>
      Math.max(0, MAX_WAITING - countRows(queries, webhookDeliveries, ofWebhook(id))),
    /** When the next delivery is due; null if none waits. */
    nextAt: (): string | null => nextDue.get()?.at ?? null,
    /** Takes the delivery that has been due for longest, from webhooks to which nothing is being sent. */
    take(at: Date): Job | null {
      const now = at.toISOString()
      const row = due.get(now, now)
      if (row === undefined) return null
      const leasedUntil = new Date(at.getTime() + LEASE_MS).toISOString()
      const job: Job = { ...row, attempts: row.attempts + 1, leasedUntil }
      const isRow = and(ofWebhook(row.webhook_id), eq(webhookDeliveries.id, row.id))
      const taken = { attempts: job.attempts, due_at: leasedUntil }
      queries.update(webhookDeliveries).set(taken).where(isRow).run()
      change(queries, row.webhook_id, { busy_until: leasedUntil })
      return job
    },
    /** Removes a delivery whose webhook or data is gone; with none left, the webhook no longer counts as failing. */
    drop(job: Job): void {
      queries.delete(webhookDeliveries).where(isJob(job)).run()
      const isWaiting = hasRow(queries, webhookDeliveries, ofWebhook(job.webhook_id))
      change(queries, job.webhook_id, {
        busy_until: '',
        ...(!isWaiting && { failing_since: null }),
      })
    },
    succeed(job: Job, { at, status }: Ending): void {
      queries.delete(webhookDeliveries).where(isJob(job)).run()
      change(queries, job.webhook_id, {
        busy_until: '',
        failing_since: null,
        last_at: at,
        last_status: status,
      })
    },
    /** Tries again later; if nobody answered, everything else for that webhook waits as long. */
    fail(job: Job, { at, status }: Ending, nextAt: string): void {
      queries.update(webhookDeliveries).set({ due_at: nextAt }).where(isJob(job)).run()
      const waits = and(ofWebhook(job.webhook_id), lt(webhookDeliveries.due_at, nextAt))
      if (status === null)
        queries.update(webhookDeliveries).set({ due_at: nextAt }).where(waits).run()
      queries
        .update(webhooks)
        .set({
          busy_until: '',
          failing_since: sql`COALESCE(${webhooks.failing_since}, ${at})`,
          last_at: at,
          last_status: status,
        })
        .where(isWebhook(job.webhook_id))
        .run()
    },
  }
}
