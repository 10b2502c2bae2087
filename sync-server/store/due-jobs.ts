/** Background work that only one of several processes does: the first one that asks after it is due. */
import type { Database } from './database.ts'

/** The job that some process takes every minute: the time when it is due next shows where the clock was last. */
export const EVERY_MINUTE = 'push'

/** Whether this process is to do it now; no process gets it again before `everyMs` have passed. */
export type TakeJob = (name: string, everyMs: number) => boolean

/** Whether this process has the job, for as long as it asks again within `ms`; after that, another one gets it. */
export type KeepJob = (name: string, ms: number) => boolean

/** `holder` is a name that no other process has. */
export function createKeepJob(database: Database, holder: string, now: () => Date): KeepJob {
  const keep = database.prepare(
    `INSERT INTO jobs (name, next_at, holder) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at, holder = excluded.holder
     WHERE jobs.holder = excluded.holder OR jobs.next_at <= ?`,
  )
  return (name, ms) => {
    const at = now()
    const until = new Date(at.getTime() + ms).toISOString()
    return keep.run(name, until, holder, at.toISOString()).changes === 1
  }
}

export function createTakeJob(database: Database, now: () => Date): TakeJob {
  const take = database.prepare(
    `INSERT INTO jobs (name, next_at) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at WHERE jobs.next_at <= ?`,
  )
  return (name, everyMs) => {
    const at = now()
    const nextAt = new Date(at.getTime() + everyMs).toISOString()
    return take.run(name, nextAt, at.toISOString()).changes === 1
  }
}
