/** The tasks of a file are shown before any of them is added (IM1, IM2, IM3). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, localDay } from '#domain/calendar.ts'
import { importedId } from '#domain/imports/import.ts'
import { shortDay } from '#domain/language/format.ts'
import { idOf, makeRoom, makeTask, openSettings } from '#domain/testing/make.ts'
import { correctClock } from '#web/shared/time/use-now.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { ImportScreen } from './import-screen.tsx'
import { donetickChore } from './testing/reader.ts'

const limited = { ...openSettings, planLimits: true }

async function open(
  more: Partial<Parameters<typeof renderForAccount>[0]> & { readonly plan?: 'free' | 'pro' } = {},
) {
  const rows = [...pair, ...(more.rows ?? [])]
  return renderForAccount({ name: 'Maya', ...more, rows }, '/import', <ImportScreen />)
}

async function choose(content: string, name = 'chores.json'): Promise<void> {
  const field = await screen.findByLabelText('Choose a file')
  fireEvent.change(field, { target: { files: [new File([content], name)] } })
}

async function firstButton(name: string): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error('It is there')
  return button
}

const chores = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, id) => donetickChore({ id, name: `Chore ${id}` })),
  )

test('each task is shown with its rule, for whom, and what should be checked', async () => {
  await open()
  const file = {
    res: [
      donetickChore({ id: 1, name: 'Bins', assignees: [{ userId: 2 }], assignedTo: 2 }),
      donetickChore({ id: 2, name: 'Windows', frequencyType: 'adaptive' }),
    ],
    members: [{ userId: 2, displayName: 'theo' }],
  }
  await choose(JSON.stringify(file))
  const found = await screen.findByRole('region', { name: '2 tasks found' })
  await waitFor(() => expect(document.activeElement).toBe(found))
  const [bins, windows] = screen.getAllByRole('listitem')
  if (!bins || !windows) throw new Error('Two tasks are there')
  expect(within(bins).getByText(/^Every day at 18:00/)).toBeTruthy()
  expect(within(bins).getByText(/^For Theo/)).toBeTruthy()
  expect(within(bins).queryByText('Check this')).toBeNull()
  expect(within(windows).getByText('Anyone')).toBeTruthy()
  expect(within(windows).getByText('Check this')).toBeTruthy()
  expect(screen.getByText('One of them should be checked.')).toBeTruthy()
})

test('what begins today begins on the day of the server, whatever the clock of the device says (R34)', async () => {
  onTestFinished(() => correctClock(0))
  correctClock(-400 * DAY_MS)
  await open()
  await choose('name,repeats\nBins,daily', 'tasks.csv')
  const today = localDay(new Date(Date.now() - 400 * DAY_MS).toISOString(), 'Europe/Berlin')
  expect(await screen.findByText(`Every day · from ${shortDay(today)}`)).toBeTruthy()
})

test('only what is ticked is added, and what is here already stays', async () => {
  const id = importedId(idOf('Maya'), { source: 'donetick', source_id: '0' })
  const { ran, database } = await open({ rows: [['tasks', makeTask('Maya', { id })]] })
  await choose(chores(3))
  expect(await screen.findByText('1 was here already')).toBeTruthy()
  const [here, second] = screen.getAllByRole('checkbox')
  expect(here).toHaveProperty('disabled', true)
  if (second) fireEvent.click(second)
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 task' }))
  expect(await screen.findByRole('heading', { name: '1 task added' })).toBeTruthy()
  expect(ran).toHaveLength(1)
  expect(await database.chores.count()).toBe(1)
})

test('120 tasks are added in three calls, and stand in the order of the file (IM1)', async () => {
  const { ran, database } = await open()
  await choose(chores(120))
  fireEvent.click(await firstButton('Add 120 tasks'))
  await screen.findByRole('heading', { name: '120 tasks added' })
  expect(ran.map(([name]) => name)).toEqual(Array.from({ length: 3 }, () => 'importItems'))
  const oldestFirst = (await database.chores.toArray()).toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : 1,
  )
  const inFile = Array.from({ length: 120 }, (_, place) => `Chore ${place}`)
  expect(oldestFirst.map(({ name }) => name)).toEqual(inFile)
})

test('no other file is chosen while tasks are added', async () => {
  await open()
  await choose(chores(3))
  const another = await screen.findByRole('button', { name: 'Choose another file' })
  expect(another.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 tasks' }))
  expect(another.getAttribute('aria-disabled')).toBe('true')
  await screen.findByRole('heading', { name: '3 tasks added' })
})

test('rooms of the file are made if they are missing, and its tasks stand in them (T29)', async () => {
  const { ran, database } = await open({ rows: [['rooms', makeRoom('Maya', { name: 'Hall' })]] })
  await choose('name,room\nSweep,hall\nDishes,Kitchen\nOven,kitchen\nTax,', 'tasks.csv')
  fireEvent.click(await firstButton('Add 4 tasks'))
  await screen.findByRole('heading', { name: '4 tasks added' })
  expect(ran.map(([name]) => name)).toEqual(['createRoom', 'importItems'])
  const rooms = new Map((await database.rooms.toArray()).map(({ id, name }) => [id, name]))
  const tasks = await database.tasks.toArray()
  const roomOf = new Map(tasks.map(({ name, room_id }) => [name, rooms.get(room_id ?? '')]))
  expect(Object.fromEntries(roomOf)).toEqual({
    Dishes: 'Kitchen',
    Oven: 'Kitchen',
    Sweep: 'Hall',
    Tax: undefined,
  })
})

test('all can be left out at once, and then nothing is added', async () => {
  const { ran } = await open()
  await choose(chores(3))
  fireEvent.click(await screen.findByRole('switch', { name: 'All of them' }))
  const button = screen.getByRole('button', { name: 'Add 0 tasks' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(ran).toEqual([])
})

test.each([
  ['a broken file', '[{', 'This file cannot be read from line 1, column 3 on.'],
  ['another file', 'a,b\n1,2', /^This is neither a Donetick nor/],
])('%s is refused in words', async (_, content, words) => {
  await open()
  await choose(content)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('where the code that reads files cannot be loaded, another try is offered', async () => {
  vi.doMock('./reading/read-file.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  onTestFinished(() => vi.doUnmock('./reading/read-file.ts'))
  await open()
  await choose(chores(1))
  const words = 'This file could not be opened. Choose it once more.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
})

test('more than the month of the free plan has left is not added, and the plans are offered (IM3)', async () => {
  const { ran } = await open({ settings: limited, plan: 'free' })
  await choose(chores(101))
  const button = await firstButton('Add 101 tasks')
  const words = 'The free plan includes 100 imported tasks a month. 100 are left.'
  expect(screen.getByText(new RegExp(words))).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeTruthy()
  fireEvent.click(button)
  expect(ran).toEqual([])
})

test('more repeating tasks than a person can have are not added (C22)', async () => {
  const { ran } = await open()
  await choose(chores(201))
  fireEvent.click(await firstButton('Add 201 tasks'))
  expect(screen.getByText(/^You can have up to 200 repeating tasks\./)).toBeTruthy()
  expect(ran).toEqual([])
})
