/** Runs the server and its commands from source, each as a separate process on a real data folder. */
import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const sources = join(import.meta.dirname, '..')

export type Place = {
  readonly dataDir: string
  /** A shell command to run first, such as setting the umask. */
  readonly first?: string
  readonly settings?: Readonly<Record<string, string>>
}
export type RunningServer = {
  readonly url: string
  kill(): Promise<void>
}

/** Resolves when the server listens. */
export async function startServer(place: Place): Promise<RunningServer> {
  const child = start('main.ts', place)
  child.stderr.pipe(process.stderr)
  const ended = once(child, 'exit')
  const port = await new Promise<unknown>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (!line.startsWith('{')) return
      const { event, port } = JSON.parse(line) as { event: string; port?: number }
      if (event === 'start') resolve(port)
    })
    void ended.then(() => reject(new Error('The server did not start')))
  })
  return {
    url: `http://127.0.0.1:${String(port)}`,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Runs a command, or a server that should not start, until it ends. */
export async function run(
  file: string,
  place: Place,
  ...typed: readonly string[]
): Promise<{ readonly status: number; readonly said: string }> {
  const child = start(file, place, ...typed)
  let said = ''
  child.stdout.on('data', (part) => (said += String(part)))
  child.stderr.on('data', (part) => (said += String(part)))
  const [status] = (await once(child, 'close')) as [number]
  return { status, said }
}

export function start(
  file: string,
  { dataDir, first = ':', settings = {} }: Place,
  ...typed: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  const command = [process.execPath, '--import', 'tsx', join(sources, file), ...typed]
  return spawn('sh', ['-c', `${first}; exec "$@"`, 'sh', ...command], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      PLAN_LIMITS: 'off',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
