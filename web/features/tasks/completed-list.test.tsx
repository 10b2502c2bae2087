/** Completed: the tasks that I performed or helped with, as one list in the order of completion (T4, T22). */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { countDoneBy, readDoneBy } from './completed-reads.ts'
import { TasksScreen } from './tasks-screen.tsx'

const me = idOf('Maya')

/** Done at a minute of the day. */
function doneAt(minute: number, owner: string, given: Partial<Task> = {}): Task {
  const at = new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString()
  const name = `${owner} ${minute}`
  return makeTask(owner, {
    id: idOf(name),
    name,
    completed_at: at,
    completions: 1,
    approved_by: idOf(owner),
    ...given,
  })
}

/** Theo did it with Maya. */
const helped = (minute: number) => doneAt(minute, 'Theo', { helpers: me })

describe('ranges of the list', () => {
  const all = [
    ...[2, 3, 5, 7, 7, 8, 13].map((minute, copy) =>
      doneAt(minute, 'Maya', { id: idOf(`own ${copy}`) }),
    ),
    ...[1, 3, 4, 9, 10, 11, 12].map(helped),
    doneAt(6, 'Theo'),
    doneAt(6, 'Nora', { helpers: idOf('Theo') }),
    { ...helped(20), completed_at: null },
  ].map((task) => ['tasks', task] as const)

  test('are those of both together, newest first, wherever they begin', async () => {
    const { tasks } = (await openDeviceWith(all)).database
    const whole = await readDoneBy(tasks, me, { from: 0, size: 99 })
    expect(whole).toHaveLength(14)
    expect(await countDoneBy(tasks, me)).toBe(14)
    const times = whole.map(({ completed_at }) => completed_at ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    for (let from = 0; from < 15; from++)
      for (const size of [1, 3, 20]) {
        const range = await readDoneBy(tasks, me, { from, size })
        expect(range.map(({ id }) => id)).toEqual(
          whole.slice(from, from + size).map(({ id }) => id),
        )
      }
  })

  test('read no more rows than they have, by indexes alone', async () => {
    const { tasks } = (await openDeviceWith(all)).database
    let read = 0
    tasks.hook('reading', (row) => {
      read += 1
      return row
    })
    await readDoneBy(tasks, me, { from: 7, size: 2 })
    // Two of each, and the reads that find the position: one for each halving of seven.
    expect(read).toBeLessThanOrEqual(2 + 2 + 3)
  })
})

test('a task that I helped with has who did it, my points, and nothing to take back (T22, T2)', async () => {
  await renderForAccount(
    {
      name: 'Maya',
      rows: [...pair, ['tasks', { ...helped(1), name: 'Rake the leaves', time_minutes: 45 }]],
    },
    '/tasks?tab=completed',
    <TasksScreen />,
  )
  const heading = await screen.findByRole('heading', { name: 'Rake the leaves' })
  const card = heading.closest('article')
  expect(card?.textContent).toContain('Theo with you')
  expect(card?.textContent).toContain('+45')
  expect(card?.querySelector('button')).toBeNull()
  expect(await screen.findByRole('tab', { name: 'Completed (1)' })).toBeTruthy()
})

test('that nothing was completed yet is not said while the history is still arriving (U22)', async () => {
  const { database } = await renderForAccount(
    { name: 'Maya', rows: [...pair, ['tasks', doneAt(1, 'Maya')]] },
    '/tasks?tab=completed',
    <TasksScreen />,
  )
  const heading = await screen.findByRole('heading', { name: 'Maya 1' })
  await database.tasks.clear()
  await waitFor(() => expect(heading.isConnected).toBe(false))
  const none = 'No completed tasks yet. Complete a task to see it here!'
  expect(screen.queryByText(none)).toBeNull()
  expect(screen.getByRole('tab', { name: 'Completed' })).toBeTruthy()
  await receiveHistory(database)
  expect(await screen.findByText(none)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Completed (0)' })).toBeTruthy()
})
