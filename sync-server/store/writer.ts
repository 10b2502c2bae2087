/** The one writer: work that waits at the same time shares one commit, each piece in a savepoint of its own (R2). */
import type { Database } from '#server/store/open-database.ts'

export type Writer = {
  /** Runs synchronous work in the next commit; resolves once it is on the disk, rejects with what it threw. */
  run<T>(work: () => T): Promise<T>
}

type Job = {
  readonly work: () => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}
type Settled = () => void

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createWriter(database: Database): Writer {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')
  const mark = database.prepare('SAVEPOINT job')
  const keep = database.prepare('RELEASE job')
  const undo = database.prepare('ROLLBACK TO job')
  let waiting: Job[] = []

  function runJob({ work, resolve, reject }: Job): Settled {
    mark.run()
    try {
      const value = work()
      keep.run()
      return () => resolve(value)
    } catch (error) {
      undo.run()
      keep.run()
      return () => reject(error)
    }
  }

  function flush(): void {
    const jobs = waiting
    waiting = []
    try {
      begin.run()
      const settled = jobs.map(runJob)
      commit.run()
      for (const settle of settled) settle()
    } catch (error) {
      if (database.inTransaction) rollback.run()
      for (const { reject } of jobs) reject(error)
    }
  }

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ work, resolve: (value) => resolve(value as T), reject })
      }),
  }
}
