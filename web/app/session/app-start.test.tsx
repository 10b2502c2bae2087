/** A start of the app on a device of several people asks who is here (A9). */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { activeAccountId, deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { runAppStart } from './app-start.ts'

const until = new AbortController()

beforeEach(async () => {
  sessionStorage.clear()
  await rememberAccount({ id: 'maya', username: 'maya', name: 'Maya' })
})
afterEach(async () => {
  until.abort()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
})

test('without room on the device, too (R42)', async () => {
  const request = () => new Promise(() => {})
  const query = () => Promise.resolve({ held: [] })
  vi.stubGlobal('navigator', { locks: { query, request } })
  const { settings } = deviceDatabase
  const refuse = () => {
    throw new DOMException('There is no room', 'QuotaExceededError')
  }
  for (const change of ['creating', 'updating'] as const) {
    settings.hook[change].subscribe(refuse)
    onTestFinished(() => settings.hook[change].unsubscribe(refuse))
  }
  expect(await runAppStart(true, until.signal)).toBe(true)
  expect(await activeAccountId()).toBeNull()
})
