/** The weekly report: on Pro and Ultimate the figures from the ledger; on Free one line (S3). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Entry } from '#domain/points/points.ts'
import { idOf, makeAccount, makeTask } from '#domain/testing/make.ts'
import type { Plan } from '#domain/users/user.ts'
import type { Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { ReportScreen } from './report-screen.tsx'

const at = '2026-03-03T10:00:00.000Z'
const own = makeTask('Maya', { id: idOf('own'), completed_at: at, approved_by: idOf('Theo') })
const theirs = makeTask('Theo', { id: idOf('theirs'), completed_at: at, approved_by: idOf('Maya') })

const entry: Entry = {
  id: `task:${own.id}:completed:1`,
  user_id: idOf('Maya'),
  ledger: 'total',
  amount: 80,
  reason: 'task_completed',
  related_id: own.id,
  related_type: 'task',
  created_at: at,
}

function rows(plan: Plan): Rows {
  return [
    ...pair,
    ['accounts', makeAccount('Maya', { plan, created_at: '2026-01-05T12:00:00.000Z' })],
    ['tasks', own],
    ['tasks', theirs],
    ['entries', entry],
  ]
}

function open(plan: Plan, path = '/reports/2026-03-02') {
  return renderForAccount(
    { name: 'Maya', rows: rows(plan) },
    path,
    <Routes>
      <Route path="/reports/:week?" element={<ReportScreen />} />
    </Routes>,
  )
}

test('on Free there is one line with a link, and no figure', async () => {
  await open('free')
  expect(await screen.findByText(/The weekly report comes with Pro/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See plans' })
  expect(link.getAttribute('href')).toBe('/subscribe?plan=pro&return=%2Freports%2F2026-03-02')
  expect(screen.queryByRole('group', { name: 'The week in figures' })).toBeNull()
})

test.each(['pro', 'ultimate'] as const)(
  'on %s it shows one’s own week, and of the others no more than the sum of the house',
  async (plan) => {
    await open(plan)
    const figures = await screen.findByRole('group', { name: 'The week in figures' })
    expect(figures.textContent).toBe('1 task40 min of work80 points')
    expect(screen.getByText('Monday, Mar 2 to Sunday, Mar 8')).toBeTruthy()
    expect(screen.getByText('Your household finished 2 tasks.')).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Tuesday, Mar 3 1 40 80' })).toBeTruthy()
    expect(screen.queryByText(/Theo/)).toBeNull()
    const before = screen.getByRole('link', { name: 'Week before' })
    expect(before.getAttribute('href')).toBe('/reports/2026-02-23')
  },
)

test('a file that cannot be made is told', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No more memory')
  })
  await open('pro')
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to make the file'))
})
