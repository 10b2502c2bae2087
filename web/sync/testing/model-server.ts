/** The server of the model: the real core behind its real route, backed up, restored, crashed and watched. */
import { Hono } from 'hono'
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Page } from '#domain/sync-protocol.ts'
import { openSettings } from '#domain/testing/make.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { createCore } from '#server/core.ts'
import { createErrorHandler, HttpError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'
import { createSyncRoutes } from '#server/sync/sync-routes.ts'
import { openModelDatabase } from './model-database.ts'
import { blankHousehold } from './model-household.ts'
import type { Answer } from './model-watch.ts'
import { createWatch } from './model-watch.ts'
import type { Variant } from './variant.ts'

export type ModelServer = ReturnType<typeof createModelServer>
type Backup = { readonly file: Buffer; readonly timeline: readonly string[] }

const KEPT_BACKUPS = 3
const silent = createLog({ write: () => undefined })

export function createModelServer(options: {
  readonly now: () => number
  readonly pageRows: number
  readonly planLimits: boolean
  readonly variant: Variant
}) {
  const { pageRows, planLimits, variant } = options
  const now = () => new Date(options.now())
  const data = openModelDatabase(blankHousehold())
  const watch = createWatch(data.changes)
  const spoiled = new Set<string>()
  const backups: Backup[] = []
  let crashes = 0
  let interrupts = 0
  let core = start()
  let endpoint = endpointOf(core, now)

  function start(): Core {
    const settings = { ...openSettings, planLimits }
    const made = createCore({ database: data.database, settings, pageRows, report: watch.report })
    const { load } = made.store
    const changed = made.pokes.changed.bind(made.pokes)
    Object.assign(made.store, {
      load: (read: Parameters<typeof load>[0]) => {
        if (read.table === 'tasks' && read.id !== undefined && spoiled.has(read.id))
          throw new Error('This row is spoiled')
        if (interrupts > 0) {
          interrupts -= 1
          data.interrupt()
        }
        return load(read)
      },
    })
    // The last step before the commit: if the server is stopped here, nothing may be left behind.
    Object.assign(made.pokes, {
      changed: (viewers: Iterable<string>) => {
        if (crashes > 0) {
          crashes -= 1
          throw new Error('The server stopped')
        }
        // A request tried often runs one mutation per commit, so states between two of them may have been seen.
        watch.look(made)
        changed(viewers)
      },
    })
    variant.server?.(made)
    watch.look(made)
    return made
  }

  async function handle(body: string, session: string | null): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', 'Test-Session': session ?? '' }
    const request = watch.before(core, body, session)
    const response = await endpoint.request('/api/sync', { method: 'POST', body, headers })
    crashes = 0
    interrupts = 0
    const answer = { status: response.status, text: await response.text() }
    watch.after(core, request, answer)
    return answer
  }

  return {
    watch,
    spoiled,
    core: () => core,
    handle,
    /** The database is lost in the middle of the next request, if that is possible; and the server at its end. */
    crashNext() {
      crashes = 1
      interrupts = 1
    },

    /** A command that needs a connection, through the endpoint REST calls use. */
    async online<Name extends CommandName>(actor: string, name: Name, input: CommandInput<Name>) {
      const at = now().toISOString()
      const mutation = { id: v7(), name, version: commandOf(name).version, input, at }
      await core.writer.run(() => core.applier.apply([mutation], { actor, now: at }))
      watch.look(core)
    },

    /** The page that comes with a poke. */
    poke(viewer: string, cursor: string | null): Page | null {
      const page = core.pages.read(viewer, cursor)
      watch.answer(viewer, page, core)
      return page.more || page.reset ? null : page
    },

    /** The daily clean-up. */
    cleanUp: () => createCleanUp({ ...core, now })(),

    restart() {
      core = start()
      endpoint = endpointOf(core, now)
    },
    backUp() {
      backups.push({ file: data.copy(), timeline: [...watch.timeline] })
      if (backups.length > KEPT_BACKUPS) backups.shift()
    },
    hasBackup: () => backups.length > 0,
    /** Back to an earlier state; false if there is none. */
    restore(pick: number, isNewEpoch: boolean): boolean {
      const backup = backups[pick % Math.max(1, backups.length)]
      if (!backup) return false
      data.reset(backup.file)
      if (isNewEpoch) data.database.prepare("DELETE FROM meta WHERE key = 'epoch'").run()
      watch.rewind(backup.timeline, isNewEpoch)
      core = start()
      endpoint = endpointOf(core, now)
      return true
    },
  }
}

/** The route of the sync engine, behind sessions that are given without signing in. */
function endpointOf(core: Core, now: () => Date): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    const userId = c.req.header('Test-Session') ?? ''
    if (userId === '') throw new HttpError(401, 'unauthenticated', 'Please sign in')
    c.set('session', { userId, role: 'user', tokenHash: '', createdAt: '' })
    await next()
  })
  app.route('/', createSyncRoutes({ ...core, sessions: { isOpen: () => true }, now }))
  app.onError(createErrorHandler(silent))
  return app
}
