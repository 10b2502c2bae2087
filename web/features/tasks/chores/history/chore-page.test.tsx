/** The page of a repeating task shows when it was done, by whom, and the usual time between (C31). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Chore } from '#domain/chores/chore.ts'
import { addDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeChore, makeTask } from '#domain/testing/make.ts'
import { TasksScreen } from '#web/features/tasks/tasks-screen.tsx'
import { card } from '#web/testing/card.ts'
import { choose } from '#web/testing/choose.ts'
import type { Row, Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'

const TODAY = '2026-11-21'
const bins = idOf('chore of Maya')

/** Done at noon this many days ago, by Theo unless somebody else is given. */
function doneAgo(days: number, given: Partial<Task> = {}): Row {
  const day = addDays(TODAY, -days)
  const done = { completed_at: `${day}T12:00:00.000Z`, completions: 1, approved_by: idOf('Maya') }
  const of = { chore_id: bins, slot: day, claimed_by: idOf('Theo'), name: 'Bins to the kerb' }
  const row = makeTask('Maya', {
    id: idOf(day),
    ...of,
    time_minutes: 10,
    effort_level: 'easy',
    ...done,
  })
  return ['tasks', { ...row, ...given }]
}

function openTasks(chore: Partial<Chore>, done: Rows, { at = '', name = 'Maya' } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00.000Z`) })
  const rows: Rows = [
    ...pair,
    ['chores', makeChore('Maya', { last_slot: addDays(TODAY, -9), ...chore })],
    ...done,
  ]
  return renderForAccount({ name, rows }, `/tasks?tab=repeating${at}`, <TasksScreen />)
}

const page = async () => within(await screen.findByRole('dialog', { name: 'Bins to the kerb' }))

test('its name opens its page: the rule, who is next and when, and when it was last done (C31)', async () => {
  await openTasks({}, [doneAgo(9), doneAgo(16), doneAgo(23)])
  fireEvent.click(await screen.findByRole('button', { name: 'Bins to the kerb' }))
  const opened = await page()
  expect(opened.getByText('Every Tuesday and Friday')).toBeTruthy()
  expect(opened.getByText('Anyone')).toBeTruthy()
  expect(opened.getByText(/Tue, Nov 24/)).toBeTruthy()
  expect((await opened.findByText(/^Last done/)).textContent).toBe('Last done 9 days ago by Theo')
  expect(opened.getByText('Usually 7 days between')).toBeTruthy()
})

test('it lists each time with its people, its moment and its points, the newest first (C31)', async () => {
  const together = { helpers: idOf('Maya') }
  const own = { claimed_by: null }
  await openTasks({}, [doneAgo(1, own), doneAgo(9, together)], { at: `&chore=${bins}` })
  const opened = await page()
  expect(await opened.findByRole('heading', { name: 'Done 2 times' })).toBeTruthy()
  const items = await opened.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'You, yesterday 13:00+10',
    'Theo with you, Thu, Nov 12, 13:00+10',
  ])
  expect(opened.getByText('Last done yesterday by you')).toBeTruthy()
  expect(opened.queryByText(/Usually/)).toBeNull()
})

test('open, skipped and other tasks are not listed, and nothing is said of them (C31, T27)', async () => {
  const open = doneAgo(0, { completed_at: null, completions: 0 })
  const elsewhere = doneAgo(2, { chore_id: idOf('another'), id: idOf('elsewhere') })
  await openTasks({ skips: '2026-11-20' }, [doneAgo(9), open, elsewhere], { at: `&chore=${bins}` })
  const opened = await page()
  expect(await opened.findByRole('heading', { name: 'Done once' })).toBeTruthy()
  expect(await opened.findAllByRole('listitem')).toHaveLength(1)
})

test('one that was never done says so kindly', async () => {
  const { database } = await openTasks({ last_slot: null }, [], { at: `&chore=${bins}` })
  const opened = await page()
  expect(await opened.findByText('Older ones are still syncing to this device.')).toBeTruthy()
  await receiveHistory(database)
  expect(await opened.findByText('Each time it is done will appear here.')).toBeTruthy()
})

test('a partner finds it in the menu, too, and it follows what is done (C31)', async () => {
  const { database } = await openTasks({}, [doneAgo(9)], { name: 'Theo' })
  await choose('Bins to the kerb', 'History')
  const opened = await page()
  expect(await opened.findByText('Last done 9 days ago by you')).toBeTruthy()
  const task = (await database.tasks.toArray())[0]
  await database.tasks.delete(task?.id ?? '')
  await waitFor(() => expect(opened.queryByText(/^Last done/)).toBeNull())
})

test.each<readonly [string, Partial<Chore>]>([
  ['has ended', { slot: null, ends_on: '2026-11-15' }],
  ['is paused', { paused_from: '2026-11-20', paused_until: '2026-12-06' }],
  ['is due so many days after it was done', { repeats: 'after_done', weekdays: 0, every: 12 }],
])('the card of one that %s says when it was last done (C31)', async (_, chore) => {
  await openTasks(chore, [doneAgo(9)])
  expect(await (await card('Bins to the kerb')).findByText('Last done 9 days ago')).toBeTruthy()
})

test('the card of one that has its days says only when it is next (C31)', async () => {
  await openTasks({}, [doneAgo(9)])
  expect((await card('Bins to the kerb')).getByText(/Tue, Nov 24/)).toBeTruthy()
  expect((await card('Bins to the kerb')).queryByText(/Last done/)).toBeNull()
})
