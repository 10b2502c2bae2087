/** The stream of pokes as tabs follow it: the real door and hub, read by an EventSource that needs no port. */
import { Hono } from 'hono'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '#server/app-env.ts'
import type { Core } from '#server/core.ts'
import { createSyncRoutes } from '#server/sync/sync-routes.ts'
import { initialState } from '#web/data/device-store.ts'
import type { MemoryStore } from '#web/data/testing/memory-store.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import { followPokes } from './poke-stream.ts'
import type { WakeReason } from './sync-loop.ts'
import { createHousehold } from './testing/household.ts'

const MINUTE = 60_000
/** What the server holds for one person. */
const HELD = 20

beforeEach(() => {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'performance',
  ] as const
  vi.useFakeTimers({ toFake: [...toFake] })
})
const closing: AbortController[] = []
afterEach(() => {
  for (const tab of closing.splice(0)) tab.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Makes the page's EventSource one that asks this server, signed in as this account; tells how often it was opened. */
function serve(core: Core, account: string): () => number {
  let opened = 0
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('session', { userId: account, role: 'user', tokenHash: '', createdAt: '' })
    await next()
  })
  app.route('/', createSyncRoutes({ ...core, now: () => new Date() }))

  class ServedEventSource extends EventTarget {
    #reader: ReadableStreamDefaultReader<string> | undefined
    constructor(path: string) {
      super()
      opened++
      void this.#read(path)
    }
    async #read(path: string): Promise<void> {
      const { body } = await app.request(path)
      this.#reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { value, done = true } = (await this.#reader?.read()) ?? {}
        if (done) return void this.dispatchEvent(new Event('error'))
        for (const [, event = '', data = ''] of (value ?? '').matchAll(
          /event: (.*)\ndata: (.*)\n\n/g,
        ))
          this.dispatchEvent(new MessageEvent(event, { data }))
      }
    }
    close(): void {
      void this.#reader?.cancel()
    }
  }
  vi.stubGlobal('EventSource', ServedEventSource)
  return () => opened
}

function follow(account: string, store: MemoryStore, wake = vi.fn<(reason: WakeReason) => void>()) {
  const loop = { wake, setStream() {}, syncNow: () => Promise.resolve(), stop() {} }
  const tookIn = vi.fn<() => void>()
  const tab = new AbortController()
  closing.push(tab)
  void followPokes({ account, store, loop, tookIn, random: Math.random }, tab.signal)
  return { wake, tookIn }
}

test('tabs beyond what the server holds for a person take turns in peace', async () => {
  const house = await createHousehold({ people: ['Maya'] })
  const { account } = house.device('Maya')
  const opened = serve(house.core, account)
  for (let tab = 0; tab < HELD + 5; tab++) follow(account, createMemoryStore(initialState(v7())))
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(house.core.pokes.size()).toBe(HELD)
  // Five are out at any time, and each stays out for two and a half minutes at least.
  expect(opened()).toBeLessThanOrEqual(HELD + 5 + 5 * (20 / 2.5))
})

test('a stream that breaks as soon as it is open is not opened again and again', async () => {
  const house = await createHousehold({ people: ['Maya'] })
  const { account, store } = house.device('Maya')
  const opened = serve(house.core, account)
  const { open } = house.core.pokes
  Object.assign(house.core.pokes, {
    open(stream: Parameters<typeof open>[0]) {
      const drop = open(stream)
      stream.close()
      return drop
    },
  })
  follow(account, store)
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(opened()).toBeLessThan(25)
})

test('a device whose stream was cut off comes back soon, from where it stands, and has everything', async () => {
  const house = await createHousehold({ people: ['Maya'] })
  const [tablet, phone] = [house.device('Maya'), house.device('Maya')]
  await tablet.sync()
  serve(house.core, tablet.account)
  const wake = vi.fn<(reason: WakeReason) => void>()
  const { tookIn } = follow(tablet.account, tablet.store, wake)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await phone.sync()
  const ids = [v7(), v7()]
  await phone.run('createTask', { id: ids[0] ?? '', name: 'Bins' })
  await phone.sync()
  await vi.waitFor(() => expect(tookIn).toHaveBeenCalledTimes(1))
  expect(await tablet.row('tasks', ids[0] ?? '')).toMatchObject({ name: 'Bins' })

  house.core.pokes.end({}, 'stopping')
  await phone.run('createTask', { id: ids[1] ?? '', name: 'Windows' })
  await phone.sync()
  expect(wake).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(wake).toHaveBeenCalledWith('poke')
  await tablet.sync()
  await house.expectConverged()
})
