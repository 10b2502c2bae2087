/** What a running server does by itself, beside answering: backups, and forgetting what is past its time. */
import { DAY_MS, HOUR_MS } from '#domain/calendar.ts'
import { createScheduledBackups } from '#server/backup/scheduled-backups.ts'
import { createBlobSweep } from '#server/blobs/sweep-blobs.ts'
import type { Config } from '#server/config.ts'
import type { Core } from '#server/core.ts'
import type { Log } from '#server/log.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'

/** The first minute belongs to the devices that come back. */
const REST_MS = 60_000

type Deps = Pick<Core, 'database' | 'store' | 'writer'> & {
  readonly config: Config
  readonly log: Log
  readonly now: () => Date
  readonly sweepSessions: () => Promise<void>
}

export function startUpkeep(deps: Deps): void {
  const { database, log, sweepSessions } = deps
  const backUp = createScheduledBackups(deps)
  const cleanUp = createCleanUp(deps)
  const sweepBlobs = createBlobSweep(deps)

  function every(ms: number, work: () => Promise<void>): void {
    const run = () =>
      void work().catch((error: unknown) => {
        // A server that is stopping closes its database; what was cut short is taken up after the next start.
        if (database.open) log.fault(error)
      })
    setTimeout(() => {
      run()
      setInterval(run, ms).unref()
    }, REST_MS).unref()
  }

  every(HOUR_MS, backUp)
  every(DAY_MS, async () => {
    await sweepSessions()
    log.info('cleaned_up', { ...(await cleanUp()), pictures: await sweepBlobs() })
  })
}
