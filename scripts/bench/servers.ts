/** Starts the servers under test as separate processes, and reads their CPU time. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/testing/free-port.ts'
import { cpuMsOf } from '../process-usage.ts'

export type Server = {
  readonly origin: string
  readonly port: number
  readonly pid: number
  /** Processor time since its start, in milliseconds. */
  cpuMs(): number
  stop(): Promise<void>
}
/** A schema of PostgreSQL. */
export type PostgresPlace = { readonly url: string; readonly schema: string }
export type Synchronous = 'FULL' | 'NORMAL'

/** Ends with this process, however that ends. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const built = join(root, 'dist', 'server', 'main.js')

type MittenOptions = {
  readonly synchronous?: Synchronous
  /** Where its data is, if not in its folder. */
  readonly place?: PostgresPlace | null | undefined
  /** The port of its own metrics. */
  readonly metricsPort?: number
  /** Called with its process as soon as there is one. */
  readonly onSpawn?: (pid: number) => void
}

/** The built server as people run it, but without its limits; makes its folder if necessary. */
export async function startMitten(
  folder: string,
  { synchronous = 'FULL', place, metricsPort, onSpawn }: MittenOptions = {},
): Promise<Server> {
  if (!existsSync(built)) throw new Error('There is no built server: npm run build')
  const port = await freePort()
  const preload = synchronous === 'NORMAL' ? ['--import', join(here, 'synchronous-normal.mjs')] : []
  mkdirSync(folder, { recursive: true })
  const child = spawn(process.execPath, [...preload, built], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      PLAN_LIMITS: 'off',
      RATE_LIMITS: 'off',
      ...(place && { DATABASE_URL: place.url, DATABASE_SCHEMA: place.schema }),
      ...(metricsPort && { METRICS: 'on', METRICS_PORT: String(metricsPort) }),
    },
  })
  onSpawn?.(child.pid ?? 0)
  return ready(child, port)
}

/** The floor that does the least possible, or the one that does the same work as Mitten. */
export async function startFloor(file: string, kind: 'least' | 'full' = 'least'): Promise<Server> {
  const script = join(here, 'floors', kind === 'full' ? 'full-server.ts' : 'floor-server.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(data.toString().trim())))
    child.once('exit', (code) => reject(new Error(`The floor's server ended with ${code}`)))
  })
  return ready(child, port)
}

async function ready(child: ChildProcess, port: number): Promise<Server> {
  children.add(child)
  child.once('exit', () => children.delete(child))
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + 20_000
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), 2000).unref()
      }),
  }
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
}
