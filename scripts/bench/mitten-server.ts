/** Mitten's core behind its sync door, with sessions and compression, for a checkout that has no built server. Prints its port. */
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { AppEnv, Session } from '#server/app-env.ts'
import { createCore } from '#server/core.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createSyncRoutes } from '#server/sync/sync-routes.ts'

const database = openDatabase(process.argv[2] ?? ':memory:')
if (process.argv[3] === 'NORMAL') database.pragma('synchronous = NORMAL')
const core = createCore({ database, settings: { planLimits: false }, report: console.error })
const findSession = database.prepare<[string], Session>(
  `SELECT user_id AS userId, sessions.created_at AS createdAt, role, token_hash AS tokenHash
   FROM sessions JOIN accounts ON accounts.id = user_id WHERE token_hash = ?`,
)

const app = new Hono<AppEnv>()
app.get('/health', (c) => c.text('ok'))
app.use('/api/*', async (c, next) => {
  const token = /sid-[0-9a-f-]+=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1] ?? ''
  const session = findSession.get(createHash('sha256').update(token).digest('base64url'))
  if (!session) return c.json({ code: 'unauthenticated' }, 401)
  c.set('session', session)
  await next()
})
app.use('/api/sync', compress())
app.route('/', createSyncRoutes({ ...core, now: () => new Date() }))
app.onError((error, c) => {
  console.error(error)
  return c.json({ code: 'server_error' }, 500)
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port))
