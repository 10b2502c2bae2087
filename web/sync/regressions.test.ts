/** Regressions that the convergence test found, as small tests; each failed before its fix. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import { createCouple, createHousehold } from './testing/household.ts'
import { createModelDevice, openMemoryStore } from './testing/model-device.ts'
import { createModelNetwork } from './testing/model-network.ts'
import { createModelServer } from './testing/model-server.ts'
import { headOf } from './testing/model-watch.ts'
import { runPlan } from './testing/run-plan.ts'
import type { Plan, Step } from './testing/steps.ts'
import { sound } from './testing/variant.ts'

function planOf(steps: readonly Step[], given: Partial<Plan> = {}): Plan {
  return { pageRows: 2500, planLimits: false, isPatient: true, ...given, steps }
}

test('a restored server applies nothing new before it has again what it forgot (I6)', async () => {
  const plan = planOf([
    { do: 'backUp' },
    { do: 'command', device: 0, command: 'createTask', pick: 0, value: 401 },
    { do: 'exchange', device: 0, faults: ['ok'], limit: 1000 },
    { do: 'command', device: 0, command: 'completeTask', pick: 0, value: 0 },
    { do: 'restoreServer', pick: 0, isNewEpoch: false },
    { do: 'exchange', device: 0, faults: ['ok'], limit: 1000 },
  ])
  await expect(runPlan(plan)).resolves.toBeUndefined()
})

test('a restored server notices a cursor of its lost future before new changes reach that far', async () => {
  const plan = planOf([
    { do: 'backUp' },
    { do: 'online', what: 'invite', device: 4, pick: 584, value: 347 },
    { do: 'command', device: 9, command: 'completeTask', pick: 292, value: 248 },
    { do: 'restoreServer', pick: 334, isNewEpoch: false },
  ])
  await expect(runPlan(plan)).resolves.toBeUndefined()
})

test('a task deleted in one breath with accepting an invitation is not named to the new partner (I3)', async () => {
  const steps = [
    { do: 'command', device: 9, command: 'deleteTask', pick: 995, value: 131 },
    { do: 'command', device: 9, command: 'respondToInvitation', pick: 735, value: 118 },
  ] as const
  await expect(runPlan(planOf(steps, { pageRows: 5 }))).resolves.toBeUndefined()
})

test('who approved a task is hidden from a performer who is no partner any more (I1, I3)', async () => {
  const { household, maya, theo } = await createCouple()
  const id = v7()
  await theo.run('createTask', { id, name: 'Dishes' })
  await theo.run('completeTask', { id })
  await theo.sync()
  await maya.sync()
  await maya.run('approveTask', { id })
  await maya.sync()
  await theo.sync()
  expect(await theo.row('tasks', id)).toMatchObject({ approved_by: idOf('Maya') })
  const removal = {
    id: v7(),
    name: 'removePartner',
    version: 1,
    input: { id: idOf('Maya+Theo') },
    at: monday,
  }
  await household.core.writer.run(() =>
    household.core.applier.apply([removal], { actor: idOf('Maya'), now: monday }),
  )
  await household.expectConverged()
})

test('a device whose newest answer was a refusal starts over once after a restore, not for ever', async () => {
  const household = await createHousehold({ people: ['Maya', 'Theo'], partners: ['Maya+Theo'] })
  const theo = household.device('Theo')
  await theo.sync()
  const { state } = theo.store.image()
  theo.store.restore({ ...theo.store.image(), state: { ...state, acknowledged: v7() } })
  await theo.sync()
  expect(theo.store.image().state.acknowledged).toBeNull()
  await household.expectConverged()
})

test('a mutation for a newer server waits for it, however often it was tried', async () => {
  const household = await createHousehold({ people: ['Maya'] })
  const id = v7()
  const input = { id: v7(), name: 'Dishes' }
  const send = (name: string) =>
    household.core.exchange(
      {
        mitten: 1,
        account: idOf('Maya'),
        cursor: null,
        acknowledged: null,
        attempt: 10,
        mutations: [{ id, name, version: 1, input, at: monday }],
      },
      { actor: idOf('Maya'), now: monday },
      'device',
    )
  for (let tries = 0; tries < 6; tries++)
    expect((await send('createTaskAnew')).results).toEqual([{ id, status: 'held' }])
  expect((await send('createTask')).results).toEqual([{ id, status: 'applied' }])
})

test('what was done during a long first sync stays in sight until it is confirmed (I7)', async () => {
  const now = () => Date.parse(monday)
  const given = { planLimits: false, now, variant: sound }
  const server = createModelServer({ ...given, pageRows: 3 })
  const maya = { name: 'Maya 1', account: idOf('Maya'), openStore: openMemoryStore }
  const device = createModelDevice({ ...given, ...maya })
  const network = createModelNetwork(server, sound, () => '')
  const id = idOf('s Maya')
  await network.send(device, [], 1000)
  await device.run('completeTask', { id })
  const seen: unknown[] = []
  for (let hasMore = true; hasMore;) {
    const { outcome } = await network.send(device, [], 1000)
    const { tables } = await device.image()
    seen.push(tables.tasks.get(id))
    hasMore = outcome !== 'failed' && outcome?.hasMore === true
  }
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual(seen.map(() => expect.objectContaining({ completed_at: monday })))
  const { state } = await device.image()
  expect([state.settled, state.cursor]).toEqual([1, headOf(server.core(), idOf('Maya'))])
})
