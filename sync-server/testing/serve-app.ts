/** Serves on a port of this computer until the test is finished, for clients that need an address. */
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import type { TestApp } from './make-app.ts'

export async function serveApp({ fetch }: Pick<TestApp, 'fetch'>): Promise<string> {
  const listener = getRequestListener(fetch)
  const port = await serve((request, response) => void listener(request, response))
  return `http://127.0.0.1:${port}`
}

/** Returns the port. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
