/**
 * Checks whether the data is damaged: at start and once a day, in the background, and when a request meets damage. From
 * then on the server refuses all requests, because answers from damaged data could delete rows on devices that still
 * have them.
 */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { faultIn } from './check-file.ts'
import { damageMessage, isDamage } from './damage.ts'
import type { Database } from './database.ts'

export type IntegrityCheck = ReturnType<typeof createIntegrityCheck>

type Deps = {
  readonly database: Database
  readonly log: Log
  /** Called once, when damage is found. */
  readonly onDamage: () => void
}

export function createIntegrityCheck({ database, log, onDamage }: Deps) {
  const { file } = database.engine
  const stopping = new AbortController()
  let isDamaged = false

  function refuse(found: string): void {
    if (isDamaged) return
    isDamaged = true
    log.warn('damaged', { message: damageMessage(file ?? '', found) })
    log.flush()
    onDamage()
  }

  const watching: Log = {
    ...log,
    fault(error, facts) {
      log.fault(error, facts)
      if (isDamage(error)) refuse(error.message)
    },
  }

  return {
    isDamaged: () => isDamaged,
    refuseDamaged: refuseWhen(() => isDamaged),
    /** Checks the whole file. `quick_check` does not compare each index with its table. */
    async check(pragma: 'quick_check(1)' | 'integrity_check(1)' = 'quick_check(1)'): Promise<void> {
      if (file === null || isDamaged) return
      const { signal } = stopping
      try {
        const found = await faultIn(file, { pragmas: [pragma], readonly: true, signal })
        if (found !== null) refuse(found)
      } catch (error) {
        if (!signal.aborted) log.fault(error)
      }
    },
    /** The log that all other code uses: it sees every internal error, and recognizes damage among them. */
    watching,
    /** Ends a running check, which would keep the log of the database in use. */
    stop: () => stopping.abort(),
  }
}

function refuseWhen(isDamaged: () => boolean): MiddlewareHandler<AppEnv> {
  return async (_c, next) => {
    if (isDamaged())
      throw new HttpError(
        503,
        'damaged',
        'The data of this server is damaged. Whoever runs it has to restore a backup.',
      )
    await next()
  }
}
