/** The point history as a file (S3): all of it, or none. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialState } from '#web/data/device-store.ts'
import { pair } from '#web/testing/pair.ts'
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
  await database.state.put({ key: 'sync', ...initialState('device'), cursor: 'a.1' })
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  expect(made).not.toHaveBeenCalled()
  fireEvent.click(button)
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to make the file'))
  expect(made).toHaveBeenCalledOnce()
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})
