/** The picker shows the sync status, and a PIN can be typed as soon as the pad appears. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Dexie } from 'dexie'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { idOf, makeUser } from '#domain/testing/make.ts'
import { AccountDatabase } from '#web/data/database.ts'
import {
  closeAccount,
  deviceDatabase,
  rememberAccount,
  setActiveAccount,
} from '#web/data/device-database.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import { hashPin } from '#web/features/device-accounts/pin/pin-hash.ts'
import { noTries } from '#web/features/device-accounts/pin/pin-lock.ts'
import { wholeText } from '#web/testing/whole-text.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { PeopleScreen } from './people-screen.tsx'

afterEach(async () => {
  await deviceDatabase.accounts.clear()
  await deviceDatabase.pins.clear()
})

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }

/** A device on which nothing more can be stored. */
function leaveNoRoom() {
  const refuse = () => {
    throw new DOMException('There is no room', 'QuotaExceededError')
  }
  for (const { hook } of [deviceDatabase.settings, deviceDatabase.pins])
    for (const change of [hook.creating, hook.updating]) {
      change.subscribe(refuse)
      onTestFinished(() => change.unsubscribe(refuse))
    }
}

async function openPicker(person = maya) {
  await rememberAccount(person)
  render(
    <MemoryRouter>
      <PeopleScreen />
    </MemoryRouter>,
  )
  return screen.findByRole('button', { name: /^(Maya|Juno)/ })
}

test('no digit is lost that is typed the moment a person was chosen', async () => {
  await deviceDatabase.pins.put({ id: 'maya', ...(await hashPin('27190', 10)), ...noTries })
  fireEvent.click(await openPicker())
  for (const key of '2719') fireEvent.keyDown(document, { key })
  expect(screen.getByRole('img', { name: '4 of 5 digits entered' })).toBeTruthy()
})

test('no digit is lost that is typed the moment a PIN was found wrong', async () => {
  await deviceDatabase.pins.put({ id: 'maya', ...(await hashPin('2719', 10)), ...noTries })
  fireEvent.click(await openPicker())
  for (const key of '0000') fireEvent.keyDown(document, { key })
  await screen.findByText(wholeText(/^That is not Maya's PIN/))
  for (const key of '271') fireEvent.keyDown(document, { key })
  expect(screen.getByRole('img', { name: '3 of 4 digits entered' })).toBeTruthy()
})

test('a child that has grown up since it signed in here opens a forgotten PIN with its password (K6)', async () => {
  const juno = { id: idOf('Juno'), username: '', name: 'Juno Ellis' }
  const database = new AccountDatabase(juno.id)
  await database.users.put(makeUser('Juno', { is_child: true, is_made: true }))
  database.close()
  await deviceDatabase.pins.put({ id: juno.id, ...(await hashPin('2719', 10)), ...noTries })
  fireEvent.click(await openPicker(juno))
  const forgotten = { name: 'Forgot your PIN? Sign in with your password' }
  fireEvent.click(await screen.findByRole('button', forgotten))
  expect(await screen.findByText(/^Enter the password of juno\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'I have a code' })).toBeTruthy()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Needs a connection')).toBeTruthy()
})

test('a device whose network leads nowhere says that it is offline, and when it is not any more', async () => {
  const database = new AccountDatabase('maya')
  await database.state.put({ key: 'status', phase: 'offline' })
  await openPicker()
  expect(navigator.onLine).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Offline')
  await database.state.put({ key: 'status', phase: 'idle' })
  expect(await screen.findByText('All synced')).toBeTruthy()
  database.close()
})

test('counting what people left here creates no database for one whose data is deleted meanwhile (R22)', async () => {
  for (const id of ['juno', 'theo']) {
    await rememberAccount({ ...maya, id })
    await closeAccount(id, true)
  }
  const database = new AccountDatabase('juno')
  onTestFinished(() => Dexie.delete(database.name))
  await database.outbox.add({ name: 'createTask', seq: 1 } as OutboxItem)
  database.close()
  // Both were there when they were looked for.
  const exists = vi.spyOn(Dexie, 'exists')
  onTestFinished(() => exists.mockRestore())
  for (let times = 0; times < 2; times++) exists.mockReturnValueOnce(Dexie.Promise.resolve(true))
  await openPicker()
  expect(await screen.findByText('1 change saved here')).toBeTruthy()
  expect(await Dexie.exists('mitten-theo')).toBe(false)
})

const noRoom = 'This device is out of space. Free some up and try again.'

test('without room on the device nobody opens, and it says why (R42)', async () => {
  const tile = await openPicker()
  await setActiveAccount(null)
  leaveNoRoom()
  fireEvent.click(tile)
  await waitFor(() => expect(currentToast()?.description).toBe(noRoom))
})

test('without room on the device a PIN cannot be checked, and it says why (R42)', async () => {
  await deviceDatabase.pins.put({ id: 'maya', ...(await hashPin('2719', 10)), ...noTries })
  fireEvent.click(await openPicker())
  leaveNoRoom()
  for (const key of '2719') fireEvent.keyDown(document, { key })
  await waitFor(() => expect(currentToast()?.description).toBe(noRoom))
  for (const key of '271') fireEvent.keyDown(document, { key })
  expect(screen.getByRole('img', { name: '3 of 4 digits entered' })).toBeTruthy()
})
