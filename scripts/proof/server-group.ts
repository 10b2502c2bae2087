/** Several servers on one database, behind a proxy: killed and started again one after the other. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/demo/random.ts'
import { freePort } from '#server/testing/free-port.ts'
import { buildServer } from '../build-server.mjs'
import type { ServerProcess, Start } from './server-process.ts'
import { startServer } from './server-process.ts'

/** How long a killed server stays down. */
const GONE_MS = [100, 1500] as const

export type ServerGroup = {
  readonly port: number
  /** Kills the next server and starts it again; resolves to the milliseconds until it was ready. */
  killNext(random: Random): Promise<number>
  /** The internal errors in their logs, and exits that nobody caused on purpose. */
  faults(): readonly string[]
  /** Stops all of them as an update does; names those that did not stop cleanly. */
  stop(): Promise<readonly string[]>
  /** Removes everything, no matter what happened before. */
  remove(): void
}

export async function startServers(
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServerGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-'))
  // Within the project, so that the native modules are found.
  const build = join(import.meta.dirname, '..', '..', '.cache', `side-by-side-${process.pid}`)
  mkdirSync(build, { recursive: true })
  await buildServer(build)
  const starts: Start[] = []
  for (let number = 0; number < count; number++) {
    const dataDir = join(folder, String(number))
    starts.push({ build, dataDir, port: await freePort(), environment })
  }
  const running = starts.map(startServer)
  const ready = await Promise.all(running.map((server) => server.ready))
  if (ready.includes(null)) throw new Error('A server did not start')
  const proxy = await startProxy(starts.map(({ port }) => port))
  return groupOf({ starts, running, proxy, folders: [folder, build] })
}

type Parts = {
  readonly starts: readonly Start[]
  readonly running: ServerProcess[]
  readonly proxy: Proxy
  readonly folders: readonly string[]
}

function groupOf({ starts, running, proxy, folders }: Parts): ServerGroup {
  const all = [...running]

  const ended: string[] = []
  let turn = 0

  function expectRunning(): void {
    for (const [place, server] of running.entries())
      if (!server.isRunning()) ended.push(`Server ${place} ended by itself`)
  }

  return {
    port: proxy.port,
    async killNext(random) {
      expectRunning()
      const place = turn++ % starts.length
      const start = starts[place]
      running[place]?.kill('SIGKILL')
      await running[place]?.ended
      await pause(random.between(...GONE_MS))
      if (!start) throw new Error('There is no server')
      const server = startServer(start)
      all.push(server)
      running[place] = server
      const readiness = await server.ready
      if (readiness === null) throw new Error('A server that was killed did not start again')
      return readiness.ms
    },
    faults: () => [...ended, ...all.flatMap(({ faults }) => faults)],
    async stop() {
      expectRunning()
      for (const server of running) server.kill('SIGTERM')
      const endings = await Promise.all(running.map(({ ended }) => ended))
      return endings
        .filter(({ code }) => code !== 0)
        .map(({ code, signal }) => `A server ended with ${code ?? signal}`)
    },
    remove() {
      proxy.close()
      for (const server of running) server.kill('SIGKILL')
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Proxy = { readonly port: number; close(): void }

/** Answers 502 if that server cannot be reached, and breaks off if that server does. */
async function startProxy(ports: readonly number[]): Promise<Proxy> {
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
