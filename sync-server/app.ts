/** The server's Hono app: every route with its middleware. It opens no port, so tests call it directly. */
import { Hono } from 'hono'
import { createAdminHooks } from '#server/admin/admin-hooks.ts'
import { createAdminRoutes, refuseOthers } from '#server/admin/admin-routes.ts'
import type { AppEnv } from '#server/app-env.ts'
import { createChildHooks } from '#server/auth/child-hooks.ts'
import type { Auth } from '#server/auth/create-auth.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { createDeletion } from '#server/auth/delete-account.ts'
import { createEndOpened } from '#server/auth/end-opened.ts'
import type { Passwords } from '#server/auth/password.ts'
import type { ClosedSession } from '#server/auth/sessions.ts'
import { createBlobRoutes } from '#server/blobs/blob-routes.ts'
import type { Config } from '#server/config.ts'
import { settingsOf } from '#server/config.ts'
import { createConnectRoutes } from '#server/connect/connect-routes.ts'
import type { Core } from '#server/core.ts'
import { createCore } from '#server/core.ts'
import { createDocsRoutes } from '#server/docs/docs-routes.ts'
import { answerNotFound, createErrorHandler } from '#server/errors.ts'
import { createHome } from '#server/home/create-home.ts'
import { createHomeRoutes } from '#server/home/home-routes.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createCrossSiteCheck } from '#server/http/csrf.ts'
import { createSecurityHeaders } from '#server/http/headers.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createStaticFiles, readPageContents } from '#server/http/static-files.ts'
import type { Log } from '#server/log.ts'
import { requestLog } from '#server/log.ts'
import {
  createCalendarFeed,
  createCalendarRoutes,
} from '#server/programs/calendar/calendar-routes.ts'
import { createWebhooks } from '#server/programs/webhooks/create-webhooks.ts'
import { createWebhookRoutes } from '#server/programs/webhooks/webhook-routes.ts'
import { createPush } from '#server/push/create-push.ts'
import type { Resolve } from '#server/push/public-address.ts'
import { createPushRoutes } from '#server/push/push-routes.ts'
import { createCommandRoutes } from '#server/routes/command-routes.ts'
import { createHealthRoutes } from '#server/routes/health-routes.ts'
import { createInvitationRoutes } from '#server/routes/invitation-routes.ts'
import { createReadRoutes } from '#server/routes/read-routes.ts'
import { createSourceRoutes } from '#server/routes/source-routes.ts'
import type { Database } from '#server/store/database.ts'
import { createIntegrityCheck } from '#server/store/integrity-check.ts'
import { createSyncRoutes } from '#server/sync/sync-routes.ts'

export type AppDeps = {
  readonly config: Config
  readonly database: Database
  readonly log: Log
  /** The folder of the built client; null if another server serves it. */
  readonly webFolder: string | null
  readonly now: () => Date
  readonly passwords: Passwords
  /** The certificate that devices at home must trust, as PEM; null or omitted if there is none. */
  readonly authority?: () => string | null
  /** How names of webhooks are looked up; by default as the machine does it. */
  readonly resolve?: Resolve
}

type Watched = Pick<Core, 'applier' | 'commits' | 'pokes' | 'store'> &
  Pick<AppDeps, 'database'> &
  Pick<Auth, 'sessions'>

/** Sessions, codes and links opened for others end in the commit that takes the right away; streams, after it (K10). */
function endOpenedWithRights({ database, store, applier, commits, pokes, sessions }: Watched) {
  const endOpened = createEndOpened(database, store)
  const ended: ClosedSession[] = []
  applier.onChanged(({ changes }) => void ended.push(...endOpened(changes)))
  commits.onCommitted(() => {
    // If the commit was rolled back, the sessions are still open.
    for (const { tokenHash } of ended.splice(0))
      if (!sessions.isOpen(tokenHash)) pokes.end({ sessionHash: tokenHash }, 'signed_out')
  })
}

export function createApp(deps: AppDeps) {
  const parts = createParts(deps)
  const { core, push, home, webhooks, integrity, auth, health } = parts
  return {
    app: createRoutes(parts, deps),
    core,
    push,
    home,
    webhooks,
    integrity,
    /** To be awaited before listening: creates the admin of the settings and deletes expired sessions. */
    async prepare() {
      await auth.ensureAdmin()
      await auth.sessions.sweep()
    },
    sweepSessions: auth.sessions.sweep,
    /** Reports not ready from now on, and ends every stream of pokes and a running check of the data. */
    drain() {
      health.stopping()
      integrity.stop()
      core.pokes.stop('stopping')
    },
  }
}

