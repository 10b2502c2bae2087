/** The first steps: when they are shown, what a tap does, and when they disappear. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newRow } from '#domain/column.ts'
import { detailColumns } from '#domain/tasks/task.ts'
import { idOf, makePartnership, makeReward, makeTask, makeUser } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { Rows } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { FirstRun } from './first-run.tsx'
import { useFirstRun } from './use-first-run.ts'

function Home() {
  const household = useHousehold()
  const { isShown, hide } = useFirstRun(household)
  if (!household) return null
  return isShown ? <FirstRun household={household} onHide={hide} /> : 'Hidden'
}

function renderHome(rows: Rows, instead: Partial<OpenAccount> = {}) {
  return renderForAccount(
    { name: 'Maya', rows: [['users', makeUser('Maya')], ...rows], instead },
    '/',
    <Home />,
  )
}

const task = ['tasks', makeTask('Maya')] as const
const reward = ['rewards', makeReward('Maya')] as const
const partner = ['partnerships', makePartnership('Maya', 'Theo')] as const
const title = 'Start with something small'

test.each([
  ['a task', task],
  ['a reward', reward],
  ['a partner', partner],
])('whoever has %s is not at the beginning', async (_what, row) => {
  await renderHome([row])
  expect(await screen.findByText('Hidden')).toBeTruthy()
})

test('a tap takes a chore, a second one takes it back', async () => {
  const { ran } = await renderHome([])
  const chore = { name: /^Vacuum the floors/ }
  fireEvent.click(await screen.findByRole('button', chore))
  const taken = await screen.findByRole('button', { ...chore, pressed: true })
  expect(ran).toEqual([
    [
      'createTask',
      {
        ...newRow(detailColumns, { name: 'Vacuum the floors', effort_level: 'difficult' }),
        id: expect.any(String),
      },
    ],
  ])
  fireEvent.click(taken)
  expect(await screen.findByRole('button', { ...chore, pressed: false })).toBeTruthy()
  expect(ran[1]?.[0]).toBe('deleteTask')
})

test('a second press before the list shows the chore does not take it again', async () => {
  const run = vi.fn<OpenAccount['run']>(() => Promise.resolve(true))
  await renderHome([], { run })
  const chore = await screen.findByRole('button', { name: /^Vacuum the floors/ })
  fireEvent.click(chore)
  await waitFor(() => expect(currentToast()?.title).toBe('Task created successfully'))
  fireEvent.click(chore)
  expect(run).toHaveBeenCalledOnce()
})

test('once begun they stay until a task, a reward and a partner are there, and do not come again (U21)', async () => {
  const { database } = await renderHome([])
  await screen.findByText(title)
  await database.tasks.put(task[1])
  await database.rewards.put(reward[1])
  await screen.findByText(title)
  await database.partnerships.put(partner[1])
  await screen.findByText('Hidden')
  await database.partnerships.delete(partner[1].id)
  await expect.poll(() => localStorage.getItem(`mitten-first-run-${idOf('Maya')}`)).toBe('over')
  expect(screen.queryByText(title)).toBeNull()
})

test('hidden they stay hidden', async () => {
  await renderHome([])
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Hidden')).toBeTruthy()
  expect(localStorage.getItem(`mitten-first-run-${idOf('Maya')}`)).toBe('over')
})
