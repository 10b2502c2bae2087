/** Runs the built server as a separate process: started, observed, and stopped in every possible way. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuMsOf, handlesOf, memoryMbOf } from '../process-usage.ts'
import { fetchStatus } from './http-client.ts'

export type Ending = { readonly code: number | null; readonly signal: string | null }
export type Readiness = {
  readonly ms: number
  /** Its processor time in this: on a busy machine the rest is waiting. */
  readonly cpuMs: number
}
export type ServerProcess = {
  /** The time until it reported ready; null if it ended before. */
  readonly ready: Promise<Readiness | null>
  readonly ended: Promise<Ending>
  isRunning(): boolean
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  memoryMb(): number
  handles(): number
  /** The internal errors in its log. */
  readonly faults: readonly string[]
}
export type Start = {
  /** The folder of the build. */
  readonly build: string
  readonly dataDir: string
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
  /** A module to load first. */
  readonly preload?: string
}

const ASK_EVERY_MS = 10

/** Ends with this process, however that ends. */
const children = new Set<{ kill(signal: 'SIGKILL'): boolean }>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** A program of the build. */
export function runBuilt(
  { build, dataDir, environment, preload }: Omit<Start, 'port'>,
  file: string,
  ...typed: readonly string[]
) {
  const first = preload === undefined ? [] : ['--import', preload]
  const child = spawn(process.execPath, [...first, join(build, file), ...typed], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const ended = new Promise<Ending>((resolve) =>
    child.once('exit', (code, signal) => {
      children.delete(child)
      resolve({ code, signal })
    }),
  )
  return { child, ended }
}

export function startServer({ port, ...start }: Start): ServerProcess {
  const startedAt = performance.now()
  const environment = { PORT: String(port), PLAN_LIMITS: 'off', ...start.environment }
  const { child, ended } = runBuilt({ ...start, environment }, 'main.js')
  const faults: string[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (line.includes('"event":"fault"')) faults.push(line)
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const pid = child.pid ?? 0
  return {
    ready: readiness(port, isRunning).then((isReady) =>
      isReady ? { ms: performance.now() - startedAt, cpuMs: cpuMsOf(pid) } : null,
    ),
    ended,
    isRunning,
    kill: (signal) => void child.kill(signal),
    memoryMb: () => memoryMbOf(pid),
    handles: () => handlesOf(pid),
    faults,
  }
}

async function readiness(port: number, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    if ((await fetchStatus(port, '/readyz')) === 200) return true
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return false
}
