/** The link of an invitation, opened by somebody who is signed in (F3). */
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { texts as connectionTexts } from '#web/shared/connection/texts.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { renderForAccount } from '#web/testing/render-for-account.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

const maya = { id: 'maya', username: 'maya', name: 'Maya', isClosed: false } as const

test('opened without a connection, a link waits for one, and is used then (F3)', async () => {
  let isOnline = false
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  onTestFinished(() => online.mockRestore())
  const { ran } = await renderForAccount(
    { name: 'maya', server: () => true },
    '/invite/a-token',
    <SessionContext value={{ status: 'signedIn', account: maya, isGuarded: false }}>
      <Routes>
        <Route path="/invite/:token" element={<InvitationScreen />} />
        <Route path="/partners" element="The partners" />
      </Routes>
    </SessionContext>,
  )
  expect(screen.getByText(connectionTexts.needsConnection)).toBeTruthy()
  expect(ran).toEqual([])
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The partners')).toBeTruthy()
  expect(ran).toEqual([['linkInvitation', { token: 'a-token' }]])
})
