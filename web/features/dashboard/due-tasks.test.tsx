/** Active tasks on Home if something repeats or has a date, and how many of them are counted (T14). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import { idOf, makeChore, makePartnership, makeTask, makeUser } from '#domain/testing/make.ts'
import type { Row, Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

function open(rows: Rows) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') })
  return renderForAccount(
    { name: 'Maya', rows: [['users', makeUser('Maya')], ...rows] },
    '/dashboard',
    <DashboardScreen />,
  )
}
const chore = (name: string, given: Partial<Chore> = {}): Row => {
  const daily = { repeats: 'daily', starts_on: '2026-11-21', slot: '2026-11-21' } as const
  return ['chores', makeChore('Maya', { id: idOf(name), name, ...daily, ...given })]
}
const task = (name: string, created_at: string): Row => [
  'tasks',
  makeTask('Maya', { id: idOf(name), name, created_at }),
]
// In the test page, elements hidden while their code was loaded stay hidden, and so have no accessible name.
const hidden = true
const shown = () => {
  const section = screen.getByText('Active Tasks').closest('section')
  return within(section ?? document.body)
    .queryAllByRole('heading', { level: 3, hidden })
    .map(({ textContent }) => textContent)
}

test('the first three are those that are due first, then the newest without a date', async () => {
  await open([
    chore('Feed Pixel'),
    chore('Clear out the fridge', { starts_on: '2026-11-19', slot: '2026-11-19' }),
    chore('Bins to the kerb', { slot: '2026-11-24', starts_on: '2026-11-24' }),
    task('Fold the laundry', '2026-11-19T08:00:00.000Z'),
    task('Call grandma', '2026-11-20T08:00:00.000Z'),
  ])
  // The task planned for Tuesday does not count.
  expect(await screen.findByText('You have 4 active tasks.')).toBeTruthy()
  await waitFor(() =>
    expect(shown()).toEqual(['Clear out the fridge', 'Feed Pixel', 'Call grandma']),
  )
})

test('what somebody else has the turn of comes after what this person can complete (T14)', async () => {
  const partner = makePartnership('Maya', 'Theo')
  await open([
    ['users', makeUser('Theo')],
    ['partnerships', partner],
    [
      'tasks',
      makeTask('Theo', {
        name: 'Clear out the fridge',
        is_shared: true,
        assigned_to: idOf('Theo'),
        due_on: '2026-11-19',
        due_zone: 'Europe/Berlin',
      }),
    ],
    chore('Feed Pixel'),
  ])
  await waitFor(() => expect(shown()).toEqual(['Feed Pixel', 'Clear out the fridge']))
})

test('completed there, the next one takes its place and the number goes down (C8)', async () => {
  const { ran } = await open([
    chore('Feed Pixel'),
    task('Call grandma', '2026-11-20T08:00:00.000Z'),
  ])
  expect(await screen.findByText('You have 2 active tasks.')).toBeTruthy()
  // By its text, because hidden elements have no accessible name.
  fireEvent.click(await screen.findByText(/^Complete Feed Pixel, earn/))
  const input = { id: idOf('Feed Pixel'), slot: '2026-11-21' }
  await waitFor(() => expect(ran).toEqual([['completeTask', input]]))
  await waitFor(() => expect(shown()).toEqual(['Call grandma']))
  expect(await screen.findByText('You have 1 active task.')).toBeTruthy()
})
