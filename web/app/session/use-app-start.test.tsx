/** A device that knows nobody asks the server once, and shows no sign-in page to somebody with a session (A4). */
import { cleanup, render, screen } from '@testing-library/react'
import { useLiveQuery } from 'dexie-react-hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#domain/api.ts'
import { makeAccount, makeUser } from '#domain/testing/make.ts'
import { deviceDatabase, readDeviceAccounts } from '#web/data/device-database.ts'
import { useServerCheck } from './use-app-start.ts'

let shown: string[] = []
beforeEach(() => {
  shown = []
})
afterEach(async () => {
  // Unmounts first: a mounted app would ask the server again as soon as the accounts are cleared.
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

const maya = { ...makeUser('Maya'), ...makeAccount('Maya'), child_of: null }
const points = { total: 0, available: 0, redeemed: 0, loaned: 0 }

/** A server that knows this person's session, or no session. */
function answerWith(user: typeof maya | null): void {
  const refusal = { code: 'unauthorized', message: 'Sign in' }
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      user === null
        ? Response.json(refusal, { status: 401 })
        : Response.json(path === api.sessions.path ? { sessions: [] } : { user, points }),
    ),
  )
}

test('whoever has a session at the server is signed in, and never shown as signed out meanwhile', async () => {
  answerWith(maya)
  render(<SessionProbe />)
  await screen.findByText('signed in')
  expect(new Set(shown)).toEqual(new Set(['asking', 'signed in']))
})

test('without a session at the server nobody is signed in', async () => {
  answerWith(null)
  render(<SessionProbe />)
  await screen.findByText('signed out')
  expect(shown).not.toContain('signed in')
})
