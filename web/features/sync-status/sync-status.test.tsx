/** The sheet of the sync status has an address, and says where the changes of a deleted account cannot be saved. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { monday } from '#domain/testing/make.ts'
import { goBack } from '#web/testing/go-back.tsx'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { useSyncStatus } from './sync-status.tsx'

function Page() {
  const { pill, sheet } = useSyncStatus(() => undefined)
  return (
    <>
      <p>{useLocation().pathname}</p>
      {pill}
      {sheet}
    </>
  )
}

test('the back button closes the sheet alone', async () => {
  await renderForAccount({ name: 'Maya' }, '/tasks', <Page />)
  fireEvent.click(await screen.findByRole('button', { name: 'Syncing' }))
  await screen.findByRole('dialog', { name: 'Syncing' })
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('/tasks')).toBeTruthy()
})

test('unsent changes of a deleted account that cannot be saved as a file are not lost silently', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No more memory')
  })
  const { database } = await renderForAccount({ name: 'Maya' }, '/tasks?sync=1', <Page />)
  const change = { name: 'readAllNotifications', version: 1, input: {}, changes: [] } as const
  await database.outbox.add({ ...change, seq: 1, id: 'waiting', at: monday })
  await database.state.put({ key: 'status', phase: 'deleted' })
  fireEvent.click(await screen.findByRole('button', { name: 'Save unsent changes as a file' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to make the file'))
})
