/** Undo takes back exactly the intended change, completely, or it changes nothing. */
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf, parseInput } from '#domain/commands.ts'
import { createRows } from '#domain/rows.ts'
import { tableNames } from '#domain/tables.ts'
import type { RandomStep } from '#domain/testing/random-commands.ts'
import { inputOf, randomStep } from '#domain/testing/random-commands.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { runOptimistically } from '#web/data/optimistic.ts'
import type { DeviceImage, MemoryStore } from '#web/data/testing/memory-store.ts'
import { createMemoryStore } from '#web/data/testing/memory-store.ts'
import { exchange } from './exchange.ts'
import { createHousehold } from './testing/household.ts'
import { ExchangeError } from './transport.ts'
import { undo } from './undo.ts'

type Household = Awaited<ReturnType<typeof createHousehold>>
type Device = ReturnType<Household['device']>

const asked = { attempt: 0, limit: 100 }
const unreachable = () => Promise.reject(new ExchangeError({ kind: 'unreachable' }))

async function open() {
  const household = await createHousehold({ people: ['Maya', 'Theo'], partners: ['Maya+Theo'] })
  const maya = household.device('Maya')
  await maya.sync()
  return { household, maya }
}

async function undoLast({ store, account, waiting }: Device): Promise<boolean> {
  return undo(store, account, [(await waiting()).at(-1)?.seq ?? 0])
}

test('a completion that is taken back leaves neither the task done nor its points', async () => {
  const { household, maya } = await open()
  const id = v7()
  await maya.run('createTask', { id, name: 'Dishes', time_minutes: 20 })
  const before = maya.store.image()
  await maya.run('completeTask', { id })
  expect(await undoLast(maya)).toBe(true)
  expect(withoutNumbers(maya.store.image())).toEqual(withoutNumbers(before))
  await household.expectConverged()
})

test('what later changes build on stays', async () => {
  const { household, maya } = await open()
  const id = v7()
  await maya.run('createTask', { id, name: 'Dishes', time_minutes: 20 })
  const [created] = await maya.waiting()
  await maya.run('completeTask', { id })
  const before = maya.store.image()
  expect(await undo(maya.store, maya.account, [created?.seq ?? 0])).toBe(false)
  expect(maya.store.image()).toEqual(before)
  await household.expectConverged()
  expect(await maya.balance()).toMatchObject({ total_points: 20 })
})

test('a change that is not there is not taken back', async () => {
  const { maya } = await open()
  await maya.run('createTask', { id: v7(), name: 'Dishes' })
  const before = maya.store.image()
  expect(await undo(maya.store, maya.account, [99])).toBe(false)
  expect(maya.store.image()).toEqual(before)
})

test('one of two completions is taken back: the other one stays with its points, as if it were the only one', async () => {
  const { household, maya } = await open()
  const [first, second] = [v7(), v7()]
  for (const id of [first, second])
    await maya.run('createTask', { id, name: 'Dishes', time_minutes: 20 })
  await maya.sync()
  const start = maya.store.image()
  for (const id of [first, second]) await maya.run('completeTask', { id })
  const [undone, ...kept] = await maya.waiting()
  expect(await undo(maya.store, maya.account, [undone?.seq ?? 0])).toBe(true)
  const expected = await imageAfter(start, kept, maya.account)
  expect(withoutNumbers(maya.store.image())).toEqual(withoutNumbers(expected))
  await household.expectConverged()
  expect(await maya.balance()).toMatchObject({ total_points: 20 })
})

test('what decides how many points a later change earns stays', async () => {
  const { household, maya } = await open()
  const id = v7()
  await maya.run('createTask', { id, name: 'Dishes', time_minutes: 20 })
  await maya.sync()
  await maya.run('updateTask', { id, time_minutes: 40 })
  await maya.run('completeTask', { id })
  const before = maya.store.image()
  const [longer] = await maya.waiting()
  expect(await undo(maya.store, maya.account, [longer?.seq ?? 0])).toBe(false)
  expect(maya.store.image()).toEqual(before)
  await household.expectConverged()
  expect(await maya.balance()).toMatchObject({ total_points: 40 })
})

test('what was sent is not taken back, though no answer came', async () => {
  const { household, maya } = await open()
  const { store, account } = maya
  await maya.run('createTask', { id: v7(), name: 'Dishes' })
  const sending = { store, account, transport: unreachable, clock: () => 0 }
  await expect(exchange(sending, asked)).rejects.toThrow(ExchangeError)
  expect(await undoLast(maya)).toBe(false)
  expect(await maya.waiting()).toHaveLength(1)
  await household.expectConverged()
})

