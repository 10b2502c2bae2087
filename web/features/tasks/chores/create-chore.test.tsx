/** Making a repeating task: the texts of the form while choices are made, and the result. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

/** On a Saturday, as in the examples of the rules. */
async function openForm(name: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const rendered = await renderForAccount(
    { name: 'Maya', rows: pair },
    '/tasks?tab=repeating&new=1',
    <TasksScreen />,
  )
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } })
  await dialog.findByRole('group', { name: 'Repeats' })
  const press = (button: string) => fireEvent.click(dialog.getByRole('button', { name: button }))
  const days = () =>
    within(dialog.getByRole('list', { name: 'Next days' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  /** Saves it; the repeating task that is stored. */
  const create = async () => {
    press('Create Task')
    await waitFor(async () => expect(await rendered.database.chores.count()).toBe(1))
    return (await rendered.database.chores.toArray())[0]
  }
  return { ...rendered, dialog, press, days, create }
}

test('the form says the rule in words and the next three days, with whose turn it is (C4, C11)', async () => {
  const { dialog, press, days } = await openForm('Bins to the kerb')
  press('Chosen weekdays')
  press('Saturday')
  press('Tuesday')
  press('Friday')
  expect(days()).toEqual(['Tue, Nov 24', 'Fri, Nov 27', 'Tue, Dec 1'])
  press('Take turns')
  press('Theo earlier')
  const first = dialog.getByRole<HTMLButtonElement>('button', { name: 'Theo earlier' })
  expect(first.getAttribute('aria-disabled')).toBe('true')
  // Disabled it would lose the focus of a keyboard.
  expect(first.disabled).toBe(false)
  press('Theo earlier')
  expect(dialog.getByText('Every Tuesday and Friday, in turns')).toBeTruthy()
  expect(days()).toEqual(['Theo Tue, Nov 24', 'You Fri, Nov 27', 'Theo Tue, Dec 1'])
})

test('it makes a repeating task, shared because others take turns (C26)', async () => {
  const { database, press, create } = await openForm('Bins to the kerb')
  press('Every day')
  press('Take turns')
  const shared = { who: 'turns', is_shared: true }
  expect(await create()).toMatchObject({ repeats: 'daily', ...shared, if_missed: 'moves_on' })
  await screen.findByRole('heading', { name: 'Bins to the kerb', level: 3 })
  const seats = await database.seats.orderBy('id').toArray()
  const people = seats.toSorted((a, b) => a.place - b.place).map(({ person }) => person)
  expect(people).toEqual([idOf('Maya'), idOf('Theo')])
  expect(await database.tasks.count()).toBe(0)
})

test('a rule without a day is not saved, and says what is missing (C4)', async () => {
  const { dialog, press, ran } = await openForm('Bins to the kerb')
  press('Chosen weekdays')
  press('Saturday')
  press('Create Task')
  expect(await dialog.findByText('Choose at least one day')).toBeTruthy()
  expect(ran).toEqual([])
})

test('a number of weeks that begins with 1 can be typed (C4)', async () => {
  const { dialog, press, create } = await openForm('Descale the kettle')
  press('Every few weeks')
  for (const value of ['1', '12'])
    fireEvent.change(dialog.getByLabelText('Every how many weeks'), { target: { value } })
  const kind = dialog.getByRole('button', { name: 'Every few weeks' })
  expect(kind.getAttribute('aria-pressed')).toBe('true')
  expect(await create()).toMatchObject({ repeats: 'weekly', every: 12 })
})

test('an end after some times is worked out into its day (C18)', async () => {
  const { dialog, press, create } = await openForm('Water the tree')
  press('Every day')
  press('After n times')
  fireEvent.change(dialog.getByLabelText('How many times'), { target: { value: '3' } })
  expect((await create())?.ends_on).toBe('2026-11-23')
})

test('a task that never repeats is a plain one', async () => {
  const { press, ran } = await openForm('Fix the lamp')
  press('Create Task')
  await waitFor(() => expect(ran.map(([name]) => name)).toEqual(['createTask']))
})

test('it reminds at a time of its day, and says that this takes a connection (C24)', async () => {
  const { dialog, press, create } = await openForm('Bins to the kerb')
  press('Every day')
  const field = dialog.getByLabelText(/^Remind at/)
  expect(field.getAttribute('aria-describedby')).toBeTruthy()
  expect(dialog.getByText('Comes by push; a device without a connection gets none.').id).toBe(
    field.getAttribute('aria-describedby'),
  )
  fireEvent.change(field, { target: { value: '18:30' } })
  expect((await create())?.remind_at).toBe('18:30')
})
