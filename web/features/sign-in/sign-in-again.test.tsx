/** Signing in again with the password, or with a code from a parent (K3, K6, R20). */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { idOf, makeMadeChild, makeUser } from '#domain/testing/make.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import type { Session } from '#web/shared/session/session.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** Juno signed in here before she had a username. */
const account = { id: idOf('Juno'), username: '', name: 'Juno Ellis', isClosed: false }
const session: Session = { status: 'signedIn', account, isGuarded: false }

function openWith(username: string) {
  const juno = makeUser('Juno', { username, is_child: true, is_made: true })
  return renderForAccount(
    { name: 'Juno', rows: [...makeMadeChild('Juno', 'Maya'), ['users', juno]] },
    '/',
    <SessionContext value={session}>
      <SignInAgain onClose={() => undefined} />
    </SessionContext>,
  )
}

test('a child that has grown up is asked for its password, or for a code if it has not chosen one (K6)', async () => {
  await openWith('juno')
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.getByText(/^Enter the password of juno\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have a code' }))
  expect(await screen.findByLabelText('Code')).toBeTruthy()
})

test('a child without a username is asked for a code alone (K3)', async () => {
  await openWith('')
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('whoever signed in again with a code is told so, as with a password', async () => {
  onTestFinished(() => deviceDatabase.accounts.clear())
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ user: { ...account, role: 'user' } })),
  )
  await openWith('')
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'K7PM3XWD' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Login successful!'))
})
