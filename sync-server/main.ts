/** Starts the server: settings, database, app, port; and stops it without losing a request. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from '#server/app.ts'
import { createPasswords } from '#server/auth/password.ts'
import { parseConfig } from '#server/config.ts'
import { announcement, httpWarning } from '#server/connect/announce.ts'
import { portFault } from '#server/http/port-fault.ts'
import { closeServer } from '#server/http/server-limits.ts'
import { createLog } from '#server/log.ts'
import { openData } from '#server/store/open-data.ts'
import { restrictPermissions } from '#server/store/restrict-permissions.ts'
import { openCertificates } from '#server/tls/certificates.ts'
import { listen } from '#server/tls/listen.ts'
import { startUpkeep } from '#server/upkeep.ts'

/** How long a server that is being replaced may take to end. */
const HANDOVER_MS = 5000

const config = orExplain(() => parseConfig(process.env))
const metrics = await openMetrics()
const log = metrics === null ? createLog() : metrics.watching(createLog())
restrictPermissions(config.dataDir, (message) => log.warn('warning', { message }))
const { database, release } = await openData(config, HANDOVER_MS).catch(explainAndExit)
const certificates = orExplain(() => openCertificates({ config, log }))
const authority = certificates?.authority ?? (() => null)
const now = () => new Date()
const mitten = createApp({
  config,
  database,
  log,
  webFolder: builtClient(),
  now,
  passwords: createPasswords(),
  authority,
})
metrics?.watch({ ...mitten, ...mitten.core, config })
await mitten.prepare()
const warning = httpWarning(config.publicOrigin)
if (warning !== null) log.warn('warning', { message: warning })
mitten.push.start()
void mitten.home.start()
mitten.webhooks.start()
const stopUpkeep = startUpkeep({ ...mitten, ...mitten.core, config, log, now })

const server = listen({ fetch: mitten.app.fetch, config, certificates, log }, (port) => {
  log.info('start', { port })
  process.stdout.write(announcement(config, authority()))
})
server.once('error', (error) => explainAndExit(portFault(error, config, 'PORT')))

async function stop(): Promise<void> {
  await closeServer(server, mitten.drain)
  metrics?.close()
  stopUpkeep()
  await mitten.home.stop()
  database.close()
  release()
  log.info('stop')
  log.flush()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

/** Everything needed to start. Otherwise exits and names every fault: a stack would only hide them. */
function orExplain<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    explainAndExit(error)
  }
}

function explainAndExit(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** Loaded only if it is wanted. */
async function openMetrics() {
  if (config.metrics === null) return null
  const { serveMetrics } = await import('#server/metrics/serve-metrics.ts')
  return serveMetrics(config.metrics).catch(explainAndExit)
}

/** The folder of the built client; null in development, where Vite serves it. */
function builtClient(): string | null {
  const build = fileURLToPath(new URL('../build.json', import.meta.url))
  return existsSync(build) ? join(build, '..', 'web') : null
}
