/** The profile in the settings: where the focus goes when the device's time zone is adopted (U7). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { ProfileCard } from './profile-card.tsx'

// Not a mocked module: files share a worker, and another file may have loaded the module before.
beforeEach(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  })
})

test('it goes to the heading, because the button goes (U7)', async () => {
  await renderForAccount({ name: 'Maya' }, '/', ({ me, timeZone }) => (
    <ProfileCard me={me} timeZone={timeZone} />
  ))
  const take = await screen.findByRole('button', { name: 'Use Asia/Tokyo' })
  take.focus()
  fireEvent.click(take)
  await waitFor(() => expect(take.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})
