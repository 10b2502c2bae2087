/** A slow line for a page and its service worker, which Playwright has no way to slow down. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { WebSocket } from 'ws'

/** "Slow 3G" of Chromium's developer tools: bytes a second, and milliseconds until an answer begins. */
const SLOW_3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

/** With this argument a browser writes into its profile where it can be steered. */
export const STEERABLE = '--remote-debugging-port=0'

type Told = {
  readonly method?: string
  readonly params?: { readonly sessionId?: string }
  readonly error?: { readonly message: string }
}

/** A worker that starts later is slow before it has asked for anything. */
export async function slowDownLine(page: Page, profile: string): Promise<void> {
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
    const { method, params, error } = JSON.parse(data.toString()) as Told
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
