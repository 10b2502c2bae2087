/** Opens the port: plain http, or https with a redirect for plain http. */
import type { Server } from 'node:http'
import { createServer, Server as HttpsServer } from 'node:https'
import { getRequestListener, serve } from '@hono/node-server'
import type { Config } from '#server/config.ts'
import { createPlainApp } from '#server/connect/connect-routes.ts'
import { createTrusted } from '#server/http/client-address.ts'
import { limitConnections, serverOptions } from '#server/http/server-limits.ts'
import type { Log } from '#server/log.ts'
import { acceptPlain } from './both-protocols.ts'
import type { Certificates } from './certificate-source.ts'
import { keepFresh } from './certificates.ts'

/** Unlike a request, a handshake is expensive before the client is known. */
const HANDSHAKE_MS = 10_000

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
    server.once('close', keepFresh(server, certificates, log))
  }
  limitConnections(server, createTrusted(config.trustedProxies) ?? (() => false))
  return server
}