type Parts = ReturnType<typeof createParts>

function createParts(deps: AppDeps) {
  const { config, database, now } = deps
  const onDamage = () => core.pokes.stop('stopping')
  const integrity = createIntegrityCheck({ ...deps, onDamage })
  const log = integrity.watching
  const core = createCore({
    database,
    settings: settingsOf(config),
    report: (fault) => log.fault(fault),
    pictureRoom: {
      maxBytes: config.picturesMb * 1_000_000,
      onFull: () => log.warn('pictures_full', { megabytes: config.picturesMb }),
    },
  })
  const clientAddress = createClientAddress(config.trustedProxies)
  const limits = createRateLimits({ ...core, clientAddress, log, now, isOn: config.rateLimits })
  const auth = createAuth({ ...core, ...deps, log, limits, clientAddress, now })
  const deletion = createDeletion({ ...core, ...auth, log })
  const push = createPush({ ...core, config, log, now })
  const home = createHome({ ...core, config, log, now })
  const webhooks = createWebhooks({ ...core, config, push, log, now, resolve: deps.resolve })
  auth.sessions.onClosed(({ tokenHash: sessionHash }) =>
    core.pokes.end({ sessionHash }, 'signed_out'),
  )
  endOpenedWithRights({ ...core, ...auth, ...deps })
  // A stream does not outlive its session, even if the news of its end was lost.
  database.engine.news.onMissed(() => {
    for (const sessionHash of new Set(core.pokes.sessions()))
      if (!auth.sessions.isOpen(sessionHash)) core.pokes.end({ sessionHash }, 'signed_out')
  })
  const health = createHealthRoutes({ ...integrity, database, now })
  return { core, integrity, log, limits, auth, deletion, push, home, webhooks, health }
}

/** In this order: checks that can refuse come first, then routes that need no session, then the rest. */
function createRoutes(parts: Parts, { config, webFolder, authority, now }: AppDeps) {
  const { core, integrity, log, limits, auth, deletion, push, home, webhooks, health } = parts
  const headers = createSecurityHeaders(
    config,
    webFolder === null ? null : readPageContents(webFolder),
  )
  const refuseCrossSite = createCrossSiteCheck(config)
  const app = new Hono<AppEnv>()
  app.use(requestLog(log))
  app.onError(createErrorHandler(log))
  app.use(headers.api)
  app.route('/', health.routes)
  app.route('/', createConnectRoutes({ config, authority: authority ?? (() => null) }))
  for (const path of ['/auth/*', '/calendar/*'])
    app.use(path, integrity.refuseDamaged, async (c, next) => {
      limits.general(c)
      await next()
    })
  app.route('/', createCalendarFeed({ ...core, config, limits, now }))
  app.route('/', auth.pages)
  app.get('/auth/*', answerNotFound)
  if (webFolder !== null) app.use(createStaticFiles(webFolder, headers.files))
  app.use('/api/*', integrity.refuseDamaged, async (c, next) => {
    refuseCrossSite(c)
    limits.general(c)
    await next()
  })
  app.route('/', auth.routes)
  app.route('/', createInvitationRoutes({ ...core, limits }))
  app.route('/', createDocsRoutes())
  app.route('/', createSourceRoutes({ config, webFolder }))
  app.use('/api/*', auth.requireSession)
  app.use('/api/admin/*', refuseOthers)
  for (const path of [
    '/api/partnerships',
    '/api/children',
    '/api/children/:id/parents',
    // It says whether a name or an address is taken.
    '/api/children/:id/account',
  ])
    app.post(path, async (c, next) => {
      limits.invite(c)
      await next()
    })
  app.route('/', createSyncRoutes({ ...core, ...auth, now }))
  app.route('/', createBlobRoutes(core))
  app.route(
    '/',
    createCommandRoutes({
      ...core,
      now,
      requireReauth: auth.requireReauth,
      hooks: {
        deleteAccount: deletion,
        deleteChild: deletion,
        ...createChildHooks({ ...core, ...auth, log }),
        ...createAdminHooks({ ...core, log }),
      },
    }),
  )
  app.route('/', auth.accountRoutes)
  app.route('/', createAdminRoutes({ ...core, ...auth, log }))
  app.route('/', createCalendarRoutes({ ...core, config, limits, now }))
  app.route('/', createWebhookRoutes({ ...core, ...auth, webhooks, limits, log, now }))
  app.route('/', createPushRoutes({ ...core, push, limits }))
  app.route('/', createHomeRoutes({ ...core, home }))
  app.route('/', createReadRoutes({ ...core, now }))
  app.notFound(answerNotFound)
  return app
}
