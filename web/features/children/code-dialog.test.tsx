/** The code that signs a child in on another device (K3). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { CodeDialog } from './code-dialog.tsx'

test('the code stays when the connection has been away, because another one would end it', async () => {
  const codes = ['ABCDEFGH', 'JKLMNPQR']
  const asked = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ code: codes.shift(), expires_at: '2099-01-01T00:00:00.000Z' }),
  )
  vi.stubGlobal('fetch', asked)
  let isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const change = (to: boolean) =>
    act(async () => {
      isOnline = to
      window.dispatchEvent(new Event(to ? 'online' : 'offline'))
    })
  const child = { user: makeUser('Juno'), listed: null }
  await renderForAccount(
    { name: 'Maya', rows: [] },
    '/partners',
    <CodeDialog child={child} open onClose={() => undefined} />,
  )
  expect(await screen.findByRole('img', { name: 'A B C D, E F G H' })).toBeTruthy()
  await change(false)
  await change(true)
  expect(asked).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'New code' }))
  await waitFor(() => expect(screen.getByRole('img', { name: 'J K L M, N P Q R' })).toBeTruthy())
})
