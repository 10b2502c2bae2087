/** The sheet of a task's steps: opened in places without a card, ticked and completed there (T17, T18, C7). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeChore, makeTask } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import type { Row } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

const steps = { checklist: 'Lunch boxes\nBottles\nGym bag', all_steps: true, checked: 0b011 }
const bags = makeTask('Maya', { id: idOf('bags'), name: 'Pack the bags', ...steps })
const daily = { repeats: 'daily', weekdays: 0, starts_on: '2026-11-21', due_time: '18:00' } as const
const chore = makeChore('Maya', {
  id: idOf('chore'),
  name: 'Pack the bags',
  slot: '2026-11-21',
  ...daily,
  checklist: steps.checklist,
  all_steps: true,
})

function open(row: Row, path: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  return renderForAccount({ name: 'Maya', rows: [...pair, row] }, path, <TasksScreen />)
}

async function sheet() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack the bags' }))
  const complete = await dialog.findByRole('button', { name: /^Complete Pack the bags/ })
  return { dialog, complete }
}

test('the last step ticked, the task can be completed, which closes the sheet (T18)', async () => {
  const { ran } = await open(['tasks', bags], `/tasks?steps=${bags.id}`)
  const { dialog, complete } = await sheet()
  expect(complete).toHaveProperty('disabled', true)
  expect(dialog.queryByRole('button', { name: 'We did it together' })).toBeNull()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Gym bag' }))
  await waitFor(() => expect(complete).toHaveProperty('disabled', false))
  expect(dialog.getByRole('button', { name: 'We did it together' })).toBeTruthy()
  fireEvent.click(complete)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ran.map(([name]) => name)).toEqual(['tickStep', 'completeTask'])
})

test('the list of what repeats opens it, for what has no row yet (T17, C1)', async () => {
  const { ran } = await open(['chores', chore], '/tasks?tab=repeating')
  fireEvent.click(await screen.findByRole('button', { name: 'Steps of Pack the bags' }))
  const { dialog } = await sheet()
  expect(dialog.getByText('Sat, Nov 21 at 18:00')).toBeTruthy()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Bottles' }))
  await waitFor(() =>
    expect(dialog.getByRole('checkbox', { name: 'Bottles' })).toHaveProperty('checked', true),
  )
  expect(ran.map(([name]) => name)).toEqual(['tickStep'])
})

test('what is not open yet shows its steps, and takes no tick (C7)', async () => {
  await open(['chores', chore], `/tasks?steps=${chore.id}%202026-11-23`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack the bags' }))
  expect(dialog.getByText('This is not open yet')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'Bottles' })).toHaveProperty('disabled', true)
})

test('a result of the search opens it (T17)', async () => {
  await open(['tasks', bags], '/tasks?search=bags')
  const row = await screen.findByRole('heading', { level: 3, name: 'Pack the bags' })
  fireEvent.click(within(row).getByRole('button'))
  const { dialog } = await sheet()
  fireEvent.click(dialog.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('dialog', { name: 'Edit Task' })).toBeTruthy()
})

test('an address of a task that has no steps shows no sheet', async () => {
  const plain = makeTask('Maya', { id: idOf('plain'), name: 'Sweep' })
  await open(['tasks', plain], `/tasks?steps=${plain.id}`)
  await screen.findByRole('heading', { level: 3, name: 'Sweep' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
