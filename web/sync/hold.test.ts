/** A change that can be undone stays on the device for some seconds, and so do the changes behind it (R51). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { HOLD_MS } from '#domain/command.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { openSettings } from '#domain/testing/make.ts'
import { runCommand } from '#web/data/run-command.ts'
import { exchange } from './exchange.ts'
import { holdOn, releaseHeld } from './hold.ts'
import { createHousehold } from './testing/household.ts'
import { undo } from './undo.ts'

const asked = { attempt: 0, limit: 1000 }

/** Maya, who has three tasks on the server, with a clock of her own. */
async function open() {
  const household = await createHousehold({ people: ['Maya'] })
  const maya = household.device('Maya')
  const ids = [v7(), v7(), v7()] as const
  for (const id of ids) await maya.run('createTask', { id, name: 'Dishes' })
  await maya.sync()
  const { store, account, transport } = maya
  let clock = household.now().getTime()
  const runner = {
    store,
    account,
    now: () => new Date(clock),
    settings: () => openSettings,
    holdingFrom: () => clock,
    queued: () => undefined,
  }
  return {
    household,
    maya,
    ids,
    store,
    account,
    runner,
    pass: (ms: number) => (clock += ms),
    clock: () => clock,
    run: <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
      runCommand(runner, name, input),
    send: () => exchange({ store, account, transport, clock: () => clock }, asked),
    onServer: (id: string) => household.core.store.get('tasks', id),
  }
}

test('a deletion is sent once its time to be taken back is over, and not before', async () => {
  const { ids, run, send, pass, onServer, household } = await open()
  await run('deleteTask', { id: ids[0] })
  expect(await send()).toMatchObject({ sent: 0, hasMore: false, holdEndsInMs: HOLD_MS })
  pass(HOLD_MS - 1)
  expect(await send()).toMatchObject({ sent: 0, holdEndsInMs: 1 })
  expect(onServer(ids[0])).not.toBeNull()
  pass(1)
  expect(await send()).toMatchObject({ sent: 1, holdEndsInMs: null })
  expect(onServer(ids[0])).toBeNull()
  await household.expectConverged()
})

test('what is taken back together is held for as long as asked, whatever each command says', async () => {
  const { ids, runner, send, pass, store, account } = await open()
  for (const id of ids) await runCommand({ ...runner, holdMs: 2 * HOLD_MS }, 'deleteTask', { id })
  pass(HOLD_MS + 1)
  expect(await send()).toMatchObject({ sent: 0 })
  const { items } = await store.outgoing(10)
  expect(
    await undo(
      store,
      account,
      items.map(({ seq }) => seq),
    ),
  ).toBe(true)
})

test('what was done before goes, and nothing overtakes what is held (I6)', async () => {
  const { ids, run, send, pass, onServer } = await open()
  await run('updateTask', { id: ids[0], name: 'Before' })
  await run('deleteTask', { id: ids[1] })
  await run('updateTask', { id: ids[2], name: 'Behind' })
  expect(await send()).toMatchObject({ sent: 1, hasMore: false, holdEndsInMs: HOLD_MS })
  expect([onServer(ids[0])?.name, onServer(ids[2])?.name]).toEqual(['Before', 'Dishes'])
  pass(HOLD_MS)
  expect(await send()).toMatchObject({ sent: 2 })
  expect([onServer(ids[1]), onServer(ids[2])?.name]).toEqual([null, 'Behind'])
})

test('with a connection, too, it can be taken back while it is held, and not afterwards', async () => {
  const { ids, run, send, pass, maya, store, onServer } = await open()
  const newest = async () => (await maya.waiting()).at(-1)?.seq ?? 0
  await run('deleteTask', { id: ids[0] })
  await send()
  expect(await undo(store, maya.account, [await newest()])).toBe(true)
  expect(await maya.row('tasks', ids[0])).toMatchObject({ name: 'Dishes' })
  await run('deleteTask', { id: ids[1] })
  const second = await newest()
  pass(HOLD_MS)
  await send()
  expect(await undo(store, maya.account, [second])).toBe(false)
  expect([onServer(ids[0])?.name, onServer(ids[1])]).toEqual(['Dishes', null])
})

test('it goes at once when the person moves on; what is done afterwards is held anew', async () => {
  const { ids, run, send, store } = await open()
  expect(await releaseHeld(store)).toBe(false)
  await run('deleteTask', { id: ids[0] })
  expect(await releaseHeld(store)).toBe(true)
  await run('deleteTask', { id: ids[1] })
  expect(await send()).toMatchObject({ sent: 1, holdEndsInMs: HOLD_MS })
})

test('a toast that ends lets go its own change and what is before it, not what was done since', async () => {
  const { ids, run, send, store, maya, onServer } = await open()
  await run('deleteTask', { id: ids[0] })
  const first = (await maya.waiting()).at(-1)?.seq
  await run('deleteTask', { id: ids[1] })
  expect(await releaseHeld(store, first)).toBe(true)
  expect(await send()).toMatchObject({ sent: 1, holdEndsInMs: HOLD_MS })
  expect([onServer(ids[0]), onServer(ids[1])?.name]).toEqual([null, 'Dishes'])
  expect(await releaseHeld(store, first)).toBe(false)
})

test('a toast that is looked at holds its change on, for a minute at most', async () => {
  const { ids, run, send, pass, store, maya, clock } = await open()
  await run('deleteTask', { id: ids[0] })
  const seq = (await maya.waiting()).at(-1)?.seq ?? 0
  pass(HOLD_MS - 1)
  await holdOn(store, seq, clock() + HOLD_MS)
  expect(await send()).toMatchObject({ sent: 0, holdEndsInMs: HOLD_MS })
  await holdOn(store, seq, clock() + 10 * HOLD_MS + 1)
  expect(await send()).toMatchObject({ sent: 1 })
})

test('a clock that was set back holds nothing for longer than that (R34)', async () => {
  const { ids, run, send, pass } = await open()
  await run('deleteTask', { id: ids[0] })
  pass(-3_600_000)
  expect(await send()).toMatchObject({ sent: 1, holdEndsInMs: null })
})

test('a device that was killed meanwhile sends it later, and nothing is lost (I2)', async () => {
  const { household, maya, ids, run, pass, store, clock } = await open()
  await run('deleteTask', { id: ids[0] })
  const kept = store.image()
  await run('updateTask', { id: ids[1], name: 'after the image' })
  store.restore(kept)
  pass(HOLD_MS)
  const { transport, account } = maya
  await exchange({ store, account, transport, clock }, asked)
  expect(household.core.store.get('tasks', ids[0])).toBeNull()
  await household.expectConverged()
})
