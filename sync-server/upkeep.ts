/** Background work of a running server: backups, checks of its data, and clean-up. */
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { createScheduledBackups } from '#server/backup/scheduled-backups.ts'
import { createBlobSweep } from '#server/blobs/sweep-blobs.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import { forgetLimits } from '#server/http/limit-store.ts'
import type { Log } from '#server/log.ts'
import { createTakeJob } from '#server/store/due-jobs.ts'
import type { IntegrityCheck } from '#server/store/integrity-check.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'

/** A job counts as due this much early: otherwise an hourly timer that fires a little early would skip its turn. */
const SLACK_MS = 60_000
/** The first minute is left to the devices that reconnect. */
const REST_MS = 60_000

type Deps = Pick<Core, 'database' | 'store' | 'writer'> & {
  readonly config: Config
  readonly log: Log
  readonly now: () => Date
  readonly sweepSessions: () => Promise<void>
  readonly integrity: IntegrityCheck
}

/** The returned function stops whatever would keep a stopping server from ending. */
export function startUpkeep(deps: Deps): () => void {
  const { database, writer, log, now, sweepSessions, integrity } = deps
  const takeJob = createTakeJob(database, now)
  const stopping = new AbortController()
  const backUp = createScheduledBackups({ ...deps, signal: stopping.signal })
  const cleanUp = createCleanUp(deps)
  const sweepBlobs = createBlobSweep(deps)

  function every(ms: number, work: () => Promise<void>): void {
    const run = () => {
      // Damaged data must not be written to, nor replace a good backup.
      if (integrity.isDamaged()) return
      void work().catch((error: unknown) => {
        // A server that is stopping closes its database; interrupted work continues after the next start.
        if (database.open) log.fault(error)
      })
    }
    setTimeout(() => {
      run()
      setInterval(run, ms).unref()
    }, REST_MS).unref()
  }

  async function backUpIfDue(): Promise<void> {
    if (!takeJob('backup', HOUR_MS - SLACK_MS)) return
    try {
      await backUp()
    } catch (error) {
      await integrity.check('integrity_check(1)')
      throw error
    }
  }

  async function cleanUpIfDue(): Promise<void> {
    if (!takeJob('clean-up', DAY_MS - SLACK_MS)) return
    log.info('cleaned_up', { ...(await cleanUp()), pictures: await sweepBlobs() })
  }

  void integrity.check()
  every(HOUR_MS, backUpIfDue)
  every(HOUR_MS, cleanUpIfDue)
  every(HOUR_MS, sweepSessions)
  every(HOUR_MS, () => writer.run(() => forgetLimits(database, now())))
  every(DAY_MS, () => integrity.check())
  return () => stopping.abort()
}
