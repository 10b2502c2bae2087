/** Adding somebody to the people of this device (A9). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeAccountId, deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { AddPerson } from './add-person.tsx'

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }

beforeEach(() => rememberAccount(maya))
afterEach(async () => {
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

test('the question closes, also for somebody who is here already', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/api/auth/login'
        ? Response.json({ user: { ...maya, role: 'user' } })
        : Response.json({ password: true, register: true, provider: null }),
    ),
  )
  const closed = vi.fn<() => void>()
  render(<AddPerson onClose={closed} />, { wrapper: MemoryRouter })
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'maya' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'seven purple sheep' } })
  fireEvent.submit(screen.getByLabelText('Password'))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

test('somebody new can register although somebody else is active', async () => {
  const opened = vi.spyOn(location, 'assign').mockReturnValue()
  const account = { ...maya, isClosed: false }
  render(
    <SessionContext value={{ status: 'signedIn', account, isGuarded: true }}>
      <AddPerson onClose={expect.fail} />
    </SessionContext>,
    { wrapper: MemoryRouter },
  )
  fireEvent.click(await screen.findByRole('link', { name: 'Register' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/register'))
  expect(await activeAccountId()).toBeNull()
})
