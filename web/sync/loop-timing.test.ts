/**
 * When the loop exchanges, and which status it reports: every outcome has a next attempt, neither too early nor too
 * late.
 */
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExchangeRequest, ExchangeResponse } from '#domain/sync-protocol.ts'
import { idOf, monday, openSettings } from '#domain/testing/make.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import type { LoopDeps, SyncLoop } from './sync-loop.ts'
import { createSyncLoop } from './sync-loop.ts'
import type { Failure } from './transport.ts'
import { ExchangeError } from './transport.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const account = idOf('Maya')

let running: SyncLoop | undefined
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(monday) })
})
afterEach(() => {
  running?.stop()
  vi.useRealTimers()
})

type Status = 'applied' | 'held' | 'none'
type Respond = (request: ExchangeRequest) => Promise<ExchangeResponse>

/** The server's answer without news; the mutations sent are applied, held, or not answered. */
function answerTo({ cursor, mutations }: ExchangeRequest, status: Status = 'applied') {
  const results = status === 'none' ? [] : mutations.map(({ id }) => ({ id, status }))
  const page = { base: cursor, cursor: 'a.1', reset: false, forgot: false, more: false }
  return Promise.resolve<ExchangeResponse>({
    mitten: 1,
    account,
    now: new Date().toISOString(),
    settings: openSettings,
    results,
    page: { ...page, put: {}, gone: {} },
  })
}

const failWith = (failure: Failure) => () => Promise.reject(new ExchangeError(failure))
const unreachable = failWith({ kind: 'unreachable' })

/** A device whose server answers like this. Pauses are the shortest that chance allows: half of their bounds. */
function open(given: Partial<LoopDeps> = {}) {
  const store = createMemoryStore({
    ...initialState('device'),
    cursor: 'a.1',
    settings: openSettings,
  })
  let respond: Respond = answerTo
  let last = Date.now()
  const pauses: number[] = []
  const sent: number[] = []
  const phases: string[] = []
  const fault = vi.fn<(error: unknown) => void>()
  const loop = createSyncLoop({
    store,
    account,
    transport: (request) => {
      pauses.push(Date.now() - last)
      sent.push(request.mutations.length)
      last = Date.now()
      return respond(request)
    },
    clock: Date.now,
    isOnline: () => true,
    withLock: (work) => work(),
    report: (phase) => void phases.push(phase),
    fault,
    random: () => 0,
    isVisible: () => true,
    ...given,
  })
  running = loop
  const settings = () => openSettings
  const runner = { store, account, now: () => new Date(), settings, queued: () => undefined }
  return {
    loop,
    store,
    phases,
    fault,
    sent,
    answer: (next: Respond) => void (respond = next),
    create: async (count: number) => {
      for (let n = 0; n < count; n++)
        await runCommand(runner, 'createTask', { id: v7(), name: 'Dishes' })
    },
    /** The pauses before the exchanges within this time. */
    async pausesIn(ms: number): Promise<readonly number[]> {
      last = Date.now()
      pauses.length = 0
      await vi.advanceTimersByTimeAsync(ms)
      return [...pauses]
    },
  }
}

test('while all is well it looks every 20 seconds, or every minute where a stream tells it of news', async () => {
  const { loop, phases, pausesIn } = open()
  await loop.syncNow()
  expect(phases).toEqual(['idle'])
  expect(await pausesIn(MINUTE)).toEqual([20 * SECOND, 20 * SECOND, 20 * SECOND])
  loop.setStream(true)
  await loop.syncNow()
  expect(await pausesIn(2 * MINUTE)).toEqual([MINUTE, MINUTE])
  loop.setStream(false)
  await loop.syncNow()
  expect(await pausesIn(30 * SECOND)).toEqual([20 * SECOND])
})

