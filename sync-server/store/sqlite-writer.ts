/**
 * The single writer of SQLite: jobs that wait at the same time share one commit. If one fails, all of them run again, each
 * in its own savepoint, so that only that one is undone (R2). Savepoints copy each page that changes.
 */
import type Sqlite from 'better-sqlite3'
import type { Writer } from './writer.ts'
import { QUEUE_TIMEOUT_MS, tooBusy } from './writer.ts'

/** A commit takes no further jobs after this time, so that other requests are served in between. */
const COMMIT_MS = 50
/**
 * Each turn of the event loop accepts one new connection. After a long commit this many turns pass, or connections
 * pile up.
 */
const TURNS = 20

type Job = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly askedAt: number
}
type Settled = () => void

export function createSqliteWriter(database: Sqlite.Database, clock: () => number): Writer {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')
  const mark = database.prepare('SAVEPOINT job')
  const keep = database.prepare('RELEASE job')
  const undo = database.prepare('ROLLBACK TO job')
  const waiting: Job[] = []
  let turns = 1

  function runJob({ work, resolve }: Job): Settled {
    const value = work()
    return () => resolve(value)
  }

  function runInSavepoint(job: Job): Settled {
    mark.run()
    try {
      return runJob(job)
    } catch (error) {
      // Without disk space SQLite may roll back the whole transaction by itself: then all jobs of it are undone.
      if (!database.inTransaction) throw error
      undo.run()
      return () => job.reject(error)
    } finally {
      if (database.inTransaction) keep.run()
    }
  }

  /** As many jobs as fit into one commit, in order; at least one. */
  function runSome(jobs: readonly Job[], run: (job: Job) => Settled): readonly Settled[] {
    const startedAt = clock()
    const settled: Settled[] = []
    for (const job of jobs) {
      const now = clock()
      if (settled.length > 0 && now - startedAt > COMMIT_MS) break
      settled.push(now - job.askedAt > QUEUE_TIMEOUT_MS ? () => job.reject(tooBusy()) : run(job))
    }
    return settled
  }

  function runTogether(jobs: readonly Job[]): readonly Settled[] {
    begin.run()
    try {
      return runSome(jobs, runJob)
    } catch (error) {
      if (!database.inTransaction) throw error
      rollback.run()
      begin.run()
      return runSome(jobs, runInSavepoint)
    }
  }

  function flush(): void {
    // A job may queue more jobs: they wait for a later commit.
    const jobs = [...waiting]
    const startedAt = clock()
    let taken = jobs.length
    try {
      const settled = runTogether(jobs)
      commit.run()
      turns = clock() - startedAt > COMMIT_MS ? TURNS : 1
      taken = settled.length
      for (const settle of settled) settle()
    } catch (error) {
      if (database.inTransaction) rollback.run()
      for (const { reject } of jobs) reject(error)
    } finally {
      waiting.splice(0, taken)
      if (waiting.length > 0) afterTurns(turns, flush)
    }
  }

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) afterTurns(turns, flush)
        waiting.push({
          work,
          resolve: (value) => resolve(value as T),
          reject,
          askedAt: clock(),
        })
      }),
  }
}

function afterTurns(turns: number, work: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, work) : work()))
}
