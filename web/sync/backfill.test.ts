/** A partnership with many rows begins or ends: others are served between the batches, and all devices converge. */
import * as fc from 'fast-check'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf } from '#domain/testing/make.ts'
import { createHousehold } from './testing/household.ts'

type House = Awaited<ReturnType<typeof createHousehold>>

/** A command that needs a connection. */
async function online<Name extends CommandName>(
  household: House,
  [person, name, input]: readonly [person: string, name: Name, input: CommandInput<Name>],
): Promise<string | undefined> {
  const { applier, writer, pokes } = household.core
  const at = household.now().toISOString()
  const mutation = { id: v7(), name, version: commandOf(name).version, input, at }
  const { results } = await writer.run(() => {
    const applied = applier.apply([mutation], { actor: idOf(person), now: at })
    pokes.changed(applied.entered.keys())
    return applied
  })
  return results[0]?.status
}

function tasksOn({ store }: ReturnType<House['device']>): readonly Task[] {
  return [...store.image().tables.tasks.values()] as Task[]
}

/** Maya and Theo, not yet partners, with this many shared tasks each. */
async function strangers(tasks: number) {
  const household = await createHousehold({ people: ['Maya', 'Theo'], backfillRows: 5 })
  const [maya, theo] = [household.device('Maya'), household.device('Theo')]
  for (const device of [maya, theo]) {
    await device.sync()
    for (let n = 0; n < tasks; n++)
      await device.run('createTask', { id: v7(), name: 'Dishes', is_shared: n % 2 === 0 })
    await device.sync()
  }
  const invitation = { id: v7(), token: 'a'.repeat(43), email: 'theo@example.org' } as const
  const join = async () => {
    const invited = { ...invitation, id: v7(), token: v7().replaceAll('-', '').padEnd(43, 'x') }
    await online(household, ['Maya', 'invitePartner', { ...invited, role: 'partner' }])
    return online(household, [
      'Theo',
      'respondToInvitation',
      { id: invited.id, status: 'accepted' },
    ])
  }
  const part = () => {
    const [id] = household.core.database
      .prepare<[], string>('SELECT id FROM partnerships')
      .pluck()
      .all()
    return online(household, ['Maya', 'removePartner', { id: id ?? '' }])
  }
  return { household, maya, theo, join, part }
}

test('what is asked while a partner is accepted is answered before all rows have come (R14)', async () => {
  const { household, join } = await strangers(40)
  expect(await join()).toBe('applied')
  const { core } = household
  expect(core.feed.behind()).not.toBeNull()
  expect(await core.writer.run(() => core.feed.behind())).not.toBeNull()
  await household.expectConverged()
  expect(core.feed.behind()).toBeNull()
})

test('a server that stops in between goes on where it was', async () => {
  const { household, join } = await strangers(40)
  await join()
  household.restart(household.core.database)
  expect(household.core.feed.behind()).not.toBeNull()
  await household.expectConverged()
})

test('a row that is deleted before its piece comes leaves the other device, too', async () => {
  const { household, maya, theo, join, part } = await strangers(30)
  await join()
  await household.expectConverged()
  const oldest = tasksOn(maya).filter(({ user_id }) => user_id === maya.account)
  const parted = part()
  for (const { id } of oldest.slice(0, 10)) await maya.run('deleteTask', { id })
  await maya.sync()
  await parted
  await theo.sync()
  await household.expectConverged()
  expect(tasksOn(theo).map(({ user_id }) => user_id)).toEqual(
    Array.from({ length: 30 }, () => theo.account),
  )
})

test('whatever is done between the pieces of joining and parting, the devices converge (I1)', async () => {
  const step = fc.constantFrom('join', 'part', 'create', 'complete', 'delete', 'sync', 'approve')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { household, maya, theo, join, part } = await strangers(8)
      for (const [n, name] of steps.entries()) {
        const device = n % 2 === 0 ? maya : theo
        const seen = tasksOn(device)
        const mine = seen.filter(({ user_id }) => user_id === device.account)
        const one = mine[(n * 7) % Math.max(1, mine.length)]
        if (name === 'join') await join()
        else if (name === 'part') await part()
        else if (name === 'sync') await device.sync()
        else if (name === 'create')
          await device.run('createTask', { id: v7(), name: 'Windows', is_shared: true })
        else if (name === 'approve')
          for (const task of seen.filter(({ completed_at }) => completed_at !== null).slice(0, 1))
            await device.run('approveTask', { id: task.id }).catch(() => undefined)
        else if (one)
          await device
            .run(name === 'complete' ? 'completeTask' : 'deleteTask', { id: one.id })
            .catch(() => undefined)
      }
      await household.expectConverged()
      expect(household.core.feed.behind()).toBeNull()
    }),
    { numRuns: 40 },
  )
})
