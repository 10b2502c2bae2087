/** What was tapped at the wall is completed in the name of who did it, with a photo where one is wanted (A19, T20). */
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeTask, makeUser } from '#domain/testing/make.ts'
import { readVisitor, saveVisitor } from '#web/data/wall.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { rememberDone } from './wall-turn.ts'
import { WallVisit } from './wall-visit.tsx'

async function comeFromWall(given: Partial<Task>) {
  await saveVisitor(null)
  const task = makeTask('Maya', { id: idOf('bed'), name: 'Make the bed', ...given })
  const entry = { id: task.id, day: '2026-11-21', time: null, state: 'open', person: null } as const
  rememberDone({ account: idOf('Maya'), entry: { ...entry, task, item: null, series: null } })
  return renderForAccount(
    {
      name: 'Maya',
      rows: [
        ['users', makeUser('Maya')],
        ['tasks', task],
      ],
    },
    '/week',
    <WallVisit />,
  )
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
