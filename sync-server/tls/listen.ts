/** Opens the port: plain http, or https with a redirect for plain http. */
import type { RequestListener, Server } from 'node:http'
import { createServer as createPlainServer } from 'node:http'
import { createServer, Server as HttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener, serve } from '@hono/node-server'
import type { Config } from '#server/config.ts'
import { createPlainApp } from '#server/connect/connect-routes.ts'
import { createTrusted } from '#server/http/client-address.ts'
import { limitConnections, serverOptions } from '#server/http/server-limits.ts'
import type { Log } from '#server/log.ts'
import type { Certificates } from './certificate-source.ts'
import { watchCertificates } from './certificates.ts'

/** Unlike a request, a handshake is expensive before the client is known. */
const HANDSHAKE_MS = 10_000
/** The first byte of every TLS connection. */
const TLS_HANDSHAKE = 0x16
/**
 * A page and a certificate take less. Node applies timeouts only to servers that listen, so each plain connection gets
 * its own.
 */
const PLAIN_LIFE_MS = 10_000

type Listening = {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly config: Config
  readonly certificates: Certificates | null
  readonly log: Log
}

export function listen(
  { fetch, config, certificates, log }: Listening,
  onListening: (port: number) => void,
): Server {
  const server = serve(
    {
      fetch,
      port: config.port,
      hostname: config.host,
      ...(certificates === null
        ? { serverOptions }
        : {
            createServer,
            serverOptions: {
              ...serverOptions,
              ...certificates.current(),
              handshakeTimeout: HANDSHAKE_MS,
            },
          }),
    },
    ({ port }) => onListening(port),
  ) as Server | HttpsServer
  if (certificates !== null && server instanceof HttpsServer) {
    const plain = createPlainApp({
      config,
      authority: certificates.authority,
      certificate: () => certificates.current().cert,
    })
    const answer = getRequestListener(plain.fetch)
    acceptPlain(server, (request, response) => void answer(request, response))
    server.once('close', watchCertificates(server, certificates, log))
  }
  limitConnections(server, createTrusted(config.trustedProxies) ?? (() => false))
  return server
}

/**
 * Accepts plain http on the port of an https server, to redirect people who type an address without https. To be called
 * before the first connection, as soon as the server has been told to listen.
 */
function acceptPlain(server: HttpsServer, listener: RequestListener): void {
  const plain = createPlainServer({ ...serverOptions, keepAliveTimeout: 1 }, listener)
  const secure = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), PLAIN_LIFE_MS)
    const settle = () => clearTimeout(timer)
    socket.once('close', settle)
    // Until a protocol takes over, nothing else would handle a reset.
    socket.on('error', () => socket.destroy())
    socket.once('data', (first: Buffer) => {
      socket.pause()
      socket.unshift(first)
      if (first[0] !== TLS_HANDSHAKE) plain.emit('connection', socket)
      else {
        settle()
        for (const accept of secure) accept.call(server, socket)
      }
      process.nextTick(() => socket.resume())
    })
  })
}
