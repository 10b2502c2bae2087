/** Signing out without a connection ends the session at the server as soon as there is one (A5). */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  closeAccount,
  closedAccounts,
  deviceDatabase,
  rememberAccount,
  pendingSignOuts,
} from '#web/data/device-database.ts'
import { finishSignOuts } from '#web/shared/session/session-actions.ts'
import { adoptServerSession } from './adopt-session.ts'
import { keepDevice } from './keep-device.ts'

afterEach(async () => {
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

test('a sign-out that the server does not know of is sent at once if the connection is back already, and once', async () => {
  const [told, faults]: [unknown[], unknown[]] = [[], []]
  vi.stubGlobal('reportError', (error: unknown) => faults.push(error))
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    told.push([path, new Headers(headers).get('Mitten-Account')])
    return Promise.resolve(Response.json({ ok: true }))
  })
  for (const name of ['maya', 'theo', 'juno'])
    await rememberAccount({ id: name, username: name, name })
  await closeAccount('maya', false)
  await closeAccount('theo', true)
  const until = new AbortController()
  onTestFinished(() => until.abort())
  keepDevice(until.signal)
  await vi.waitFor(async () => {
    expect(await closedAccounts()).toEqual([])
  })
  expect([told, faults]).toEqual([[['/api/auth/logout', 'maya']], []])
})

const busy = (status: number) => Response.json({ code: 'busy', message: 'Busy' }, { status })
const maya = { id: 'maya', username: 'maya', name: 'Maya' }

test.each([
  ['a server that is asked too often', () => busy(429)],
  ['a server that is busy', () => busy(503)],
  ['a proxy', () => new Response('<html>Forbidden</html>', { status: 403 })],
])('with the answer of %s a session has not ended, and is not adopted again', async (_, answer) => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/api/auth/logout' ? answer() : Response.json({ user: { ...maya, role: 'user' } }),
    ),
  )
  await rememberAccount(maya)
  await closeAccount('maya', false)
  await adoptServerSession()
  expect((await pendingSignOuts()).map(({ id }) => id)).toEqual(['maya'])
})

test('a sign-out that is finished late leaves alone who has signed in again meanwhile', async () => {
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    told.push(new Headers(headers).get('Mitten-Account'))
    for (const id of ['maya', 'theo']) await rememberAccount({ ...maya, id })
    return Response.json({ ok: true })
  })
  for (const id of ['maya', 'theo']) {
    await rememberAccount({ ...maya, id })
    await closeAccount(id, false)
  }
  await finishSignOuts()
  expect(told).toEqual(['maya'])
  expect((await deviceDatabase.accounts.toArray()).map(({ isClosed }) => isClosed)).toEqual([
    false,
    false,
  ])
})
