/** Serves an app of a test on a port of this computer until the test is finished, for clients that need an address. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import type { TestApp } from './make-app.ts'

export async function serveApp({ fetch }: Pick<TestApp, 'fetch'>): Promise<string> {
  const listener = getRequestListener(fetch)
  const server = createServer((request, response) => void listener(request, response)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
