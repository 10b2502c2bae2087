/** The storage of this browser in the settings (R39). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { StorageCard } from './storage-card.tsx'

test('once the data is protected the focus is at the heading (U7)', async () => {
  let isKept = false
  const storage = {
    persisted: () => Promise.resolve(isKept),
    persist: () => Promise.resolve((isKept = true)),
    estimate: () => Promise.resolve({ usage: 1000, quota: 5000 }),
  }
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', storage })
  await renderForAccount({ name: 'Maya', rows: [] }, '/settings', <StorageCard />)
  const protect = await screen.findByRole('button', { name: 'Protect this data' })
  protect.focus()
  fireEvent.click(protect)
  await waitFor(() => expect(protect.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})
