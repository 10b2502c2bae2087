/** Queues that earlier releases left on devices: one mutation for each command that can be queued. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandNames, commandOf } from '#domain/commands.ts'
import type { Mutation } from '#domain/sync-protocol.ts'

/** The actor in the example household, and the mutation that waits. */
export type Recorded = { readonly by: string; readonly mutation: Mutation }
type RecordedQueue = { readonly release: string; readonly recorded: readonly Recorded[] }

const folder = join(import.meta.dirname, 'queues')

export function queuePath(release: string): string {
  return join(folder, `${release}.json`)
}

/** Oldest release first. */
export function recordedQueues(): readonly RecordedQueue[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((release) => ({
      release,
      recorded: JSON.parse(readFileSync(queuePath(release), 'utf8')) as readonly Recorded[],
    }))
}

/** The commands that can wait in an outbox and whose current version is not recorded yet. */
export function unrecordedIn(recorded: readonly Recorded[]) {
  const known = new Set(recorded.map(({ mutation: { name, version } }) => `${name} ${version}`))
  return commandNames.filter((name) => {
    const { onlineOnly = false, version } = commandOf(name)
    return !onlineOnly && !known.has(`${name} ${version}`)
  })
}
