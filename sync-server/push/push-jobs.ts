/**
 * The messages on their way to devices, stored, so that they outlast this process. A process takes one under a lease;
 * if it has not sent it when the lease ends, it is considered dead, and another process takes the message.
 */
import { and, eq } from 'drizzle-orm'
import type { PushFacts } from '#domain/notifications/push-facts.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { pushJobs } from '#server/store/schema.ts'

/** Longer than any attempt takes. */
export const LEASE_MS = 60_000

export type PushContent = {
  readonly account: string
  readonly facts: PushFacts
  /** The screen that a tap opens; the list of notifications if left out. */
  readonly opens?: 'tasks'
}
export type PushJob = {
  readonly sessionHash: string
  readonly content: PushContent
  /** After this time it is no longer delivered. */
  readonly until: Date
}
/** A message that this process is to send; `attempt` counts from 1. */
export type LeasedJob = PushJob & { readonly attempt: number; readonly leasedUntil: string }

/** As plain SQL reads it, without parsing JSON. */
type Row = Omit<typeof pushJobs.$inferSelect, 'facts'> & { readonly facts: string }

/** Synchronous, for use inside the writer. */
export type PushJobs = {
  /** A reminder is in no list, so a notification does not replace it; only the newest of each kind is kept. */
  put(job: PushJob, at: Date): void
  /** Takes the message that has been due for longest, if any; no other process gets it for a while. */
  take(at: Date): LeasedJob | null
  /** Removes it because it is settled, unless a newer message has replaced it. */
  remove(job: LeasedJob): void
  /** Tries again at this time, unless a newer message has replaced it. */
  putOff(job: LeasedJob, at: Date): void
}

export function createPushJobs(database: Database): PushJobs {
  const queries = queriesOf(database)
  const due = database.prepare<[string], Row>(
    `SELECT session_hash, opens, user_id, facts, kept_until, attempts, due_at FROM push_jobs
     WHERE due_at <= ? ORDER BY due_at LIMIT 1 /* FOR UPDATE SKIP LOCKED */`,
  )
  const { session_hash, opens, due_at } = pushJobs
  const isFor = ({ sessionHash, content }: PushJob) =>
    and(eq(session_hash, sessionHash), eq(opens, content.opens ?? ''))
  /** Replacing it, or taking it later, changes the time when it is due. */
  const isStill = (job: LeasedJob) => and(isFor(job), eq(due_at, job.leasedUntil))

  return {
    put({ sessionHash, content, until }, at) {
      const fresh = {
        user_id: content.account,
        facts: content.facts,
        kept_until: until.toISOString(),
        attempts: 0,
        due_at: at.toISOString(),
      }
      queries
        .insert(pushJobs)
        .values({ session_hash: sessionHash, opens: content.opens ?? '', ...fresh })
        .onConflictDoUpdate({ target: [session_hash, opens], set: fresh })
        .run()
    },
    take(at) {
      const row = due.get(at.toISOString())
      if (row === undefined) return null
      const leasedUntil = new Date(at.getTime() + LEASE_MS).toISOString()
      const job = { ...jobOf(row), attempt: row.attempts + 1, leasedUntil }
      const taken = { attempts: job.attempt, due_at: leasedUntil }
      queries.update(pushJobs).set(taken).where(isFor(job)).run()
      return job
    },
    remove: (job) => void queries.delete(pushJobs).where(isStill(job)).run(),
    putOff(job, at) {
      queries.update(pushJobs).set({ due_at: at.toISOString() }).where(isStill(job)).run()
    },
  }
}

function jobOf(row: Row): PushJob {
  const { session_hash, user_id: account, opens, kept_until } = row
  const facts = JSON.parse(row.facts) as PushFacts
  const content = opens === '' ? { account, facts } : { account, facts, opens }
  return { sessionHash: session_hash, content, until: new Date(kept_until) }
}
