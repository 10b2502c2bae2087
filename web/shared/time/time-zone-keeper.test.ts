/** When the account adopts the time zone of the device (A15). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idOf, makeAccount } from '#domain/testing/make.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { Follower } from './time-zone-keeper.tsx'
import { followDevice } from './time-zone-keeper.tsx'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function deviceIn(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  })
}

async function open(time_zone: string) {
  const database = new AccountDatabase(crypto.randomUUID())
  await database.accounts.add(makeAccount('Maya', { time_zone }))
  const run = vi.fn<OpenAccount['run']>().mockResolvedValue(true)
  const account: Follower = { id: idOf('Maya'), database, run }
  return { account, run }
}

test('an account nobody chose a zone for takes that of the device', async () => {
  const { account, run } = await open('UTC')
  deviceIn('Europe/Berlin')
  await followDevice(account)
  expect(run.mock.calls).toEqual([['updateProfile', { time_zone: 'Europe/Berlin' }]])
})

test('a device that stays where it is leaves the choice of another alone', async () => {
  const { account, run } = await open('Asia/Tokyo')
  deviceIn('Europe/Berlin')
  await followDevice(account)
  await followDevice(account)
  expect(run).not.toHaveBeenCalled()
})

test('a device that moved takes the account along', async () => {
  const { account, run } = await open('Europe/Berlin')
  deviceIn('Europe/Berlin')
  await followDevice(account)
  deviceIn('America/New_York')
  await followDevice(account)
  expect(run.mock.calls).toEqual([['updateProfile', { time_zone: 'America/New_York' }]])
})
