/** The log: JSON lines of named events with plain facts. Never a body, cookie, query, password or email address. */
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { DestinationStream } from 'pino'
import { destination, pino, stdTimeFunctions } from 'pino'
import type { AppEnv } from '#server/app-env.ts'

export type LogEvent =
  | 'start'
  | 'stop'
  | 'request'
  | 'login'
  | 'login_failed'
  | 'registered'
  | 'logout'
  | 'wrong_password'
  | 'wrong_passkey'
  | 'passkey_added'
  | 'passkey_removed'
  | 'token_made'
  | 'token_ended'
  | 'webhook_added'
  | 'webhook_removed'
  | 'webhook_failed'
  | 'webhook_off'
  | 'password_changed'
  | 'password_reset'
  | 'sessions_ended'
  | 'account_deleted'
  | 'account_viewed'
  | 'account_edited'
  | 'reset_link_made'
  | 'child_signed_in'
  | 'child_code_made'
  | 'child_grown_up'
  | 'own_code_made'
  | 'oidc_connected'
  | 'oidc_disconnected'
  | 'oidc_ended'
  | 'throttled'
  | 'admin_created'
  | 'admin_raised'
  | 'admin_lowered'
  | 'certificate'
  | 'backup'
  | 'backup_copied'
  | 'backup_not_copied'
  | 'damaged'
  | 'pictures_full'
  | 'cleaned_up'
  | 'push_failed'
  | 'mqtt_connected'
  | 'mqtt_gone'
  | 'mqtt_too_often'
  | 'warning'
  | 'fault'
type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = {
  info(event: LogEvent, facts?: Facts): void
  warn(event: LogEvent, facts?: Facts): void
  /** An internal error; its stack is kept. */
  fault(error: unknown, facts?: Facts): void
  flush(): void
}

/** Lines go to the standard output, or in tests to the given stream. */
export function createLog(stream?: DestinationStream): Log {
  // A write for each line costs more than the rest of a request: lines are buffered, and flushed when the process ends.
  const lines = pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream ?? destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 }),
  )
  return {
    info: (event, facts) => lines.info({ event, ...facts }),
    warn: (event, facts) => lines.warn({ event, ...facts }),
    fault(error, facts) {
      lines.error({ event: 'fault', ...facts, ...factsOf(error) })
      lines.flush()
    },
    flush: () => lines.flush(),
  }
}

/** Notes an action of the signed-in person, perhaps on another. Only ids: names and addresses stay out of the log. */
export function note(
  c: Context<AppEnv>,
  event: LogEvent,
  { log, subject }: { readonly log: Log; readonly subject?: string },
): void {
  log.info(event, { request: c.get('requestId'), user: c.get('session').userId, subject })
}

/** Gives each request an id and writes one line when it is answered. */
export function requestLog(log: Log) {
  const nextId = createRequestIds()
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    const request = nextId()
    c.set('requestId', request)
    const start = performance.now()
    await next()
    const status = c.res.status
    const ms = Math.round((performance.now() - start) * 10) / 10
    // The route template, never the path: paths contain ids and tokens.
    const route = routePath(c)
    const line = { request, method: c.req.method, route, status, ms, user: userOf(c) }
    if (status < 500) log.info('request', line)
    else log.warn('request', line)
  }
  return middleware
}

/** Unique across restarts: the start of this process, and a count. */
function createRequestIds(): () => string {
  const origin = Math.floor(performance.timeOrigin).toString(36)
  let count = 0
  return () => `${origin}-${(count++).toString(36)}`
}

function userOf(c: Context<AppEnv>): string | undefined {
  // The type promises a session only to routes behind the sign-in; this runs around all of them.
  const session: AppEnv['Variables']['session'] | undefined = c.get('session')
  return session?.userId
}

/** Only the standard fields of an error: extra properties could contain anything. */
function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? error.cause.stack : undefined
  return { error: error.message, stack: error.stack, cause }
}
