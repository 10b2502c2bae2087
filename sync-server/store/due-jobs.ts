/** Background work that only one of several processes does: the first that asks once it is due. */
import type { Database } from './database.ts'

/** Whether this process is to do it now; nobody else is then asked to before `everyMs` have passed. */
export type TakeJob = (name: string, everyMs: number) => boolean

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
