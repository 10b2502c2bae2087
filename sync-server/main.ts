/** Starts the server: settings, database, app, port; and stops it without losing a request. */
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { createSecurityHeaders } from '#server/http/headers.ts'
import { createLog } from '#server/log.ts'
import { openDatabase } from '#server/store/open-database.ts'

/** Requests under way get this long to finish once the server is told to stop. */
const STOP_WITHIN_MS = 10_000

const config = parseConfig(process.env)
const log = createLog()
const database = openDatabase(join(config.dataDir, 'mitten.sqlite'))
const headers = createSecurityHeaders(config, null)
const mitten = createApp({ config, database, log, headers, now: () => new Date() })
await mitten.ensureAdmin()

const server = serve({ fetch: mitten.app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
  log.info('start', { port })
})

function stop(): void {
  log.info('stop')
  mitten.drain()
  const impatient = setTimeout(() => process.exit(1), STOP_WITHIN_MS)
  server.close(() => {
    clearTimeout(impatient)
    database.close()
    log.flush()
  })
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
