/** Search results of tasks, and when the search is offered. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf, makeChore, makeTask, monday } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { wholeText } from '#web/testing/whole-text.ts'
import { TasksScreen } from './tasks-screen.tsx'

const done = { completed_at: monday, completions: 1, approved_by: idOf('Theo') }

function task(
  name: string,
  given: Partial<ReturnType<typeof makeTask>> = {},
  owner = 'Maya',
): Rows {
  return [['tasks', makeTask(owner, { id: idOf(name), name, ...given })]]
}
function fillers(count: number): Rows {
  return Array.from({ length: count }, (_, index) => task(`Chore ${index}`, done)).flat()
}

async function openSearch(text: string, rows: Rows = []) {
  const rendered = await renderForAccount(
    { name: 'Maya', rows: [...pair, ...fillers(21), ...rows] },
    '/tasks',
    <TasksScreen />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Search tasks' }))
  const field = await screen.findByRole('searchbox', { name: 'Search tasks' })
  fireEvent.change(field, { target: { value: text } })
  return { ...rendered, field }
}
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const marked = () => [...document.querySelectorAll('mark')].map((each) => each.textContent)

test('search is there from the twenty-first task on (U6)', async () => {
  const rows = (count: number) => [...pair, ...fillers(count)]
  await renderForAccount({ name: 'Maya', rows: rows(20) }, '/tasks', <TasksScreen />)
  await screen.findByRole('tab', { name: 'Completed (20)' })
  expect(screen.queryByRole('button', { name: 'Search tasks' })).toBeNull()
  document.body.replaceChildren()
  await renderForAccount({ name: 'Maya', rows: rows(21) }, '/tasks', <TasksScreen />)
  expect(await screen.findByRole('button', { name: 'Search tasks' })).toBeTruthy()
})

test('it finds active, then completed tasks, with the hits marked and the points to earn', async () => {
  const { ran } = await openSearch('wash', [
    ...task('Wash the windows'),
    ...task('Fold the laundry', { description: 'All of it, as it was washed on Friday' }),
    ...task('Hang up the washing', done),
    ...task('Rewash the car', done),
    ...task('', { ...done, is_shared: false }, 'Theo'),
  ])
  expect(await screen.findByText('3 found for “wash”')).toBeTruthy()
  const active = await group(/^Active/)
  await waitFor(() => expect(marked()).toEqual(['Wash', 'wash', 'wash']))
  expect((await group(/^Completed/)).getByText(wholeText('You, Mar 2, 2026'))).toBeTruthy()
  fireEvent.click(active.getByRole('button', { name: /^Complete Wash the windows/ }))
  await waitFor(() => expect(ran).toEqual([['completeTask', { id: idOf('Wash the windows') }]]))
})

test('one letter is too few; without a hit it says what to do, and clearing begins again', async () => {
  const { field } = await openSearch('x')
  expect(await screen.findByText('Type two letters or more.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'xylophone' } })
  expect(
    await screen.findByText('Nothing found for “xylophone”. Try fewer letters, or another word.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Type two letters or more.')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('')
})

test('Escape gives the list back, and the focus to what opened the search', async () => {
  const { field } = await openSearch('wash')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeTruthy()
  const button = await screen.findByRole('button', { name: 'Search tasks' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('it finds what a repeating task asks for now, with its points to earn (C1)', async () => {
  const chore = makeChore('Maya', {
    name: 'Wash the windows',
    repeats: 'daily',
    starts_on: '2026-03-02',
    slot: '2026-03-02',
  })
  const { ran } = await openSearch('wash', [['chores', chore], ...task('Wash the car')])
  const active = await group(/^Active 2/)
  const complete = await active.findByRole('button', { name: /^Complete Wash the windows, earn/ })
  fireEvent.click(complete)
  const input = { id: chore.id, slot: '2026-03-02' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
})
