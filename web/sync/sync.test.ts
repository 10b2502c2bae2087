/** The engine with the real server core: a change on one device reaches every other device that may see it, once. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { createCouple } from './testing/household.ts'

test('a task completed offline arrives on the partner device and pays once (I1, I2, I4)', async () => {
  const { household, maya, theo } = await createCouple()
  const id = v7()
  await maya.run('createTask', { id, name: 'Dishes', time_minutes: 20, is_shared: true })
  await maya.run('completeTask', { id })
  expect(await maya.balance()).toMatchObject({ total_points: 20 })
  await maya.sync()
  await theo.sync()
  expect(await theo.row('tasks', id)).toMatchObject({ name: 'Dishes', approved_by: null })
  expect(await maya.balance()).toMatchObject({ total_points: 20 })
  expect(await maya.waiting()).toHaveLength(0)
  await household.expectConverged()
})

test('two people claim the same task offline: the first to arrive has it, the other learns who and when', async () => {
  const { household, maya, theo } = await createCouple()
  const id = v7()
  await maya.run('createTask', { id, name: 'Gutters', is_shared: true })
  await maya.sync()
  await theo.sync()
  await maya.run('claimTask', { id })
  await theo.run('claimTask', { id })
  await theo.run('completeTask', { id })
  await maya.sync()
  await theo.sync()
  const refused = await theo.rejected()
  expect(refused.map(({ code }) => code)).toEqual(['claimed', 'claimed'])
  expect(refused[0]?.details).toMatchObject({ name: 'Maya' })
  expect(await theo.balance()).toMatchObject({ total_points: 0 })
  await household.expectConverged()
})

test('a claim that the news undid is refused with what it was about (rule R30)', async () => {
  const { household, maya, theo } = await createCouple()
  const [id, other] = [v7(), v7()]
  await maya.run('createTask', { id, name: 'Gutters', is_shared: true })
  await maya.sync()
  await theo.sync()
  await theo.run('createTask', { id: other, name: 'Dishes' })
  await theo.run('claimTask', { id })
  await maya.run('deleteTask', { id })
  await maya.sync()
  // One at a time: the news comes with the answer to what was done first.
  await theo.sync(1)
  const [refused] = await theo.rejected()
  expect(refused).toMatchObject({ name: 'claimTask', changes: [] })
  expect(refused?.undone?.[0]?.before).toMatchObject({ id, name: 'Gutters' })
  await household.expectConverged()
})
