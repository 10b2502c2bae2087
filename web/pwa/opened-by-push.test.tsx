/** A tapped push opens its page for the person it was for, and for nobody else on the device (A9). */
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Session } from '#web/shared/session/session.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { OpenedByPush, publishTapped } from './opened-by-push.ts'

function signedIn(id: string): Session {
  const account = { id, username: id, name: id, isClosed: false }
  return { status: 'signedIn', account, isGuarded: true }
}

/** Everything is rendered again after another person has become active. */
function App({ session }: { readonly session: Session }) {
  return (
    <SessionContext value={session}>
      <p>{useLocation().pathname}</p>
      <OpenedByPush key={session.status === 'signedIn' ? session.account.id : ''} />
    </SessionContext>
  )
}

function open(session: Session) {
  const { rerender } = render(<App session={session} />, { wrapper: MemoryRouter })
  return (next: Session) => rerender(<App session={next} />)
}

test('for somebody else it waits until they are here, past the question who is (A9)', async () => {
  const become = open(signedIn('theo'))
  act(() => publishTapped({ path: '/notifications', account: 'maya' }))
  expect(screen.getByText('/')).toBeTruthy()
  become({ status: 'choosing' })
  expect(screen.getByText('/')).toBeTruthy()
  become(signedIn('maya'))
  expect(await screen.findByText('/notifications')).toBeTruthy()
})

test.each(['theo', undefined])('for %s it opens at once where Theo is here', async (account) => {
  open(signedIn('theo'))
  act(() => publishTapped({ path: '/tasks', account }))
  expect(await screen.findByText('/tasks')).toBeTruthy()
})
