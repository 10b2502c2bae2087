/** Clocks that are far apart: nothing is refused for it, whichever of the two is wrong and whenever that is noticed. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import type { Task } from '#domain/tasks/task.ts'
import { runCommand } from '#web/data/run-command.ts'
import { exchange } from './exchange.ts'
import { createHousehold } from './testing/household.ts'

const options = { attempt: 0, limit: 1000 }

/** Maya's device, whose clock is off by the given time; its state contains the known offset. */
async function open(skewMs: number) {
  const household = await createHousehold({ people: ['Maya'] })
  const { store, account, transport } = household.device('Maya')
  let skew = skewMs
  const clock = () => household.now().getTime() + skew
  const offset = () => store.image().state.clockOffsetMs
  const runner = {
    store,
    account,
    now: () => new Date(clock() + offset()),
    clockOffsetMs: offset,
    settings: () => store.image().state.settings,
    queued: () => undefined,
  }
  const deps = { store, account, transport, clock }
  const create = async () => {
    const id = v7()
    await runCommand(runner, 'createTask', { id, name: 'Dishes' })
    return () => household.core.store.get('tasks', id) as Task
  }
  return {
    household,
    create,
    jump: (ms: number) => (skew += ms),
    look: () => exchange(deps, { ...options, isProbe: true }),
    sync: () => exchange(deps, options),
    refused: () => [...store.image().rejected.values()].map(({ code }) => code),
  }
}

test.each([
  ['two years behind', -730],
  ['two years ahead', 730],
])('a device %s is believed by its own clock, learnt or not', async (_, days) => {
  const { household, create, look, sync, refused } = await open(days * DAY_MS)
  await look()
  const before = household.now().toISOString()
  const learnt = await create()
  await sync()
  expect(refused()).toEqual([])
  expect(learnt().created_at >= before).toBe(true)

  const surprised = await open(days * DAY_MS)
  const begun = surprised.household.now().toISOString()
  const unknown = await surprised.create()
  surprised.household.advance(3 * DAY_MS)
  await surprised.look()
  await surprised.sync()
  expect(surprised.refused()).toEqual([])
  const day = unknown().created_at.slice(0, 10)
  expect(day).toBe(begun.slice(0, 10))
})

test.each([
  ['ahead', 730],
  ['back', -730],
])(
  'a clock that jumps %s while a change waits changes nothing of when it was made',
  async (_, days) => {
    const { household, create, look, sync, jump, refused } = await open(0)
    await look()
    const made = await create()
    const day = household.now().toISOString().slice(0, 10)
    household.advance(3 * DAY_MS)
    jump(days * DAY_MS)
    await look()
    await sync()
    expect(refused()).toEqual([])
    expect(made().created_at.slice(0, 10)).toBe(day)
  },
)

test('a change that is really old is refused as before: the clocks agree', async () => {
  const { household, create, look, sync, refused } = await open(0)
  await look()
  await create()
  household.advance(401 * DAY_MS)
  await sync()
  expect(refused()).toEqual(['too_old'])
})