test('when the stream ends, what it may have missed is looked for within a second', async () => {
  const { loop, pausesIn } = open()
  loop.setStream(true)
  await loop.syncNow()
  expect(await pausesIn(10 * SECOND)).toEqual([])
  loop.setStream(false)
  // Reconnecting in vain changes nothing.
  loop.setStream(false)
  expect(await pausesIn(SECOND)).toEqual([0.5 * SECOND])
})

test('when the stream ends during an exchange, whose answer may be older, another one follows', async () => {
  const { loop, answer, pausesIn } = open({ isVisible: () => false })
  loop.setStream(true)
  await loop.syncNow()
  const release: (() => void)[] = []
  answer((request) => new Promise<void>((go) => release.push(go)).then(() => answerTo(request)))
  loop.wake('request')
  await pausesIn(SECOND)
  loop.setStream(false)
  answer(answerTo)
  release[0]?.()
  expect(await pausesIn(SECOND)).toEqual([0])
  expect(await pausesIn(MINUTE)).toEqual([])
})

test('a hidden page looks when it is woken, and not by itself', async () => {
  const { loop, pausesIn } = open({ isVisible: () => false })
  await loop.syncNow()
  expect(await pausesIn(60 * MINUTE)).toEqual([])
  loop.wake('poke')
  expect(await pausesIn(60 * MINUTE)).toEqual([0])
})

test('without an answer the pauses double and never end; being asked begins them anew (R28)', async () => {
  const { loop, phases, answer, pausesIn } = open()
  answer(unreachable)
  await loop.syncNow()
  expect(phases).toEqual(['offline'])
  expect(await pausesIn(31 * SECOND)).toEqual([1000, 2000, 4000, 8000, 16_000])
  const later = await pausesIn(24 * 60 * MINUTE)
  expect(later.slice(-2)).toEqual([2.5 * MINUTE, 2.5 * MINUTE])
  await loop.syncNow()
  expect(await pausesIn(3 * SECOND)).toEqual([1000, 2000])
  answer(answerTo)
  await loop.syncNow()
  expect(phases.at(-1)).toBe('idle')
  expect(await pausesIn(20 * SECOND)).toEqual([20 * SECOND])
  answer(unreachable)
  loop.wake('poke')
  expect(await pausesIn(3 * SECOND)).toEqual([0, 1000, 2000])
})

test.each<[Failure, string, readonly number[]]>([
  [{ kind: 'signIn' }, 'signIn', [15 * MINUTE, 15 * MINUTE]],
  [{ kind: 'upgrade' }, 'upgrade', [15 * MINUTE, 15 * MINUTE]],
  [{ kind: 'deleted' }, 'deleted', []],
  [{ kind: 'busy', retryAfterMs: 10 * MINUTE }, 'idle', [10 * MINUTE, 10 * MINUTE, 10 * MINUTE]],
])(
  'an answer of %o shows %s, and is asked about again in its own time',
  async (failure, shown, pauses) => {
    const { loop, phases, fault, answer, pausesIn } = open()
    answer(failWith(failure))
    await loop.syncNow()
    expect(phases).toEqual([shown])
    expect(await pausesIn(30 * MINUTE)).toEqual(pauses)
    expect(fault).not.toHaveBeenCalled()
  },
)

test('a busy server that names no time is asked with growing pauses', async () => {
  const { loop, answer, pausesIn } = open()
  answer(failWith({ kind: 'busy', retryAfterMs: 0 }))
  await loop.syncNow()
  expect(await pausesIn(7 * SECOND)).toEqual([1000, 2000, 4000])
})

test('a change that is cut off shows as offline and is tried again soon', async () => {
  const { loop, phases, answer, create, pausesIn } = open()
  await loop.syncNow()
  await create(1)
  answer(failWith({ kind: 'cutOff' }))
  await loop.syncNow()
  expect(phases.at(-1)).toBe('offline')
  expect(await pausesIn(3 * SECOND)).toEqual([1000, 2000])
})

