/** A proxy before several servers: each request goes to the next of them, and nothing is tried twice. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = { readonly port: number; close(): void }

/** Answers 502 if that server cannot be reached, and breaks off if it breaks off. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((asked, answer) => {
    turn += 1
    pass({ asked, answer, port: ports[turn % ports.length] ?? 0, agent })
  })
  const port = await listen(server)
  return {
    port,
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

type Passing = {
  readonly asked: IncomingMessage
  readonly answer: ServerResponse
  readonly port: number
  readonly agent: Agent
}

function pass({ asked, answer, port, agent }: Passing): void {
  const { method, url, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
  onward.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    // An event stream has a first byte long before its first event.
    answer.flushHeaders()
    given.on('error', () => answer.destroy())
    given.on('aborted', () => answer.destroy())
    given.pipe(answer)
  })
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
