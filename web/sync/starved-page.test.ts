/** A page that gets little time: events, answers and the database are late in any order, and nothing is missed. */
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '#web/data/device-store.ts'
import { followPokes } from './poke-stream.ts'
import { createSyncLoop } from './sync-loop.ts'
import { createHousehold } from './testing/household.ts'
import { serveEvents } from './testing/serve-events.ts'
import type { Transport } from './transport.ts'
import { ExchangeError } from './transport.ts'

const SECOND = 1000

beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Step = 'change' | 'cut' | 'lose' | 'wait' | 'wake'
const steps = fc.array(fc.constantFrom<Step>('change', 'cut', 'lose', 'wait', 'wake'), {
  minLength: 2,
  maxLength: 8,
})
const delays = fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 12, maxLength: 12 })

/**
 * The tablet of a person who also has a phone. It is hidden, so that no timer checks by itself: it learns of anything
 * only from the stream, or because it knows that it may have missed something.
 */
async function openTablet(pauses: readonly number[]) {
  const household = await createHousehold({ people: ['Maya'] })
  const [tablet, phone] = [household.device('Maya'), household.device('Maya')]
  let turn = 0
  let toLose = 0
  const late = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, pauses[turn++ % pauses.length])
    })
  const transport: Transport = async (request, device) => {
    await late()
    const answer = await tablet.transport(request, device)
    await late()
    if (toLose > 0) {
      toLose--
      throw new ExchangeError({ kind: 'cutOff' })
    }
    return answer
  }
  const store: DeviceStore = {
    ...tablet.store,
    transaction: (work, durability) =>
      late().then(() => tablet.store.transaction(work, durability)),
    outgoing: (limit) => late().then(() => tablet.store.outgoing(limit)),
  }
  const { account } = tablet
  serveEvents(household.core, account, late)
  const loop = createSyncLoop({
    store,
    account,
    transport,
    clock: Date.now,
    isOnline: () => true,
    withLock: (work) => work(),
    report: () => undefined,
    fault: (error) => {
      throw error
    },
    random: () => 0.5,
    isVisible: () => false,
  })
  const tab = new AbortController()
  void followPokes({ store, account, loop, applied() {}, random: () => 0.5 }, tab.signal)
  loop.wake('request')
  return {
    household,
    tablet,
    phone,
    loop,
    lose: () => toLose++,
    close() {
      tab.abort()
      loop.stop()
    },
  }
}

test('however late everything is on a page, it has the news without a timer that looks (R26, R28)', async () => {
  await fc.assert(
    fc.asyncProperty(steps, delays, async (plan, pauses) => {
      const { household, tablet, phone, loop, lose, close } = await openTablet(pauses)
      const ids: string[] = []
      for (const step of plan) {
        if (step === 'change') {
          const id = v7()
          ids.push(id)
          await phone.run('createTask', { id, name: 'Bins' })
          await phone.sync()
        } else if (step === 'cut') household.core.pokes.stop('stopping')
        else if (step === 'lose') lose()
        else if (step === 'wake') loop.wake('poke')
        await vi.advanceTimersByTimeAsync(step === 'wait' ? 2 * SECOND : 100)
      }
      await vi.advanceTimersByTimeAsync(60 * SECOND)
      close()
      const held = [...tablet.store.image().tables.tasks.keys()]
      expect(ids.filter((id) => !held.includes(id))).toEqual([])
    }),
    { numRuns: 40 },
  )
})
