/**
 * W13: the first visit of a browser without any files of the app, on a slow line: how long until the form for signing
 * in can be used, and until the worker has every file and the app opens without a network.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { WebSocket } from 'ws'
import { openPhone } from './phone.ts'
import type { Results } from './results.ts'
import { startMitten } from './servers.ts'

/** "Slow 3G" of Chromium's developer tools: bytes a second, and milliseconds until a response begins. */
const SLOW_3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

/** With this argument, a browser writes into its profile where it can be controlled. */
const STEERABLE = '--remote-debugging-port=0'

type DevtoolsMessage = {
  readonly method?: string
  readonly params?: { readonly sessionId?: string }
  readonly error?: { readonly message: string }
}

/** A worker that starts later is slow before it has requested anything. */
async function slowDownLine(page: Page, profile: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
  await slowDownWorkers(profile)
}

/** Ends with the browser. */
async function slowDownWorkers(profile: string): Promise<void> {
  const note = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8')
  const [port, path = ''] = note.split('\n')
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let id = 0
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++id, method, params, sessionId }))
  socket.on('message', (data: Buffer) => {
    const { method, params, error } = JSON.parse(data.toString()) as DevtoolsMessage
    if (error) throw new Error(error.message)
    if (method !== 'Target.attachedToTarget') return
    send('Network.enable', {}, params?.sessionId)
    send('Network.emulateNetworkConditions', SLOW_3G, params?.sessionId)
    send('Runtime.runIfWaitingForDebugger', {}, params?.sessionId)
  })
  send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'service_worker' }],
  })
}

const RUNS = 3
const TIMEOUT_MS = 20 * 60_000

type Bench = {
  readonly folder: string
  readonly results: Results
  readonly say: (line: string) => void
}

export async function measureFirstVisit({ folder, results, say }: Bench): Promise<void> {
  const dataDir = join(folder, 'first-visit')
  const server = await startMitten(dataDir)
  try {
    for (let run = 0; run < RUNS; run++) {
      const { form, offline, files } = await visit(server.origin, join(dataDir, `profile-${run}`))
      const add = (metric: string, ms: number) =>
        results.add({ workload: 'W13', metric, rows: files }, 'mitten', ms)
      add('slow 3G: form usable ms', form)
      add('slow 3G: opens offline ms', offline)
      say(`W13: form after ${Math.round(form)} ms, offline after ${Math.round(offline)} ms`)
    }
  } finally {
    await server.stop()
  }
}

async function visit(origin: string, profile: string) {
  const context = await openPhone(profile, [STEERABLE])
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    const page = await context.newPage()
    await slowDownLine(page, profile)
    const began = performance.now()
    await page.goto(`${origin}/login`, { waitUntil: 'commit' })
    await page.getByLabel('Username').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill('knit-one-purl-two')
    const form = performance.now() - began
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const offline = performance.now() - began
    const files = await page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().length
    })
    await context.setOffline(true)
    await page.reload()
    await page.getByLabel('Username').waitFor()
    return { form, offline, files }
  } finally {
    await context.close()
  }
}
