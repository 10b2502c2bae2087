/** A person who wants pushes on a device keeps getting them there, whatever happens to session and connection. */
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { startPush } from './start-push.ts'

const maya = { id: 'maya', username: 'maya', name: 'Maya Ellis' }
const endpoint = 'https://push.example/maya'
const subscription = {
  options: { applicationServerKey: Uint8Array.of(1, 2, 3).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
}
const choices = { muted: [], hides_details: false, quiet_hours: null }
const preferences = { ...choices, digest_at: null, remind_anyone: false }

/** Whether the server has a subscription for the session. */
let isOn: boolean
let isReached: boolean
let asked: string[]
let ending: AbortController
/** The browser is asked for its subscription each time it is renewed. */
const renewed = vi.fn<() => Promise<typeof subscription>>()

const answer: typeof fetch = (path) => {
  asked.push(path as string)
  if (!isReached) return Promise.reject(new TypeError('Failed to fetch'))
  if (path === '/api/push/subscription') isOn = true
  const state = { public_key: 'AQID', is_on: isOn, preferences }
  return Promise.resolve(Response.json(path === '/api/push' ? state : {}))
}

beforeEach(async () => {
  ;[isOn, isReached, asked, ending] = [true, true, [], new AbortController()]
  renewed.mockReset().mockResolvedValue(subscription)
  const registration = { pushManager: { getSubscription: renewed } }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(undefined),
  }
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, userAgent: '' })
  vi.stubGlobal('fetch', answer)
  await rememberAccount(maya)
  await deviceDatabase.pushes.put({ id: maya.id, endpoint })
})
afterEach(async () => {
  ending.abort()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
  await deviceDatabase.pushes.clear()
})

function start() {
  startPush(new AccountDatabase(maya.id), maya.id, ending.signal)
}

function expectRenewals(count: number) {
  return waitFor(() => expect(renewed.mock.calls.length).toBeGreaterThanOrEqual(count))
}

test('after signing in again the new session gets the subscription', async () => {
  start()
  await expectRenewals(1)
  isOn = false
  await rememberAccount(maya)
  await expectRenewals(2)
  await waitFor(() => expect(isOn).toBe(true))
})

test('where the server keeps no subscription, it registers once for each occasion', async () => {
  const registered = () => asked.filter((path) => path === '/api/push/subscription').length
  vi.stubGlobal('fetch', (path: string) => answer(path).finally(() => (isOn = false)))
  isOn = false
  start()
  await waitFor(() => expect(registered()).toBe(1))
  await rememberAccount(maya)
  await waitFor(() => expect(registered()).toBe(2))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(registered()).toBe(2)
})

test('started without a connection, it tells that the device is in use, and renews once there is one', async () => {
  ;[isOn, isReached] = [false, false]
  start()
  await waitFor(() => expect(asked).toContain('/api/push'))
  expect(asked).toContain('/api/push/attention')
  isReached = true
  window.dispatchEvent(new Event('online'))
  await expectRenewals(1)
  await waitFor(() => expect(isOn).toBe(true))
})