test('what the server cannot take is halved at once until it can, and all of it arrives', async () => {
  const { loop, sent, answer, create, pausesIn, store } = open()
  await loop.syncNow()
  await create(300)
  sent.length = 0
  answer((request) =>
    request.mutations.length > 200 ? failWith({ kind: 'refused' })() : answerTo(request),
  )
  await loop.syncNow()
  await pausesIn(20)
  expect(sent).toEqual([300, 300, 250, 125, 175])
  expect(store.image().state.settled).toBe(300)
})

test('a request without changes that the server cannot take waits longer each time', async () => {
  const { loop, answer, pausesIn } = open()
  answer(failWith({ kind: 'refused' }))
  await loop.syncNow()
  await pausesIn(10 * SECOND)
  expect((await pausesIn(24 * 60 * MINUTE)).slice(-2)).toEqual([2.5 * MINUTE, 2.5 * MINUTE])
})

test('a change for a newer server is shown as held, and waits for its update', async () => {
  const { loop, phases, answer, create, pausesIn } = open()
  await loop.syncNow()
  await create(1)
  answer((request) => answerTo(request, 'held'))
  await loop.syncNow()
  expect(phases.at(-1)).toBe('held')
  expect(await pausesIn(45 * MINUTE)).toEqual([15 * MINUTE, 15 * MINUTE, 15 * MINUTE])
})

test('what broke in the server in the middle is tried again with growing pauses (R30)', async () => {
  const { loop, phases, answer, create, pausesIn } = open()
  await loop.syncNow()
  await create(1)
  answer((request) => answerTo(request, 'none'))
  await loop.syncNow()
  expect(phases.at(-1)).toBe('idle')
  expect(await pausesIn(7 * SECOND)).toEqual([1000, 2000, 4000])
})

test('a fault on this device is told, counts against nobody, and is tried again', async () => {
  const closed = new Error('The database is closed')
  let isClosed = true
  const { loop, phases, fault, pausesIn } = open({
    withLock: (work) => (isClosed ? Promise.reject(closed) : work()),
  })
  await loop.syncNow()
  expect(fault).toHaveBeenCalledExactlyOnceWith(closed)
  expect(phases).toEqual(['idle'])
  isClosed = false
  expect(await pausesIn(2 * SECOND)).toEqual([1000])
})

test('an exchange is shown once it takes 300 ms, and not before', async () => {
  const { loop, phases, answer, pausesIn } = open()
  answer(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    return answerTo(request)
  })
  loop.wake('request')
  await pausesIn(299)
  expect(phases).toEqual([])
  await pausesIn(2)
  expect(phases).toEqual(['syncing'])
  await pausesIn(100)
  expect(phases).toEqual(['syncing', 'idle'])
  answer(answerTo)
  await loop.syncNow()
  await pausesIn(SECOND)
  expect(phases).toEqual(['syncing', 'idle', 'idle'])
})

test('an exchange that hangs for two minutes is given up on, and another one started (R29)', async () => {
  const { loop, sent, answer, pausesIn } = open()
  answer(() => new Promise(() => {}))
  loop.wake('request')
  await pausesIn(2 * MINUTE)
  loop.wake('request')
  expect(await pausesIn(0)).toEqual([])
  await pausesIn(1)
  answer(answerTo)
  loop.wake('poke')
  expect(await pausesIn(0)).toEqual([0])
  expect(sent).toHaveLength(2)
})

test('a change made during an exchange starts another one at once', async () => {
  const { loop, sent, store, answer, create, pausesIn } = open()
  await loop.syncNow()
  sent.length = 0
  answer(async (request) => {
    answer(answerTo)
    await create(2)
    loop.wake('queued')
    return answerTo(request)
  })
  await loop.syncNow()
  expect(sent).toEqual([0, 2])
  expect(store.image().state.settled).toBe(2)
  expect(await pausesIn(20 * SECOND)).toEqual([20 * SECOND])
})

