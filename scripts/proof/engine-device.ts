/** A device with the real engine and its data in IndexedDB, which knows the server only by its port. */
import 'fake-indexeddb/auto'
import { v7 } from 'uuid'
import { CommandError } from '#domain/command-error.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import type { MutationResult, Page } from '#domain/sync-protocol.ts'
import type { Task } from '#domain/tasks/task.ts'
import { openSettings } from '#domain/testing/make.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import { openDexieStore } from '#web/data/testing/dexie-image.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import { exchange } from '#web/sync/exchange.ts'
import { followPokes } from '#web/sync/poke-stream.ts'
import { createSyncLoop } from '#web/sync/sync-loop.ts'
import { createTransport } from '#web/sync/transport.ts'
import { serveEvents } from './proxied-events.ts'

export type Place = {
  readonly port: number
  readonly account: string
  readonly cookie: string
}
/** Callbacks for everything that arrives at the device. */
export type Callbacks = {
  readonly answered: (status: number | null) => void
  readonly settled: (result: MutationResult) => void
  readonly page: (page: Page) => void
  readonly stream: (isUp: boolean) => void
  readonly fault: (error: unknown) => void
}
export type EngineDevice = {
  readonly account: string
  image(): Promise<DeviceImage>
  newestTasks(count: number): Promise<readonly Task[]>
  /** The id of the queued mutation; null if the rules refuse it here. */
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<string | null>
  /** How many mutations wait. */
  waiting(): Promise<number>
  syncNow(): Promise<void>
  stop(): void
}

/** Starts at once: it syncs, and follows its stream. */
export function startDevice(place: Place, callbacks: Callbacks): EngineDevice {
  const { account } = place
  const id = v7()
  const open = openStore(id)
  const { store } = open
  const transport = createTransport(fetcherOf(place, callbacks))
  const loop = createSyncLoop({
    store,
    account,
    transport,
    clock: Date.now,
    isOnline: () => true,
    withLock: (work) => work(),
    report: () => undefined,
    fault: callbacks.fault,
    random: Math.random,
    isVisible: () => true,
  })
  const stopping = new AbortController()
  serveEvents(id, { ...place, ...callbacks })
  const applied = () => undefined
  void open.image().then(() => {
    loop.wake('request')
    return followPokes({ store, account, loop, applied, random: Math.random }, stopping.signal)
  })
  const runner = { store, account, now: () => new Date(), settings: () => openSettings }
  return {
    account,
    image: open.image,
    newestTasks: (count) => open.database.tasks.reverse().limit(count).toArray(),
    run: (name, input) =>
      runCommand({ ...runner, queued: () => loop.wake('queued') }, name, input).catch(refused),
    waiting: async () => (await store.outgoing(1000)).items.length,
    syncNow: () => loop.syncNow(),
    stop() {
      stopping.abort()
      loop.stop()
    },
  }
}

/** The data that a new device of this person would get. */
export async function firstSync(place: Place, callbacks: Callbacks): Promise<DeviceImage> {
  const open = openStore(v7())
  await open.image()
  const transport = createTransport(fetcherOf(place, callbacks))
  const deps = { store: open.store, account: place.account, transport, clock: Date.now }
  while ((await exchange(deps, { attempt: 0, limit: 1000 })).hasMore);
  return open.image()
}

function openStore(id: string) {
  return openDexieStore({ ...initialState(id), settings: openSettings })
}

function refused(error: unknown): null {
  if (error instanceof CommandError) return null
  throw error
}

/** `fetch` as a page has it, which also reports what arrives. */
function fetcherOf({ port, cookie }: Place, callbacks: Callbacks): typeof fetch {
  return async (path, options) => {
    if (typeof path !== 'string') throw new TypeError('The engine asks by path')
    const headers = new Headers(options?.headers)
    headers.set('Cookie', cookie)
    headers.set('Sec-Fetch-Site', 'same-origin')
    const url = `http://127.0.0.1:${port}${path}`
    try {
      const answer = await fetch(url, { ...options, headers })
      const text = await answer.text()
      callbacks.answered(answer.status)
      if (answer.ok) passOn(JSON.parse(text) as Parameters<typeof passOn>[0], callbacks)
      return new Response(text, { status: answer.status, headers: answer.headers })
    } catch (error) {
      callbacks.answered(null)
      throw error
    }
  }
}

type Answer = { readonly results: readonly MutationResult[]; readonly page: Page }

function passOn({ results, page }: Answer, callbacks: Callbacks): void {
  for (const result of results) callbacks.settled(result)
  callbacks.page(page)
}
