/**
 * The writer on PostgreSQL: jobs that wait at the same time share one transaction, which locks everybody they concern
 * (locks.ts). A job that failed for a passing reason, or whose COMMIT had no answer, runs again: outcomes and ids tell it
 * what it has already done. A job has no effects besides its statements, so that it may run several times.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { LockScope } from '#server/store/lock-scope.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import type { Writer } from '#server/store/writer.ts'
import { PATIENCE_MS, TURN_MS, tooBusy } from '#server/store/writer.ts'
import type { Connection } from './connection.ts'
import type { Limits } from './limits.ts'
import { localSettingsOf } from './limits.ts'
import type { Locks } from './locks.ts'
import { PostgresError } from './postgres-error.ts'

/** Waiting stops the whole process: a job for people locked by another process is tried again a little later. */
const LOCK_PATIENCE = '25ms'
/** A unique value exists already. */
const TAKEN = '23505'
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 500

type Job = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly askedAt: number
  scope: LockScope | undefined
  tries: number
}

/** Transactions, and why some ran again. */
export type Counted = { transactions: number; runs_again: number; widened_scopes: number }

type Deps = {
  readonly connection: Connection
  readonly locks: Locks
  readonly clock: () => number
  readonly counted: Counted
  readonly limits: Limits
}

export function createPostgresWriter(deps: Deps): Writer {
  const { connection, locks, clock, counted } = deps
  const begin = `BEGIN; ${localSettingsOf(deps.limits, LOCK_PATIENCE)}`
  let waiting: Job[] = []
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      flush()
      schedule()
    })
  }

  function enqueue(job: Job): void {
    waiting.push(job)
    schedule()
  }

  function flush(): void {
    const now = clock()
    const isLate = ({ askedAt }: Job) => now - askedAt > PATIENCE_MS
    for (const job of waiting.filter(isLate)) job.reject(tooBusy())
    const [first, ...others] = waiting.filter((job) => !isLate(job))
    waiting = []
    if (first === undefined) return
    // A job that failed before runs alone, so that others need not run again because of it.
    const isWith = ({ tries }: Job) => first.tries === 0 && tries === 0
    waiting.push(...others.filter((job) => !isWith(job)))
    waiting.push(...transact([first, ...others.filter(isWith)], now))
  }

  /** Runs jobs in one transaction, as many as fit into a turn; returns those that are left. */
  function transact(jobs: readonly Job[], startedAt: number): readonly Job[] {
    const done: (() => void)[] = []
    try {
      connection.begin(begin)
      const locked = locks.lock(jobs.flatMap(({ scope }) => scope ?? []))
      for (const job of jobs) {
        if (done.length > 0 && clock() - startedAt > TURN_MS) break
        locks.limit(locked, job.scope)
        job.scope?.prefetch?.()
        const value = job.work()
        done.push(() => job.resolve(value))
      }
      connection.commit()
      counted.transactions += 1
    } catch (error) {
      connection.rollback()
      again(jobs, jobs[done.length] ?? jobs[0], error)
      return []
    } finally {
      locks.limit(undefined)
    }
    for (const settle of done) settle()
    return jobs.slice(done.length)
  }

  /** After an error of one of them: everything was undone, and each runs again by itself if that may help. */
  function again(jobs: readonly Job[], failing: Job | undefined, error: unknown): void {
    for (const job of jobs) {
      if (job === failing && error instanceof NarrowLockScope)
        job.scope = { ...job.scope, people: [...(job.scope?.people ?? []), ...error.people] }
      else if (jobs.length === 1 && !isPassing(error, job.tries)) {
        job.reject(error)
        continue
      }
      if (error instanceof NarrowLockScope) counted.widened_scopes += 1
      else counted.runs_again += 1
      const isLater = isPassing(error, job.tries)
      job.tries += 1
      if (isLater) void pause(pauseMs(job.tries)).then(() => enqueue(job))
      else enqueue(job)
    }
  }

  return {
    run: <T>(work: () => T, scope?: LockScope) =>
      new Promise<T>((resolve, reject) => {
        const settle = (value: unknown) => resolve(value as T)
        enqueue({ work, resolve: settle, reject, askedAt: clock(), scope, tries: 0 })
      }),
  }
}

/** Whether running it again may help. A value that was taken meanwhile is found on the second run, and refused. */
function isPassing(error: unknown, tries: number): boolean {
  if (!(error instanceof PostgresError)) return false
  return error.trouble === 'busy' || (error.code === TAKEN && tries === 0)
}

/** Growing, and never the same for two processes that wait for each other. */
function pauseMs(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)
}
