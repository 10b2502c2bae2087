/** A server for every test: the built one, on a free port, with its data in a temporary folder. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { freePort } from '#server/testing/free-port.ts'

export type TestServer = {
  readonly url: string
  /** The server's own database file, through a second connection. */
  readonly database: SqliteDatabase
  /** Kills it like a power failure: nothing is finished or closed. */
  kill(): Promise<void>
  /** Starts it again on the same port and data, from this build or from the folder of another one. */
  start(build?: string): Promise<void>
  stop(): Promise<void>
}

/** Environment variables, which may depend on the port. */
export type Settings =
  | Readonly<Record<string, string>>
  | ((port: number) => Promise<Readonly<Record<string, string>>>)

export async function startServer(given: Settings = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mitten-'))
  const port = await freePort()
  const settings = typeof given === 'function' ? await given(port) : given
  const isLan = settings['LAN'] === 'on'
  const url = `http${isLan ? 's' : ''}://localhost:${port}`
  let child: ChildProcess | null = null

  async function start(build = 'dist'): Promise<void> {
    child = spawn(process.execPath, [join(build, 'server', 'main.js')], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        PLAN_LIMITS: 'off',
        RATE_LIMITS: 'off',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Nobody trusts the certificate here yet; plain http on the port is ready at the same time.
    await untilReady(child, isLan ? `http://localhost:${port}/connect` : `${url}/readyz`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child
    child = null
    if (running === null || running.exitCode !== null) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await exited
  }

  await start()
  const database = openDatabase(join(dataDir, 'mitten.sqlite'))
  return {
    url,
    database,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      database.close()
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
