/** The stream of pokes as tabs use it: the real endpoint and hub, read by an EventSource without a port. */
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import { followPokes } from './poke-stream.ts'
import type { WakeReason } from './sync-loop.ts'
import { createHousehold } from './testing/household.ts'
import { storing } from './testing/injected.ts'
import { serveEvents } from './testing/serve-events.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** The number of streams that the server keeps for one person. */
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

function follow(account: string, store: DeviceStore, wake = vi.fn<(reason: WakeReason) => void>()) {
  const loop = { wake, setStream() {}, syncNow: () => Promise.resolve(), stop() {} }
  const applied = vi.fn<() => void>()
  const tab = new AbortController()
  closing.push(tab)
  void followPokes({ account, store, loop, applied, random: Math.random }, tab.signal)
  return { wake, applied }
}

test('tabs beyond what the server holds for a person take turns in peace', async () => {
  const household = await createHousehold({ people: ['Maya'] })
  const { account } = household.device('Maya')
  const opened = serveEvents(household.core, account)
  for (let tab = 0; tab < HELD + 5; tab++) follow(account, createMemoryStore(initialState(v7())))
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(household.core.pokes.size()).toBe(HELD)
  // Five are waiting at any time, and each waits for at least two and a half minutes.
  expect(opened()).toBeLessThanOrEqual(HELD + 5 + 5 * (20 / 2.5))
})

test('a stream that breaks as soon as it is open is not opened again and again', async () => {
  const household = await createHousehold({ people: ['Maya'] })
  const { account, store } = household.device('Maya')
  const opened = serveEvents(household.core, account)
  const open = household.core.pokes.open.bind(household.core.pokes)
  Object.assign(household.core.pokes, {
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
  const household = await createHousehold({ people: ['Maya'] })
  const [tablet, phone] = [household.device('Maya'), household.device('Maya')]
  await tablet.sync()
  serveEvents(household.core, tablet.account)
  const wake = vi.fn<(reason: WakeReason) => void>()
  const { applied } = follow(tablet.account, tablet.store, wake)
  await vi.advanceTimersByTimeAsync(MINUTE)
  await phone.sync()
  const ids = [v7(), v7()]
  await phone.run('createTask', { id: ids[0] ?? '', name: 'Bins' })
  await phone.sync()
  await vi.waitFor(() => expect(applied).toHaveBeenCalledTimes(1))
  expect(await tablet.row('tasks', ids[0] ?? '')).toMatchObject({ name: 'Bins' })

  household.core.pokes.stop('stopping')
  await phone.run('createTask', { id: ids[1] ?? '', name: 'Windows' })
  await phone.sync()
  expect(wake).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(wake).toHaveBeenCalledWith('poke')
  await tablet.sync()
  await household.expectConverged()
})

test('the page of a poke is put below what waits, without a look at what was answered and is still kept', async () => {
  const household = await createHousehold({ people: ['Maya'] })
  const [tablet, phone] = [household.device('Maya'), household.device('Maya')]
  for (const name of ['Bins', 'Windows']) await tablet.run('createTask', { id: v7(), name })
  await tablet.sync()
  await tablet.run('createTask', { id: v7(), name: 'Stairs' })
  serveEvents(household.core, tablet.account)
  const starts: number[] = []
  const noting = storing((tx) => ({
    waiting(after, limit) {
      starts.push(after)
      return tx.waiting(after, limit)
    },
  }))
  const { applied } = follow(tablet.account, noting(tablet.store))
  await vi.advanceTimersByTimeAsync(MINUTE)
  await phone.run('createTask', { id: v7(), name: 'Plants' })
  await phone.sync()
  await vi.waitFor(() => expect(applied).toHaveBeenCalledTimes(1))
  expect(starts).toEqual([2])
  await tablet.sync()
  await household.expectConverged()
})

/** A tab that follows the streams of a server whose every event the test sends. */
function openScripted() {
  const streams: ScriptedEventSource[] = []
  class ScriptedEventSource extends EventTarget {
    readonly query: URLSearchParams
    isClosed = false
    constructor(path: string) {
      super()
      const [endpoint, query] = path.split('?')
      expect(endpoint).toBe('/api/sync/events')
      this.query = new URLSearchParams(query)
      streams.push(this)
    }
    say(event: string, value?: unknown): void {
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(value ?? null) }))
    }
    close(): void {
      this.isClosed = true
    }
  }
  vi.stubGlobal('EventSource', ScriptedEventSource)
  const store = createMemoryStore({ ...initialState('tablet'), cursor: 'a.7' })
  const wake = vi.fn<(reason: WakeReason) => void>()
  const setStream = vi.fn<(isUp: boolean) => void>()
  const loop = { wake, setStream, syncNow: () => Promise.resolve(), stop() {} }
  const applied = vi.fn<() => void>()
  const tab = new AbortController()
  closing.push(tab)
  const following = followPokes(
    { account: 'me', store, loop, applied, random: () => 0 },
    tab.signal,
  )
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const newest = () => {
    const stream = streams.at(-1)
    if (stream === undefined) throw new Error('No stream was opened')
    return stream
  }
  return { streams, newest, store, wake, setStream, applied, tab, following, wait }
}

test('a stream is asked for from where the device stands, in its name; a new device stands nowhere', async () => {
  const { newest, store, wake, wait } = openScripted()
  await wait(0)
  expect(Object.fromEntries(newest().query)).toEqual({
    account: 'me',
    device: 'tablet',
    cursor: 'a.7',
  })
  store.restore({ ...store.image(), state: initialState('tablet') })
  newest().say('error')
  await wait(SECOND)
  expect(Object.fromEntries(newest().query)).toEqual({ account: 'me', device: 'tablet' })
  newest().say('hello', { version: 0 })
  expect(wake).toHaveBeenCalledExactlyOnceWith('poke')
})

