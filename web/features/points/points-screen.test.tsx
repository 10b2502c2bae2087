/** The point history while it is still arriving: nothing is called empty (U22), and there is no file yet (S3). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { completionEntry } from '#domain/tasks/task-ledger.ts'
import { makeTask, monday } from '#domain/testing/make.ts'
import { pair } from '#web/testing/pair.ts'
import { receiveHistory } from '#web/testing/receive-history.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { PointsScreen } from './points-screen.tsx'

test('there is no file while older entries still arrive, and one that fails is told of', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('there is no space')
  })
  const fixture = { name: 'Maya', rows: pair }
  const { database } = await renderForAccount(fixture, '/points', <PointsScreen />)
  const note = 'Your history is still arriving on this device.'
  expect(await screen.findByText(note)).toBeTruthy()
  const [button] = screen.getAllByRole('button', { name: 'Download CSV' })
  if (!button) throw new Error('It is there')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  await receiveHistory(database)
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  expect(made).not.toHaveBeenCalled()
  fireEvent.click(button)
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to make the file'))
  expect(made).toHaveBeenCalledOnce()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('that there are no points yet is not said while older entries still arrive (U22)', async () => {
  const paid = completionEntry(makeTask('Maya', { completed_at: monday, completions: 1 }))
  const rows = [...pair, ['entries', { ...paid, created_at: monday }]] as const
  const { database } = await renderForAccount({ name: 'Maya', rows }, '/points', <PointsScreen />)
  const entry = await screen.findByText('Completed a task')
  await database.entries.clear()
  await waitFor(() => expect(entry.isConnected).toBe(false))
  const none = 'No points yet. Complete a task and the first ones show up here.'
  expect(screen.queryByText(none)).toBeNull()
  await receiveHistory(database)
  expect(await screen.findByText(none)).toBeTruthy()
})
