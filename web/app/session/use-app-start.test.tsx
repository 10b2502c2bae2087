/** A device that knows nobody asks the server once, and shows no sign-in page to somebody with a session (A4). */
import 'fake-indexeddb/auto'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { useLiveQuery } from 'dexie-react-hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceDatabase, readDeviceAccounts, rememberAccount } from '#web/data/device-database.ts'
import { useServerCheck } from './use-app-start.ts'

// A loaded machine may be slow.
configure({ asyncUtilTimeout: 10_000 })

let shown: string[] = []
beforeEach(() => {
  shown = []
})
afterEach(async () => {
  // If it stayed mounted, it would ask the server again once nobody is left.
  cleanup()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

/** Records what the app shows before and after the answer. */
function SessionProbe() {
  const accounts = useLiveQuery(readDeviceAccounts)
  const isChecked = useServerCheck(accounts?.people === 0)
  const fallback = isChecked ? 'signed out' : 'asking'
  const text = accounts?.people ? 'signed in' : fallback
  shown.push(text)
  return <p>{text}</p>
}

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }
const server = vi.hoisted(() => ({ adopt: async () => {} }))
vi.mock('./adopt-session.ts', () => ({ adoptServerSession: () => server.adopt() }))

test('whoever has a session at the server is signed in, and never shown as signed out meanwhile', async () => {
  server.adopt = () => rememberAccount(maya)
  render(<SessionProbe />)
  await screen.findByText('signed in')
  expect(new Set(shown)).toEqual(new Set(['asking', 'signed in']))
})

test('without a session at the server nobody is signed in', async () => {
  server.adopt = async () => {}
  render(<SessionProbe />)
  await screen.findByText('signed out')
  expect(shown).not.toContain('signed in')
})
