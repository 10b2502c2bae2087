/** A late change learns who deleted its row and when, but only if its sender may see that person's rows (R46, I3). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { makeCouple } from '#server/testing/make-app.ts'

async function openHousehold() {
  const couple = await makeCouple()
  return { ...couple, sam: await couple.app.register('Sam') }
}

const gone = { status: 'rejected', code: 'not_found', message: 'Task not found' }

test('a partner is told name and time of a shared task, its owner the time', async () => {
  const { theo, maya, sam } = await openHousehold()
  const id = v7()
  await theo.push('createTask', { id, name: 'Bins', is_shared: true })
  await theo.push('deleteTask', { id })
  const at = expect.stringMatching(/^2026-/)
  expect(await maya.push('claimTask', { id })).toMatchObject({
    ...gone,
    details: { reason: 'tasks', name: 'Theo', at },
  })
  expect(await theo.push('updateTask', { id, name: 'All bins' })).toMatchObject({
    ...gone,
    details: { reason: 'tasks', at },
  })
  expect(await sam.push('claimTask', { id })).toMatchObject({
    ...gone,
    details: { reason: 'tasks' },
  })
})

test('of a task that was private when it was deleted, nobody learns anything', async () => {
  const { theo, maya } = await openHousehold()
  const id = v7()
  await theo.push('createTask', { id, name: 'Present for Maya', is_shared: true })
  await theo.push('updateTask', { id, is_shared: false })
  await theo.push('deleteTask', { id })
  expect(await maya.push('claimTask', { id })).toMatchObject({
    ...gone,
    details: { reason: 'tasks' },
  })
})

test('a former partner learns nothing', async () => {
  const { app, theo, maya } = await openHousehold()
  const id = v7()
  await theo.push('createTask', { id, name: 'Bins', is_shared: true })
  await theo.push('deleteTask', { id })
  const [partnership] = app.core.store.all('partnerships', '')
  await theo.rest('removePartner', { id: partnership?.id ?? '' })
  expect(await maya.push('claimTask', { id })).toMatchObject({
    ...gone,
    details: { reason: 'tasks' },
  })
})