test('a device whose storage failed for a moment opens its stream later (R26, R41)', async () => {
  const { streams, store, newest, wait } = openScripted()
  await wait(0)
  const { outgoing } = store
  Object.assign(store, { outgoing: () => Promise.reject(new Error('The connection was lost')) })
  newest().say('error')
  await wait(5 * SECOND)
  expect(streams).toHaveLength(1)
  Object.assign(store, { outgoing })
  await wait(MINUTE)
  expect(streams).toHaveLength(2)
})

test('the word with which a stream opens wakes a device that is behind, and no other', async () => {
  const { newest, wake, setStream, wait } = openScripted()
  await wait(0)
  expect(setStream).not.toHaveBeenCalled()
  newest().say('hello', { version: 7 })
  expect(setStream).toHaveBeenCalledExactlyOnceWith(true)
  expect(wake).not.toHaveBeenCalled()
  for (const unlike of [{ version: 8 }, {}, null, 7]) {
    wake.mockClear()
    newest().say('hello', unlike)
    expect(wake).toHaveBeenCalledExactlyOnceWith('poke')
  }
})

test('a minute without a word ends a stream, and each word begins it anew', async () => {
  const { streams, newest, setStream, wait } = openScripted()
  await wait(0)
  newest().say('hello', { version: 7 })
  for (let beats = 0; beats < 3; beats++) {
    await wait(59 * SECOND)
    newest().say('beat')
  }
  await wait(MINUTE - 1)
  expect(streams).toHaveLength(1)
  expect(setStream).toHaveBeenLastCalledWith(true)
  await wait(1)
  expect(setStream).toHaveBeenLastCalledWith(false)
  expect(streams[0]?.isClosed).toBe(true)
  await wait(SECOND)
  expect(streams).toHaveLength(2)
})

test('a stream that never opens ends after a minute, too', async () => {
  const { streams, wait } = openScripted()
  await wait(MINUTE - 1)
  expect(streams).toHaveLength(1)
  await wait(1 + SECOND)
  expect(streams).toHaveLength(2)
  expect(streams[0]?.isClosed).toBe(true)
})

test('streams that break one after the other leave pauses that double; one that held for ten seconds ends that', async () => {
  const { streams, newest, wait } = openScripted()
  await wait(0)
  const pauseAfter = async (heldMs: number) => {
    newest().say('hello', { version: 7 })
    await wait(heldMs)
    const { length } = streams
    newest().say('error')
    for (let ms = 0; ; ms += 250) {
      if (streams.length > length) return ms
      await wait(250)
    }
  }
  expect(await pauseAfter(0)).toBe(500)
  expect(await pauseAfter(0)).toBe(1000)
  expect(await pauseAfter(9_999)).toBe(2000)
  expect(await pauseAfter(10_000)).toBe(500)
  expect(await pauseAfter(0)).toBe(1000)
})

test('streams that never open leave longer and longer pauses, however long that goes on', async () => {
  const { streams, newest, wait } = openScripted()
  await wait(0)
  for (const [failures, pause] of [500, 1000, 2000, 4000, 8000, 16_000, 32_000].entries()) {
    newest().say('error')
    await wait(pause - 1)
    expect(streams).toHaveLength(failures + 1)
    await wait(1)
    expect(streams).toHaveLength(failures + 2)
  }
})

test('whoever made room for another stays away as long as pauses get; another goodbye means soon', async () => {
  const { streams, newest, wait } = openScripted()
  await wait(0)
  newest().say('bye', { reason: 'stopping' })
  await wait(SECOND)
  expect(streams).toHaveLength(2)
  newest().say('bye', { reason: 'too_many' })
  await wait(2.5 * MINUTE - 1)
  expect(streams).toHaveLength(2)
  await wait(1)
  expect(streams).toHaveLength(3)
})

test('the page of a poke is taken in; what does not fit or cannot be read only wakes', async () => {
  const { newest, store, wake, applied, wait } = openScripted()
  await wait(0)
  const page = { base: 'a.7', cursor: 'a.8', reset: false, forgot: false, more: false }
  newest().say('page', { ...page, put: {}, gone: {} })
  await wait(0)
  expect(applied).toHaveBeenCalledTimes(1)
  expect(wake).not.toHaveBeenCalled()
  expect(store.image().state.cursor).toBe('a.8')
  const unreadable = new MessageEvent('page', { data: '{' })
  for (const tell of [
    () => newest().say('poke', { version: 9 }),
    () => newest().say('page', { ...page, base: 'a.9', cursor: 'a.10', put: {}, gone: {} }),
    () => newest().say('page', { base: 'a.8' }),
    () => newest().dispatchEvent(unreadable),
  ]) {
    wake.mockClear()
    tell()
    await wait(0)
    expect(wake).toHaveBeenCalledExactlyOnceWith('poke')
  }
  expect(applied).toHaveBeenCalledTimes(1)
  expect(store.image().state.cursor).toBe('a.8')
})

test.each([
  ['open', 0],
  ['in a pause', 1],
])('a tab that closes while its stream is %s asks for none any more', async (_, broken) => {
  const { streams, newest, tab, following, wait } = openScripted()
  await wait(0)
  if (broken) newest().say('error')
  await wait(0)
  tab.abort()
  await following
  await wait(20 * MINUTE)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.isClosed).toBe(true)
})
