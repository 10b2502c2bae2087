/** A code for oneself is shown until there is another one (A25). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { OwnCodeDialog } from './own-code-dialog.tsx'

const ways = { password: true, passkeys: [], provider: null }
const made = { code: 'ABCDEFGH', expires_at: '2099-01-01T00:00:00.000Z' }

/** A server that makes one code, and then gives this answer. */
async function openDialog(status: number, code: string) {
  const answers = [Response.json(made), Response.json({ code, message: 'No' }, { status })]
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(answers.shift() ?? Response.error()),
  )
  vi.stubGlobal('fetch', asked)
  await renderForAccount(
    { name: 'Maya', rows: [] },
    '/settings',
    <OwnCodeDialog ways={ways} open onClose={() => undefined} />,
  )
  const another = await screen.findByRole('button', { name: 'New code' })
  return { asked, another }
}

const shownCode = () => screen.queryByRole('img', { name: 'A B C D, E F G H' })

test('the code stays where another one could not be made', async () => {
  const { another } = await openDialog(500, 'server_error')
  fireEvent.click(another)
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to make a code'))
  expect(shownCode()).toBeTruthy()
})

test('a double tap makes one other code, because each ends the one before', async () => {
  const { asked, another } = await openDialog(500, 'server_error')
  fireEvent.click(another)
  fireEvent.click(another)
  await waitFor(() => expect(another.getAttribute('aria-busy')).toBeNull())
  expect(asked).toHaveBeenCalledTimes(2)
})

test('where it takes a proof, that is asked for', async () => {
  const { another } = await openDialog(403, 'proof_needed')
  fireEvent.click(another)
  expect(await screen.findByRole('button', { name: 'Make a code' })).toBeTruthy()
  expect(shownCode()).toBeNull()
})

test('without a connection no other one is asked for', async () => {
  const { asked, another } = await openDialog(500, 'server_error')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  fireEvent.click(another)
  expect(asked).toHaveBeenCalledOnce()
})
