/** The writer: database work in commits, one job after the other, for either kind of database. */
import { HttpError } from '#server/errors.ts'
import type { LockScope } from './lock-scope.ts'

/** After this many milliseconds of database work at a stretch, a process serves others first. */
export const TIME_SLICE_MS = 20
/** Devices wait 30 seconds: after this long a request is told to retry, as perhaps nobody waits for it any more. */
export const QUEUE_TIMEOUT_MS = 20_000

export type Writer = {
  /**
   * Runs synchronous work in the next commit; resolves once it is on disk, rejects with its error. `scope` names the
   * people whose rows it reads or changes: nobody else changes them meanwhile. The work may run several times, and has
   * no effects but its statements.
   */
  run<T>(work: () => T, scope?: LockScope): Promise<T>
}

export function tooBusy(): HttpError {
  return new HttpError(503, 'busy', 'The server is busy. Please try again in a moment.')
}
