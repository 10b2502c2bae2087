/**
 * The writer on PostgreSQL: jobs that wait at the same time share one transaction, which locks everybody they concern
 * (locks.ts). A job that failed for a temporary reason, or got no answer to its COMMIT, runs again: outcomes and ids
 * tell it what it has already done. A job has no effects besides its statements, so it may run several times.
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { LockScope } from '#server/store/lock-scope.ts'
import { NarrowLockScope } from '#server/store/lock-scope.ts'
import type { Writer } from '#server/store/writer.ts'
import { QUEUE_TIMEOUT_MS, TIME_SLICE_MS, tooBusy } from '#server/store/writer.ts'
import type { Connection } from './connection.ts'
import type { Limits } from './limits.ts'
import { localSettingsOf } from './limits.ts'
import type { Locks } from './locks.ts'
import { PostgresError } from './postgres-error.ts'

/** A job for people locked by another process is tried again a little later: others wait for this transaction, too. */
const LOCK_TIMEOUT = '100ms'
/** How many jobs share a transaction: the reads that they announce are done together. */
const MAX_JOBS = 16
/** A unique value that already exists. */
const TAKEN = '23505'
const FIRST_DELAY_MS = 5
const MAX_DELAY_MS = 500

type Job = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
  readonly askedAt: number
  scope: LockScope | undefined
  tries: number
}

/** Transactions, and why some of them ran again. */
export type Counted = { transactions: number; runs_again: number; widened_scopes: number }

type Deps = {
  readonly connection: Connection
  readonly locks: Locks
  readonly clock: () => number
  readonly counted: Counted
  readonly limits: Limits
}

export function createPostgresWriter(deps: Deps): Writer {
  return new PostgresWriter(deps)
}

class PostgresWriter implements Writer {
  readonly #deps: Deps
  readonly #begin: string
  #waiting: Job[] = []
  #isBusy = false

  constructor(deps: Deps) {
    this.#deps = deps
    this.#begin = `BEGIN; ${localSettingsOf(deps.limits, LOCK_TIMEOUT)}`
  }

  run = <T>(work: () => T, scope?: LockScope): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const settle = (value: unknown) => resolve(value as T)
      const askedAt = this.#deps.clock()
      this.#enqueue({ work, resolve: settle, reject, askedAt, scope, tries: 0 })
    })

  #enqueue(job: Job): void {
    this.#waiting.push(job)
    if (!this.#isBusy) void this.#work()
  }

  /** One transaction after the other, as long as there are jobs. */
  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      await nextTurn()
      const jobs = this.#next()
      if (jobs.length > 0) await this.#transact(jobs)
    }
    this.#isBusy = false
  }

  /** The jobs of the next transaction. */
  #next(): readonly Job[] {
    const now = this.#deps.clock()
    const isLate = ({ askedAt }: Job) => now - askedAt > QUEUE_TIMEOUT_MS
    for (const job of this.#waiting.filter(isLate)) job.reject(tooBusy())
    this.#waiting = this.#waiting.filter((job) => !isLate(job))
    const [first] = this.#waiting
    // A job that has failed before runs alone, so that others need not run again because of it.
    const isWith = (job: Job) => job === first || (first?.tries === 0 && job.tries === 0)
    const jobs = this.#waiting.filter(isWith).slice(0, MAX_JOBS)
    this.#waiting = this.#waiting.filter((job) => !jobs.includes(job))
    // Jobs without a scope may concern everybody: after them, others would have to read again.
    const isLast = ({ scope }: Job) => Number(scope === undefined)
    return jobs.toSorted((one, other) => isLast(one) - isLast(other))
  }

  /** Runs jobs in one transaction, as many as fit into one time slice. */
  async #transact(jobs: readonly Job[]): Promise<void> {
    const { clock, connection, counted, locks } = this.#deps
    const { transaction } = connection
    const done: (() => void)[] = []
    try {
      transaction.begin(this.#begin)
      const held = await locks.lock(jobs.map(({ scope }) => scope))
      const startedAt = clock()
      for (const [index, job] of jobs.entries()) {
        const part = held[index]
        if (!part || (done.length > 0 && clock() - startedAt > TIME_SLICE_MS)) break
        const value = locks.run(part, job.work)
        done.push(() => job.resolve(value))
      }
      await transaction.commit()
      counted.transactions += 1
    } catch (error) {
      transaction.rollback()
      return this.#again(jobs, jobs[done.length] ?? jobs[0], error)
    }
    for (const settle of done) settle()
    this.#waiting.unshift(...jobs.slice(done.length))
  }

  /** After an error in one of them, everything was undone, and each runs again by itself if that may help. */
  #again(jobs: readonly Job[], failing: Job | undefined, error: unknown): void {
    const { counted } = this.#deps
    for (const job of jobs) {
      if (job === failing && error instanceof NarrowLockScope)
        job.scope = { ...job.scope, people: [...(job.scope?.people ?? []), ...error.people] }
      else if (jobs.length === 1 && !isTransient(error, job.tries)) {
        job.reject(error)
        continue
      }
      if (error instanceof NarrowLockScope) counted.widened_scopes += 1
      else counted.runs_again += 1
      const isLater = isTransient(error, job.tries)
      job.tries += 1
      if (isLater) void pause(retryDelayMs(job.tries)).then(() => this.#enqueue(job))
      else this.#enqueue(job)
    }
  }
}

/** Whether running it again may help. A value that was taken meanwhile is found on the second run, and refused. */
function isTransient(error: unknown, tries: number): boolean {
  if (!(error instanceof PostgresError)) return false
  return error.failure === 'busy' || (error.code === TAKEN && tries === 0)
}

/** Growing, and never the same for two processes that wait for each other. */
function retryDelayMs(tries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS) * (0.5 + Math.random() / 2)
}