test('a change that is held back is sent when its time is over, also by a hidden page (R51)', async () => {
  const { loop, store, sent, pausesIn } = open({ isVisible: () => false })
  await loop.syncNow()
  const runner = { store, account, now: () => new Date(), settings: () => openSettings }
  const holding = { ...runner, holdingFrom: Date.now, queued: () => loop.wake('queued') }
  await runCommand(holding, 'clearNotifications', {})
  sent.length = 0
  expect(await pausesIn(10 * SECOND)).toEqual([6 * SECOND])
  expect(sent).toEqual([1])
})

test('a change that another tab has sent already asks for nothing; whatever else woke the loop does', async () => {
  const { loop, sent, pausesIn } = open()
  loop.wake('queued')
  await pausesIn(0)
  expect(sent).toHaveLength(1)
  loop.wake('queued')
  await pausesIn(0)
  expect(sent).toHaveLength(1)
  for (const [first, second] of [
    ['queued', 'poke'],
    ['poke', 'queued'],
  ] as const) {
    sent.length = 0
    let release = () => {}
    const { loop: other, sent: asked } = open({
      withLock: async (work) => {
        await new Promise<void>((resolve) => (release = resolve))
        return work()
      },
    })
    other.wake('request')
    release()
    await pausesIn(0)
    asked.length = 0
    other.wake(first)
    other.wake(second)
    release()
    await pausesIn(0)
    expect(asked).toHaveLength(1)
    other.stop()
  }
})

test('a change made while the lock is given back is sent at once, too', async () => {
  const device = open({
    async withLock(work) {
      await work()
      if (device.sent.length > 1) return
      await device.create(1)
      device.loop.wake('queued')
    },
  })
  await device.loop.syncNow()
  await device.loop.syncNow()
  expect(device.sent).toEqual([0, 1, 0])
  expect(device.store.image().state.settled).toBe(1)
})

test('what is queued behind a change that is held does not hurry it', async () => {
  const { loop, answer, create, pausesIn } = open()
  await loop.syncNow()
  await create(1)
  answer(async (request) => {
    await create(1)
    loop.wake('queued')
    return answerTo(request, 'held')
  })
  loop.wake('queued')
  expect(await pausesIn(14 * MINUTE)).toEqual([0])
})

test('a device whose look found nobody looks again before it sends; one that was told to wait sends', async () => {
  for (const [failure, sizes] of [
    [{ kind: 'unreachable' }, [0, 0, 1]],
    [{ kind: 'busy', retryAfterMs: 0 }, [0, 1]],
  ] as const) {
    const { loop, sent, answer, create } = open()
    await loop.syncNow()
    sent.length = 0
    answer(failWith(failure))
    await loop.syncNow()
    await create(1)
    answer(answerTo)
    await loop.syncNow()
    expect(sent).toEqual(sizes)
    loop.stop()
  }
})

test('a failure leaves what woke the loop meanwhile to its pause, unless it was asked', async () => {
  const { loop, answer, pausesIn } = open()
  answer(unreachable)
  loop.wake('poke')
  loop.wake('poke')
  expect(await pausesIn(999)).toEqual([0])
  expect(await pausesIn(1)).toEqual([1])
})

test('tabs and worker wait half a minute for each other', async () => {
  const withLock = vi.fn<LoopDeps['withLock']>((work) => work())
  await open({ withLock }).loop.syncNow()
  expect(withLock).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 30 * SECOND)
})

test('a loop that was stopped asks for nothing more, whatever wakes it', async () => {
  const { loop, pausesIn } = open()
  await loop.syncNow()
  loop.stop()
  loop.wake('request')
  await loop.syncNow()
  expect(await pausesIn(60 * MINUTE)).toEqual([])
})

test.each([
  ['an answer', answerTo],
  ['no answer', unreachable],
])('a loop that is stopped during an exchange is not woken by %s', async (_, outcome) => {
  const { loop, create, answer, pausesIn } = open()
  await create(1)
  answer((request) => {
    loop.stop()
    return outcome(request)
  })
  loop.wake('request')
  expect(await pausesIn(60 * MINUTE)).toEqual([0])
})
