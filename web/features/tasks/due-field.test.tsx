/** The day of a plain task and whom it is for, chosen in its form (T12, C18). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { correctClock } from '#web/shared/time/use-now.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { TasksScreen } from './tasks-screen.tsx'

const books = makeTask('Maya', {
  id: idOf('books'),
  name: 'Return the books',
  due_on: '2026-11-24',
  due_zone: 'Europe/Berlin',
})
const shelf = makeTask('Maya', { id: idOf('shelf'), name: 'Mount the shelf' })
const rows: Rows = [...pair, ['tasks', books], ['tasks', shelf]]

/** On a Saturday, as in the examples of the rules. */
async function openForm(address: string, title: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const rendered = await renderForAccount({ name: 'Maya', rows }, address, <TasksScreen />)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await dialog.findByRole('group', { name: 'Due' })
  await dialog.findByRole('group', { name: 'Repeats' })
  const press = (button: string) => fireEvent.click(dialog.getByRole('button', { name: button }))
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  return { ...rendered, dialog, press, type }
}

test('a task is due tomorrow at a time, and for Theo, who sees it', async () => {
  const { database, dialog, press, type } = await openForm('/tasks?new=1', 'Create Task')
  type('Name', 'Water the tree')
  press('Tomorrow')
  type(/^Time(?! in)/, '19:00')
  type(/^Remind at/, '18:00')
  fireEvent.click(dialog.getByText('More'))
  await dialog.findByRole('group', { name: 'For' })
  press('Theo')
  press('Create Task')
  await waitFor(async () => {
    const made = (await database.tasks.toArray()).find(({ name }) => name === 'Water the tree')
    expect(made).toMatchObject({
      due_on: '2026-11-22',
      due_time: '19:00',
      remind_at: '18:00',
      assigned_to: idOf('Theo'),
      is_shared: true,
      due_zone: expect.any(String),
    })
  })
})

test('a day without a date is not saved, and says what is missing', async () => {
  const { dialog, press, type, ran } = await openForm('/tasks?new=1', 'Create Task')
  type('Name', 'Water the tree')
  press('On a day')
  type('Day', '')
  press('Create Task')
  expect(await dialog.findByText('Please choose a day')).toBeTruthy()
  expect(ran).toEqual([])
})

test('the field of the day stays while the typed day comes past tomorrow', async () => {
  const { dialog, type } = await openForm(`/tasks?edit=${books.id}`, 'Edit Task')
  const day = dialog.getByLabelText('Day')
  type('Day', '2026-11-22')
  expect(dialog.getByRole('button', { name: 'On a day', pressed: true })).toBeTruthy()
  type('Day', '2026-11-26')
  expect(dialog.getByLabelText('Day')).toBe(day)
})

test('another day changes the day alone; without one its time goes, too', async () => {
  const { press, ran } = await openForm(`/tasks?edit=${books.id}`, 'Edit Task')
  press('No date')
  press('Save Changes')
  await waitFor(() =>
    expect(ran).toEqual([['updateTask', { id: books.id, due_on: null, due_zone: null }]]),
  )
})

test('given a rule it stays a plain task, and what repeats begins after its day (C18)', async () => {
  const { press, ran } = await openForm(`/tasks?edit=${books.id}`, 'Edit Task')
  press('Every day')
  press('Save Changes')
  await waitFor(() => expect(ran.map(([name]) => name)).toEqual(['createChore']))
  expect(ran[0]?.[1]).toMatchObject({ name: 'Return the books', starts_on: '2026-11-25' })
})

test('without a day, what repeats begins tomorrow, whatever the clock of the device says (C18, R34)', async () => {
  onTestFinished(() => correctClock(0))
  correctClock(-400 * DAY_MS)
  const { press, ran } = await openForm(`/tasks?edit=${shelf.id}`, 'Edit Task')
  press('Every day')
  press('Save Changes')
  await waitFor(() => expect(ran.map(([name]) => name)).toEqual(['createChore']))
  expect(ran[0]?.[1]).toMatchObject({ name: 'Mount the shelf', starts_on: '2025-10-18' })
})

test('given a rule and another name, both are done as one, so that one undo takes them back (C18, R51)', async () => {
  const address = `/tasks?edit=${books.id}`
  const { press, type, together, database } = await openForm(address, 'Edit Task')
  type('Name', 'Bring the books back')
  press('Every day')
  press('Save Changes')
  await waitFor(() => expect(together).toEqual([['updateTask', 'createChore']]))
  await waitFor(async () =>
    expect((await database.chores.toArray()).map(({ name }) => name)).toEqual([
      'Bring the books back',
    ]),
  )
})
