/** Adding somebody to the people of this device (A9). */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { AddPerson } from './add-person.tsx'

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }

test('the question closes, also for somebody who is here already', async () => {
  onTestFinished(async () => {
    await deviceDatabase.accounts.clear()
    await deviceDatabase.settings.clear()
  })
  await rememberAccount(maya)
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
