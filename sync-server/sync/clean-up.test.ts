/** The daily clean-up: what it deletes, what it must keep, and that nobody waits for it. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { makeSingle } from '#server/testing/make-app.ts'
import { createCleanUp } from './clean-up.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const after = (days: number) => new Date(start + days * DAY_MS)

async function openHousehold() {
  const { app, maya } = await makeSingle()
  const forget = (days: number) => createCleanUp({ ...app.core, now: () => after(days) })()
  return { app, maya, forget }
}

test('an outcome is kept for 430 days, longer than a mutation may take to arrive (rule R34)', async () => {
  const { app, maya, forget } = await openHousehold()
  const [id, task] = [v7(), v7()]
  await maya.push('createTask', { id: task, name: 'Dishes' }, { id })
  expect(await forget(429)).toMatchObject({ outcomes: 0 })
  expect(await maya.push('createTask', { id: task, name: 'Dishes' }, { id })).toMatchObject({
    status: 'applied',
  })
  expect(await forget(431)).toMatchObject({ outcomes: 1 })
  expect(app.core.applier.knows(maya.id, id)).toBe(false)
})

test('a mutation from a clock far ahead is not applied twice, either: its own time counts, too (I2)', async () => {
  const { app, maya, forget } = await openHousehold()
  const [id, task] = [v7(), v7()]
  const at = after(365).toISOString()
  await maya.push('createTask', { id: task, name: 'Dishes' }, { id, at })
  await maya.rest('deleteTask', { id: task })
  await forget(431)
  app.pass(431 * DAY_MS)
  // By its own time it is recent enough to be repeated.
  await app.core.writer.run(() =>
    app.core.applier.apply(
      [{ id, name: 'createTask', version: 1, input: { id: task, name: 'Dishes' }, at }],
      { actor: maya.id, now: after(431).toISOString() },
    ),
  )
  expect(app.core.store.get('tasks', task)).toBeNull()
})

test('a mutation that failed with an internal error is kept for 90 days', async () => {
  const { app, maya, forget } = await openHousehold()
  const mutation = {
    id: v7(),
    name: 'createTask',
    version: 1,
    input: {},
    at: after(0).toISOString(),
  }
  app.core.applier.recordAttempt(mutation, { actor: maya.id, now: after(0).toISOString() })
  expect(await forget(89)).toMatchObject({ faults: 0 })
  expect(await forget(91)).toMatchObject({ faults: 1 })
  expect(app.database.prepare('SELECT count(*) FROM faults').pluck().get()).toBe(0)
})

test('a change that arrives meanwhile is saved before the clean-up ends', async () => {
  const { app, maya } = await openHousehold()
  for (let n = 0; n < 30; n++) await maya.push('createTask', { id: v7(), name: `Task ${n}` })
  const order: string[] = []
  const cleanUp = createCleanUp({ ...app.core, now: () => after(431), batchRows: 3 })
  const ended = cleanUp().then(({ outcomes }) => order.push(`${outcomes} outcomes forgotten`))
  await app.core.writer.run(() => undefined).then(() => order.push('saved'))
  await ended
  expect(order).toEqual(['saved', '30 outcomes forgotten'])
})

test('who deleted a row is kept as long as a change of it may arrive (rule R34)', async () => {
  const { app, maya, forget } = await openHousehold()
  const id = await maya.make('createTask', { name: 'Bins', is_shared: true })
  await maya.rest('deleteTask', { id })
  expect(await forget(429)).toMatchObject({ deletedRows: 0 })
  expect(await forget(431)).toMatchObject({ deletedRows: 1 })
  expect(app.database.prepare('SELECT count(*) FROM deleted_rows').pluck().get()).toBe(0)
})
