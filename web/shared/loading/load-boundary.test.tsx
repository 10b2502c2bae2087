/** The message when the database on the device cannot be read (U1). */
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { idOf, monday } from '#domain/testing/make.ts'
import { AccountContext } from '#web/data/account.ts'
import { initialState } from '#web/data/device-store.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx'
import type { LoadBoundaryProps } from './load-boundary.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** React and the browser would both print errors that the test causes on purpose. */
function quiet() {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>())
}

function Throwing({ error }: { readonly error: Error }): never {
  throw error
}

test.each<[NonNullable<LoadBoundaryProps['of']>, string]>([
  ['user', 'Failed to fetch user data'],
  ['points', 'Error loading points data'],
  ['tasks', 'Error loading tasks: Disk gone'],
  ['rewards', 'Error loading rewards: Disk gone'],
  ['partnerships', 'Error loading partnerships: Disk gone'],
  ['notifications', 'Error loading notifications: Disk gone'],
])('of %s it says: %s', (of, text) => {
  quiet()
  render(
    <LoadBoundary of={of} title="The page">
      <Throwing error={new DOMException('Disk gone', 'UnknownError')} />
    </LoadBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeTruthy()
  expect(reportError).toHaveBeenCalledOnce()
})

test('what nobody looks at goes without a word, and is reported', () => {
  quiet()
  const { container } = render(
    <LoadBoundary>
      <Throwing error={new DOMException('Disk gone', 'UnknownError')} />
    </LoadBoundary>,
  )
  expect(container.childElementCount).toBe(0)
  expect(reportError).toHaveBeenCalledOnce()
})

test('what works in the background and cannot be fetched leaves the rest as it is, without a report', () => {
  quiet()
  const missing = new TypeError('error loading dynamically imported module: /assets/part.js')
  render(
    <>
      <h1>The page</h1>
      <LoadBoundary>
        <Throwing error={missing} />
      </LoadBoundary>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  expect(reportError).not.toHaveBeenCalled()
})

test.each<[NonNullable<LoadBoundaryProps['of']>, string]>([
  ['user', 'Failed to fetch user data'],
  ['points', 'Error loading points data'],
  ['tasks', 'Error loading tasks: Failed to fetch tasks'],
  ['rewards', 'Error loading rewards: Failed to fetch rewards'],
  ['partnerships', 'Error loading partnerships: Failed to fetch partnerships'],
  ['notifications', 'Error loading notifications: Failed to fetch notifications'],
])('of %s a browser that says nothing leaves: %s', (of, text) => {
  quiet()
  render(
    <LoadBoundary of={of}>
      <Throwing error={new DOMException('', 'UnknownError')} />
    </LoadBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('what is no fault of the storage passes on to whoever explains those', () => {
  quiet()
  const broken = () =>
    render(
      <LoadBoundary of="tasks">
        <Throwing error={new TypeError('Ours')} />
      </LoadBoundary>,
    )
  expect(broken).toThrow('Ours')
})

test('trying again reads what could not be read', async () => {
  quiet()
  const state = { ...initialState('device'), lastSyncedAt: monday, cursor: 'a.1' }
  const { database } = await openDeviceWith([], state)
  const counts = vi.spyOn(database.notifications, 'count')
  counts.mockRejectedValueOnce(new DOMException('Disk gone', 'UnknownError'))
  render(
    <MemoryRouter>
      <AccountContext value={{ ...idle, database }}>
        <LoadBoundary of="notifications">
          <NotificationsScreen />
        </LoadBoundary>
      </AccountContext>
    </MemoryRouter>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Error loading notifications: Disk gone')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notifications')).toBeTruthy()
})

const idle = {
  id: idOf('Maya'),
  run: () => Promise.resolve(false),
  runAll: () => Promise.resolve({ ids: [], refused: new Map() }),
  undo: () => Promise.resolve(false),
  release: () => Promise.resolve(),
  holdOn: () => Promise.resolve(),
  syncNow: () => Promise.resolve(),
}
