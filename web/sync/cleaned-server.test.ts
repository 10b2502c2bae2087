/** A server that removed old entries of its feeds and old outcomes, and devices that return after a long time (rule R34). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { parseCursor } from '#domain/cursor.ts'
import { idOf } from '#domain/testing/make.ts'
import type { Core } from '#server/core.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'
import { createCouple } from './testing/household.ts'

async function open() {
  const { household, maya, theo } = await createCouple()
  const cleanUp = (core: Pick<Core, 'database' | 'store' | 'writer'> = household.core) =>
    createCleanUp({ ...core, now: household.now, batchRows: 2 })()
  /** Runs the daily clean-up on this many days. Resolves to the number of removed entries. */
  async function live(days: number): Promise<number> {
    let forgotten = 0
    for (let day = 0; day < days; day++) {
      household.advance(DAY_MS)
      forgotten += (await cleanUp()).entries
    }
    return forgotten
  }
  const syncBoth = async () => {
    await maya.sync()
    await theo.sync()
  }
  /** Six shared tasks that both devices have; every second one is then deleted. */
  async function deleteSome() {
    const ids = Array.from({ length: 6 }, () => v7())
    for (const id of ids) await maya.run('createTask', { id, name: 'Dishes', is_shared: true })
    await syncBoth()
    for (const id of ids.filter((_, n) => n % 2 === 0)) await maya.run('deleteTask', { id })
    await maya.sync()
  }
  return { household, maya, theo, cleanUp, live, syncBoth, deleteSome }
}

test('a device that was away since before a removed entry starts over, and nothing deleted stays on it', async () => {
  const { household, theo, live, deleteSome } = await open()
  await deleteSome()
  expect(theo.store.image().tables.tasks.size).toBe(6)
  expect(await live(200)).toBeGreaterThan(0)
  expect(household.core.pages.read(idOf('Theo'), theo.store.image().state.cursor)).toMatchObject({
    reset: true,
    forgot: false,
  })
  const unsent = v7()
  await theo.run('createTask', { id: unsent, name: 'Gutters' })
  await household.expectConverged()
  expect(theo.store.image().tables.tasks.size).toBe(4)
  expect(household.core.store.get('tasks', unsent)).toMatchObject({ name: 'Gutters' })
})

test('a deletion is told for 90 days at least', async () => {
  const { household, theo, live, deleteSome } = await open()
  await live(50)
  await deleteSome()
  await live(90)
  expect(household.core.pages.read(idOf('Theo'), theo.store.image().state.cursor).reset).toBe(false)
  await household.expectConverged()
})

test('a device that has heard of the deletions goes on where it was, however long it was away', async () => {
  const { household, theo, live, syncBoth, deleteSome } = await open()
  await deleteSome()
  await syncBoth()
  expect(await live(400)).toBeGreaterThan(0)
  const { cursor } = theo.store.image().state
  expect(household.core.pages.read(idOf('Theo'), cursor).reset).toBe(false)
  await household.expectConverged()
})

test('what was taken out of sight is forgotten like what was deleted (I3)', async () => {
  const { household, maya, theo, live, syncBoth } = await open()
  const id = v7()
  await maya.run('createTask', { id, name: 'A present', is_shared: true })
  await syncBoth()
  await maya.run('updateTask', { id, is_shared: false })
  await maya.sync()
  expect(await live(200)).toBeGreaterThan(0)
  await household.expectConverged()
  expect(await theo.row('tasks', id)).toBeUndefined()
  await maya.run('updateTask', { id, is_shared: true })
  await household.expectConverged()
  expect(await theo.row('tasks', id)).toMatchObject({ name: 'A present' })
})

test('a clean-up that was cut short is ended by the next one', async () => {
  const { household, live, cleanUp, deleteSome } = await open()
  await deleteSome()
  await live(1)
  household.advance(100 * DAY_MS)
  const entries = () =>
    Number(household.core.database.prepare('SELECT count(*) FROM feed').pluck().get())
  const entered = entries()
  const { run } = household.core.writer
  const dying: Core['writer'] = {
    run: (work) =>
      entries() < entered ? Promise.reject(new Error('The server stopped')) : run(work),
  }
  await expect(cleanUp({ ...household.core, writer: dying })).rejects.toThrow('stopped')
  const forgotten = entered - entries()
  expect(forgotten).toBeGreaterThan(0)
  expect(forgotten + (await cleanUp()).entries).toBe(entered)
  await household.expectConverged()
})

test('a device that changed nothing since its outcomes were forgotten starts over once, not for ever', async () => {
  const { household, maya, live } = await open()
  await maya.run('createTask', { id: v7(), name: 'Dishes' })
  await maya.sync()
  await live(1)
  household.advance(431 * DAY_MS)
  await live(1)
  await maya.sync()
  const { cursor, acknowledged } = maya.store.image().state
  expect(acknowledged).toBeNull()
  expect(parseCursor(cursor)?.position).toBeNull()
  await household.expectConverged()
})
