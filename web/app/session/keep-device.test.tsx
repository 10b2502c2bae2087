/** Signing out without a connection ends the session at the server as soon as there is one (A5). */
import { afterEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  closedAccounts,
  deviceDatabase,
  rememberAccount,
} from '#web/data/device-database.ts'
import { keepDevice } from './keep-device.ts'

const until = new AbortController()
afterEach(async () => {
  until.abort()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

test('a sign-out that the server has not heard of is told at once if the connection is back already, and once', async () => {
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
  keepDevice(until.signal)
  await vi.waitFor(async () => {
    expect(await closedAccounts()).toEqual([])
  })
  expect([told, faults]).toEqual([[['/api/auth/logout', 'maya']], []])
})
