/** The steps of a task: written in its form, ticked on its card, and required first if the task says so (T16-T19). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, makeChore, makeTask } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import type { Row } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

const checklist = 'Lunch boxes\nBottles\nGym bag'
const bags = makeTask('Maya', {
  id: idOf('bags'),
  name: 'Pack the bags',
  checklist,
  checked: 0b010,
})
type Ran = Awaited<ReturnType<typeof renderForAccount>>['ran']
const names = (ran: Ran) => ran.map(([name]) => name)

function open(row: Row, path = '/tasks') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  return renderForAccount({ name: 'Maya', rows: [...pair, row] }, path, <TasksScreen />)
}

async function openSteps(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  const card = within(heading.closest('article') ?? document.body)
  fireEvent.click(await card.findByRole('button', { name: `Steps of ${name}` }))
  await card.findByRole('list', { name: `Steps of ${name}` })
  const step = (text: string) => card.getByRole('checkbox', { name: text })
  return { card, step }
}

test('a tap ticks a step, another takes the tick off, and the card counts (T17)', async () => {
  const { ran } = await open(['tasks', bags])
  const { card, step } = await openSteps('Pack the bags')
  expect(await card.findByText('1 of 3')).toBeTruthy()
  fireEvent.click(step('Gym bag'))
  expect(await card.findByText('2 of 3')).toBeTruthy()
  fireEvent.click(step('Bottles'))
  await waitFor(() => expect(card.getByText('1 of 3')).toBeTruthy())
  expect(step('Gym bag')).toHaveProperty('checked', true)
  expect(names(ran)).toEqual(['tickStep', 'tickStep'])
})

test('what a repeating task asks for is ticked before it has a row (T17, C1)', async () => {
  const daily = { repeats: 'daily', weekdays: 0, starts_on: '2026-11-21' } as const
  const chore = makeChore('Maya', {
    name: 'Pack the bags',
    ...daily,
    slot: '2026-11-21',
    checklist,
  })
  const { ran, database } = await open(['chores', chore])
  const { card, step } = await openSteps('Pack the bags')
  fireEvent.click(step('Bottles'))
  expect(await card.findByText('1 of 3')).toBeTruthy()
  expect(names(ran)).toEqual(['tickStep'])
  expect((await database.tasks.toArray())[0]).toMatchObject({ slot: '2026-11-21', checked: 0b010 })
})

test('where all steps come first the button says how many are ticked, and pays after the last (T18)', async () => {
  const { ran } = await open(['tasks', { ...bags, all_steps: true, checked: 0b011 }])
  const { card, step } = await openSteps('Pack the bags')
  const complete = card.getByRole('button', { name: /^Complete Pack the bags/ })
  expect(complete).toHaveProperty('disabled', true)
  expect(complete.textContent).toContain('2 of 3 steps')
  fireEvent.click(step('Gym bag'))
  await waitFor(() => expect(complete).toHaveProperty('disabled', false))
  fireEvent.click(complete)
  await waitFor(() => expect(names(ran)).toContain('completeTask'))
})

test('steps of a task that somebody else does are shown and cannot be ticked (T17)', async () => {
  const claimed = { ...bags, claimed_by: idOf('Theo'), claimed_at: bags.created_at }
  await open(['tasks', claimed])
  const { step } = await openSteps('Pack the bags')
  expect(step('Bottles')).toHaveProperty('disabled', true)
})

test('the form takes a step a line, several pasted at once, moved by arrow keys and removed (T16)', async () => {
  const { database } = await open(['tasks', bags], `/tasks?edit=${bags.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
  const steps = within(await dialog.findByRole('group', { name: /^Steps/ }))
  const add = steps.getByLabelText('Add a step')
  fireEvent.change(add, { target: { value: 'Keys' } })
  fireEvent.keyDown(add, { key: 'Enter' })
  fireEvent.paste(add, { clipboardData: { getData: () => 'Hats\n\n Gloves ' } })
  expect(steps.getByText('6 of up to 20')).toBeTruthy()
  fireEvent.keyDown(steps.getByRole('button', { name: /^Move Gym bag/ }), { key: 'ArrowUp' })
  fireEvent.click(steps.getByRole('button', { name: 'Remove Lunch boxes' }))
  fireEvent.click(dialog.getByRole('switch', { name: 'All steps first' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(async () =>
    expect(await database.tasks.get(bags.id)).toMatchObject({
      checklist: 'Gym bag\nBottles\nKeys\nHats\nGloves',
      checked: 0b010,
      all_steps: true,
    }),
  )
})

test('two steps alike are refused where they are written (T16)', async () => {
  await open(['tasks', bags], `/tasks?edit=${bags.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
  const add = await dialog.findByLabelText('Add a step')
  fireEvent.change(add, { target: { value: 'bottles' } })
  fireEvent.blur(add)
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await dialog.findByText('Each step must be different')).toBeTruthy()
})

test('an emptied step leaves the others where they are, and is not saved (T16)', async () => {
  const { database } = await open(['tasks', bags], `/tasks?edit=${bags.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }))
  const steps = within(await dialog.findByRole('group', { name: /^Steps/ }))
  const bottles = steps.getByLabelText('Step 2')
  fireEvent.change(bottles, { target: { value: '' } })
  fireEvent.blur(bottles)
  expect(steps.getByText('2 of up to 20')).toBeTruthy()
  expect(steps.getByLabelText('Step 3')).toHaveProperty('value', 'Gym bag')
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(async () =>
    expect((await database.tasks.get(bags.id))?.checklist).toBe('Lunch boxes\nGym bag'),
  )
})
