/** The sheet of the sync status has an address: the back button closes it and leaves the page. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { goBack } from '#web/testing/go-back.tsx'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
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
