/** A task tapped at the wall is completed in the name of the person who did it, with a photo if needed (A19, T20). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeChild, makeTask, makeUser } from '#domain/testing/make.ts'
import { readVisitor, saveVisitor } from '#web/data/wall.ts'
import type { Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import type { DoneHow } from './wall-turn.ts'
import { rememberDone } from './wall-turn.ts'
import { WallVisit } from './wall-visit.tsx'

async function comeFromWall(given: Partial<Task>, how: DoneHow = 'alone') {
  await saveVisitor(null)
  const task = makeTask('Maya', { id: idOf('bed'), name: 'Make the bed', ...given })
  const entry = { id: task.id, day: '2026-11-21', time: null, state: 'open', person: null } as const
  rememberDone({ account: idOf('Maya'), entry: { ...entry, task, item: null, series: null }, how })
  const rows: Rows = [['users', makeUser('Maya')], ...makeChild('Juno', 'Maya'), ['tasks', task]]
  return renderForAccount({ name: 'Maya', rows }, '/week', <WallVisit />)
}

test('it is completed at once, and the wall comes back', async () => {
  const { ran } = await comeFromWall({})
  await waitFor(async () => expect(await readVisitor()).toBe(idOf('Maya')))
  expect(ran.map(([name]) => name)).toEqual(['completeTask'])
})

test('one that wants a photo asks for it first; closed without one, the wall comes back', async () => {
  const { ran } = await comeFromWall({ needs_photo: true })
  const dialog = await screen.findByRole('dialog', { name: 'A photo of Make the bed' })
  expect(dialog).toBeTruthy()
  expect(await readVisitor()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect(await readVisitor()).toBe(idOf('Maya')))
  expect(ran).toEqual([])
})

test('"Juno did it": a parent ticks it for the child, and the wall comes back (T23)', async () => {
  const { ran } = await comeFromWall({}, { child: idOf('Juno') })
  await waitFor(async () => expect(await readVisitor()).toBe(idOf('Maya')))
  expect(ran).toEqual([['completeTask', { id: idOf('bed'), for: idOf('Juno') }]])
})

test('"We did it together" asks who helped, in the name of who tapped (T22)', async () => {
  const { ran } = await comeFromWall({}, 'together')
  expect(await screen.findByRole('dialog', { name: 'We did it together' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Complete Make the bed, earn 40 points' }))
  await waitFor(() =>
    expect(ran).toEqual([['completeTask', { id: idOf('bed'), with: [idOf('Juno')] }]]),
  )
  expect(await readVisitor()).toBe(idOf('Maya'))
})
