/** Starts the servers under test as processes of their own, and reads how much processor time they took. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Server = {
  readonly origin: string
  readonly port: number
  /** Processor time it took since it started, in milliseconds. */
  cpuMs(): number
  stop(): Promise<void>
}
export type Synchronous = 'FULL' | 'NORMAL'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const built = join(root, 'dist', 'server', 'main.js')
/** Clock ticks of /proc in a second: a constant of Linux. */
const TICKS = 100

/** Where the server keeps its database inside the folder it is given. */
export const DATABASE_FILE = 'mitten.db'

export function isServerBuilt(): boolean {
  return existsSync(built)
}

/** The built server where there is one, else its core behind a small door. */
export async function startMitten(
  folder: string,
  synchronous: Synchronous = 'FULL',
): Promise<Server> {
  if (!isServerBuilt())
    return startScript('mitten-server.ts', [join(folder, DATABASE_FILE), synchronous])
  const port = await freePort()
  const args =
    synchronous === 'NORMAL' ? ['--import', join(here, 'synchronous-normal.mjs'), built] : [built]
  const child = spawn(process.execPath, args, {
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
    },
  })
  return ready(child, port)
}

export function startFloor(file: string): Promise<Server> {
  return startScript(join('floors', 'floor-server.ts'), [file])
}

async function startScript(script: string, args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(data.toString().trim())))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return ready(child, port)
}

async function ready(child: ChildProcess, port: number): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + 20_000
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    port,
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
  return fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )
}

/** Node gives no other process's usage; where there is no /proc the figure is left out. */
function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return Number.NaN
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      probe.close(() => resolve(port))
    })
  })
}
