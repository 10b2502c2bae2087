/** One action on many tasks: taken back, it never happened, and the actions of two phones converge (T31, R51). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import type { Call } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import { tableNames } from '#domain/tables.ts'
import type { BulkAction, Selected } from '#domain/tasks/bulk-actions.ts'
import { callsFor } from '#domain/tasks/bulk-actions.ts'
import type { Task } from '#domain/tasks/task.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import { idOf } from '#domain/testing/make.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import { createCouple } from './testing/household.ts'
import { undo } from './undo.ts'

type Device = Awaited<ReturnType<typeof createCouple>>['maya']

const TASKS = 50
const TODAY = '2026-03-02'

/** Maya and Theo, each with half of fifty tasks (a fifth of them repeating), and a room. */
async function open() {
  const { household, maya, theo } = await createCouple()
  const devices = [maya, theo] as const
  for (const [who, device] of devices.entries()) {
    await device.run('createRoom', { id: roomOf(who), name: `Room ${who}` })
    for (let number = who; number < TASKS; number += 2) {
      const task = { id: idOf(`task ${number}`), name: `Task ${number}` }
      const is_shared = number % 7 > 0
      if (number % 5 === 0)
        await device.run('createChore', {
          ...task,
          ...daily,
          is_shared,
        })
      else await device.run('createTask', { ...task, is_shared })
    }
  }
  for (const device of [...devices, ...devices]) await device.sync()
  return { household, devices }
}

const daily = { repeats: 'daily', starts_on: TODAY, time_zone: 'Europe/Berlin' } as const

const roomOf = (who: number) => idOf(`room ${who}`)

/** The tasks and chores with these numbers that the device has. */
function selectedOn({ store }: Device, numbers: readonly number[]): readonly Selected[] {
  const { tasks, chores } = store.image().tables
  return numbers.flatMap((number): Selected[] => {
    const id = idOf(`task ${number}`)
    const task = tasks.get(id) as Task | undefined
    const chore = chores.get(id) as Chore | undefined
    return task ? [{ task }] : chore ? [{ chore, slot: chore.slot }] : []
  })
}

const action: fc.Arbitrary<BulkAction> = fc.oneof(
  fc.constantFrom<BulkAction>(
    { do: 'complete' },
    { do: 'delete' },
    { do: 'pause', from: TODAY },
    { do: 'share', isShared: true },
    { do: 'share', isShared: false },
    { do: 'give', to: idOf('Maya') },
    { do: 'give', to: idOf('Theo') },
    { do: 'room', room: null },
  ),
  fc.nat(5).map((days): BulkAction => {
    return { do: 'move', day: addDays(TODAY, days), zone: 'Europe/Berlin' }
  }),
  fc.nat(1).map((who): BulkAction => ({ do: 'room', room: roomOf(who) })),
  fc.constantFrom(...effortLevels).map((level): BulkAction => ({ do: 'effort', level })),
)
const numbers = fc.uniqueArray(fc.nat(TASKS - 1), { minLength: 20, maxLength: TASKS })
const many = fc.record({ action, numbers })

type Bulk = { readonly action: BulkAction; readonly numbers: readonly number[] }

/** Runs the action on each; resolves to the numbers of the queued changes. Refused ones are left out. */
async function runBulkAction(
  device: Device,
  { action, numbers }: Bulk,
): Promise<readonly number[]> {
  const before = (await device.waiting()).length
  const calls: readonly Call[] = selectedOn(device, numbers).flatMap((each) =>
    callsFor(each, action, device.account),
  )
  for (const { name, input } of calls) await device.run(name, input as never).catch(() => undefined)
  return (await device.waiting()).slice(before).map(({ seq }) => seq)
}

/** The rows, and the ids of the waiting mutations. */
function rowsOf({ tables, outbox }: DeviceImage) {
  const rows = tableNames.map((name) => [name, Object.fromEntries(tables[name].entries())])
  return { rows, waiting: [...outbox.values()].map(({ id }) => id) }
}

test('whatever was done to up to fifty tasks, taking it back gives back every field', async () => {
  const { devices } = await open()
  const [maya] = devices
  const start = maya.store.image()
  let undone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(many, { maxLength: 2 }), many, async (earlier, last) => {
      maya.store.restore(start)
      for (const each of earlier) await runBulkAction(maya, each)
      const before = rowsOf(maya.store.image())
      const seqs = await runBulkAction(maya, last)
      if (seqs.length === 0) return
      undone += seqs.length
      expect(await undo(maya.store, maya.account, seqs)).toBe(true)
      expect(rowsOf(maya.store.image())).toEqual(before)
    }),
    { numRuns: 40, seed: 20261126 },
  )
  expect(undone).toBeGreaterThan(300)
})

test('what two phones did offline to the same fifty tasks converges, also where one took it back', async () => {
  let queued = 0
  await fc.assert(
    fc.asyncProperty(many, many, fc.boolean(), async (one, other, isTakenBack) => {
      const { household, devices } = await open()
      const [maya, theo] = devices
      const seqs = await runBulkAction(maya, one)
      queued += seqs.length + (await runBulkAction(theo, other)).length
      if (isTakenBack && seqs.length > 0) await undo(maya.store, maya.account, seqs)
      await household.expectConverged()
    }),
    { numRuns: 25, seed: 20261127 },
  )
  expect(queued).toBeGreaterThan(500)
})
