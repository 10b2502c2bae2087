/** Limits of a connection, and a graceful shutdown. */
import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { limitedAs } from '#server/http/client-address.ts'

const MAX_CONNECTIONS = 5000
/** A household behind one address, with a stream for every tab, needs far less. */
const MAX_CONNECTIONS_PER_ADDRESS = 500
const GRACE_MS = 10_000
const IDLE_CHECK_MS = 50

/** For `serve({ serverOptions })`: slow or endless senders are disconnected; the time of an answer is not limited. */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
}

/** Limits the connections, in total and for each address except trusted proxies. */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
  server.maxConnections = MAX_CONNECTIONS
  server.maxHeadersCount = 100
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const peer = socket.remoteAddress ?? ''
    if (isProxy(peer)) return
    const address = limitedAs(peer)
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    })
    if (count > MAX_CONNECTIONS_PER_ADDRESS) socket.destroy()
  })
}

/**
 * Stops accepting connections, ends the streams, lets running requests finish for ten seconds, then closes the rest.
 * Resolves when the last connection is closed: then the database may be closed.
 */
export async function closeServer(
  server: Server,
  endStreams: () => void,
  graceMs = GRACE_MS,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  endStreams()
  // A keep-alive connection becomes idle after its answer: without this it would hold the server for a minute.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(timer)
}