test('a device that asks whether the server is there sends no change yet, so each can be taken back', async () => {
  const { maya } = await open()
  const { store, account } = maya
  const sent: number[] = []
  const transport = (request: { readonly mutations: readonly unknown[] }) => {
    sent.push(request.mutations.length)
    return unreachable()
  }
  await maya.run('createTask', { id: v7(), name: 'Dishes' })
  const deps = { store, account, transport, clock: () => 0 }
  await expect(exchange(deps, { ...asked, isProbe: true })).rejects.toThrow(ExchangeError)
  expect(sent).toEqual([0])
  expect(await undoLast(maya)).toBe(true)
  expect(await maya.waiting()).toEqual([])
})

test('undone while an earlier change is on its way, a change is never sent, and the earlier one arrives', async () => {
  const { household, maya } = await open()
  const [kept, undone] = [v7(), v7()]
  const { store, account } = maya
  await maya.run('createTask', { id: kept, name: 'Dishes' })
  await exchange(
    {
      store,
      account,
      clock: () => household.now().getTime(),
      async transport(request, device) {
        await maya.run('createTask', { id: undone, name: 'Windows' })
        expect(await undoLast(maya)).toBe(true)
        const sender = { actor: account, now: household.now().toISOString() }
        return household.core.exchange(structuredClone(request), sender, device)
      },
    },
    asked,
  )
  await household.expectConverged()
  expect(await maya.row('tasks', kept)).toBeTruthy()
  expect(await maya.row('tasks', undone)).toBeUndefined()
})

test('whatever is undone among whatever else, the device is as if it had never been, or as it was', async () => {
  let undone = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomStep, { maxLength: 12 }),
      fc.array(randomStep, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
      async (settled, waiting, picks) => {
        const { household, maya } = await open()
        for (const step of settled) await attempt(maya, step)
        await maya.sync()
        const start = maya.store.image()
        for (const step of waiting) await attempt(maya, step)
        const before = maya.store.image()
        const items = await maya.waiting()
        if (items.length === 0) return
        const seqs = [...new Set(picks.map((pick) => items[pick % items.length]?.seq ?? 0))]
        const chosen = items.filter(({ seq }) => seqs.includes(seq))
        const isUndone = await undo(maya.store, maya.account, seqs)
        if (isUndone) undone += 1
        const kept = items.filter(({ seq }) => !seqs.includes(seq))
        const expected = isUndone ? await imageAfter(start, kept, maya.account) : before
        expect(withoutNumbers(maya.store.image())).toEqual(withoutNumbers(expected))
        await household.expectConverged()
        expect(idsKnownTo(household)).toEqual(
          expect.arrayContaining((isUndone ? kept : items).map(({ id }) => id)),
        )
        for (const { id } of chosen) expect(idsKnownTo(household).includes(id)).toBe(!isUndone)
      },
    ),
    { numRuns: 60, seed: 20261121 },
  )
  expect(undone).toBeGreaterThan(15)
})

/** One of Maya's taps; if the rules refuse it at once, it is not queued. */
async function attempt({ run, store }: Device, step: RandomStep): Promise<void> {
  if (commandOf(step.name).onlineOnly) return
  const input = inputOf(step, (table) => [...store.image().tables[table].keys()])
  await run(step.name, input as CommandInput<CommandName>).catch(() => undefined)
}

/** The device as it would be if only these had been done. */
async function imageAfter(
  start: DeviceImage,
  items: readonly OutboxItem[],
  actor: string,
): Promise<DeviceImage> {
  const store: MemoryStore = createMemoryStore(initialState('device'))
  store.restore(start)
  for (const { name, version, id, at, input } of items)
    await store.transaction(async (tx) => {
      const { settings } = await tx.state()
      const context = { actor, at, now: at, mutationId: id, settings }
      const run = { name, input: parseInput(name, input, version), context }
      const changes = await runOptimistically(run, { rows: createRows(), tx })
      await tx.write(changes)
      await tx.enqueue({ id, name, version, input, at, changes })
    })
  return store.image()
}

/** Rows and waiting changes without their queue numbers, in which an undone change leaves a gap. */
function withoutNumbers({ tables, outbox, rejected }: DeviceImage) {
  const rows = Object.fromEntries(
    tableNames.map((name) => [name, Object.fromEntries(tables[name].entries())]),
  )
  const waiting = [...outbox.values()].map(({ seq: _, ...item }) => item)
  return { rows, waiting, rejected }
}

function idsKnownTo({ core }: Household): readonly string[] {
  const rows = core.database.prepare<[], { id: string }>('SELECT id FROM mutations').all()
  return rows.map(({ id }) => id)
}
