/** A device that knows nobody asks the server once, and shows nobody out whom the server knows (A4). */
import 'fake-indexeddb/auto'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { useLiveQuery } from 'dexie-react-hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceDatabase, readFront, rememberAccount } from '#web/data/device-database.ts'
import { useServerCheck } from './use-arrival.ts'

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

let shown: string[] = []
beforeEach(() => {
  shown = []
})
afterEach(async () => {
  // Still there, it would ask the server again as soon as nobody is left.
  cleanup()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

/** What the app shows while the answer is on its way, and after it. */
function Door() {
  const front = useLiveQuery(readFront)
  const isChecked = useServerCheck(front?.people === 0)
  const doors = isChecked ? 'signed out' : 'asking'
  const open = front?.people ? 'signed in' : doors
  shown.push(open)
  return <p>{open}</p>
}

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }
const server = vi.hoisted(() => ({ adopt: async () => {} }))
vi.mock('./adopt-session.ts', () => ({ adoptServerSession: () => server.adopt() }))

test('whoever the server knows is let in at the address they asked for, and never shown out on the way', async () => {
  server.adopt = () => rememberAccount(maya)
  render(<Door />)
  await screen.findByText('signed in')
  expect(new Set(shown)).toEqual(new Set(['asking', 'signed in']))
})

test('whoever the server does not know is signed out', async () => {
  server.adopt = async () => {}
  render(<Door />)
  await screen.findByText('signed out')
  expect(shown).not.toContain('signed in')
})
