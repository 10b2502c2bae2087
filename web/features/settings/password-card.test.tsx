/** A new password comes with a new session, which has no push subscription yet. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf } from '#domain/testing/make.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { PasswordCard } from './password-card.tsx'

test('after a new password the device asks for its pushes anew', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({}))
  })
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: {}, userAgent: '' })
  await deviceDatabase.pushes.put({ id: idOf('Maya'), endpoint: 'https://push.example/maya' })
  onTestFinished(() => deviceDatabase.pushes.clear())
  await renderForAccount(
    { name: 'Maya' },
    '/settings',
    <PasswordCard ways={null} onChanged={() => undefined} />,
  )
  const typed = [
    ['Current password', 'seven purple sheep'],
    ['New password', 'nine yellow goats'],
    ['Confirm new password', 'nine yellow goats'],
  ] as const
  for (const [label, value] of typed)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await waitFor(() => expect(asked).toContain('/api/push'))
})
