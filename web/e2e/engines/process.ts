/** Starts processes that the engines need in their own process group, so that one signal ends all of them. */
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly stdio?: StdioOptions
}

export type Running = { readonly child: ChildProcess; end(): Promise<void> }

export function run({ command, args, env = {}, stdio }: Program): Running {
  const child = spawn(command, args, {
    detached: true,
    stdio: stdio ?? ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const exited = once(child, 'exit')
  return {
    child,
    async end() {
      if (child.pid !== undefined) killGroup(child.pid)
      await exited
    },
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended.
  }
}
