/** The figures of the house on the screen: one sum, nobody named, and a part that only the person sees (T25, T26). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { completionEntry } from '#domain/tasks/task-ledger.ts'
import { idOf, makeAccount, makeChore, makeTask } from '#domain/testing/make.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { TooOften } from './house-lists.tsx'
import { HouseScreen } from './house-screen.tsx'

const shelves = makeChore('Maya', {
  id: idOf('shelves'),
  name: 'Wipe the shelves',
  repeats: 'daily',
  every: 3,
  starts_on: '2026-10-01',
  slot: '2026-11-21',
  last_slot: '2026-10-27',
  best_run: 6,
})
const late: Rows = ['10-17', '10-23', '10-29'].map((day, index) => {
  const slot = ['2026-10-15', '2026-10-21', '2026-10-27'][index] ?? ''
  const id = occurrenceId(shelves.id, slot)
  const settled = { id, chore_id: shelves.id, slot, completed_at: `2026-${day}T12:00:00.000Z` }
  return ['tasks', makeTask('Maya', { ...settled, name: shelves.name, completions: 1 })]
})
const own = makeTask('Maya', {
  id: idOf('own'),
  completed_at: '2026-11-18T17:00:00.000Z',
  completions: 1,
})
const theirs = makeTask('Theo', {
  id: idOf('theirs'),
  completed_at: '2026-11-17T17:00:00.000Z',
  completions: 1,
})
const rows: Rows = [
  ...pair,
  ...late,
  ['chores', shelves],
  ['tasks', own],
  ['tasks', theirs],
  ['entries', { ...completionEntry(own), created_at: own.completed_at ?? '' }],
]

async function open(path = '/house') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  const { database } = await renderForAccount({ name: 'Maya', rows }, path, <HouseScreen />)
  await screen.findByRole('region', { name: 'When it gets done' })
  await screen.findByRole('region', { name: 'Your part' })
  const card = (name: string) => within(screen.getByRole('region', { name }))
  return Object.assign(card, { database })
}

test('tasks and minutes are one sum of everybody, week by week (T25)', async () => {
  const card = await open()
  const sums = card('Tasks in each week')
  expect(sums.getByText('3 h 20')).toBeTruthy()
  expect(sums.getByText('One stitch is one task')).toBeTruthy()
  const weeks = within(sums.getByRole('table')).getAllByRole('row')
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)?.textContent).toBe('Nov 162')
})

test('on a Sunday the week is not over, however far ahead of UTC the day is (T25, U23)', async () => {
  // It is eleven in the morning in Auckland.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T22:00:00.000Z') })
  const there = makeAccount('Maya', { time_zone: 'Pacific/Auckland' })
  const fixture = { name: 'Maya', rows: [...rows, ['accounts', there]] as Rows }
  await renderForAccount(fixture, '/house', <HouseScreen />)
  const sums = within(await screen.findByRole('region', { name: 'Tasks in each week' }))
  expect(sums.getAllByRole('row').at(-1)?.textContent).toBe('Nov 162')
})

test('nobody is named, whoever did it (T25, T26)', async () => {
  await open()
  expect(document.body.textContent).not.toMatch(/Theo|Maya/)
})

test('a rhythm that does not fit can be changed, and blames nobody (T25)', async () => {
  const card = await open()
  const rhythm = card('Maybe too often?')
  expect(rhythm.getByText('Every 3 days, done about every 6')).toBeTruthy()
  expect(rhythm.getByRole('link', { name: 'Change Wipe the shelves' })).toHaveProperty(
    'search',
    `?tab=repeating&editChore=${shelves.id}`,
  )
  expect(card('Most in a row').getByText('6 in a row')).toBeTruthy()
  expect(card('Last done').getByText('3 weeks ago')).toBeTruthy()
})

test('a rhythm on a weekday is told in weeks, which its rule does not name (T25)', async () => {
  const weekly = makeChore('Maya', { repeats: 'weekly', every: 1, weekdays: 1 })
  await renderForAccount({ name: 'Maya', rows: pair }, '/house', (household) => (
    <TooOften rhythms={[{ chore: weekly, about: 2, unit: 'rule' }]} household={household} />
  ))
  expect(await screen.findByText('Every Monday, done about every 2 weeks')).toBeTruthy()
})

test('one’s own part says who sees it (T26)', async () => {
  const card = await open()
  expect(
    card('Your part').getByText('1 task in four weeks, one more than in the four before.'),
  ).toBeTruthy()
  expect(card('Your part').getByText('Only you see this.')).toBeTruthy()
})

test('the time is chosen in the address, and at 52 weeks a stitch is five tasks (T25)', async () => {
  const card = await open('/house?weeks=52')
  expect(screen.getByRole('tab', { name: '52 weeks', selected: true })).toBeTruthy()
  expect(card('Tasks in each week').getByText('One stitch is five tasks')).toBeTruthy()
})

test('while older things are on their way to the device it says so (T25)', async () => {
  const { database } = await open()
  const note = 'Older tasks are still syncing to this device.'
  expect(screen.getByText(note)).toBeTruthy()
  await receiveHistory(database)
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
})

test('another time keeps the chosen room (T25, T29)', async () => {
  await open('/house?room=kitchen')
  expect(screen.getByRole('tab', { name: '52 weeks' })).toHaveProperty(
    'search',
    '?weeks=52&room=kitchen',
  )
})
