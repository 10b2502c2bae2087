/** The number on the app's icon is what waits for the active person today, as page and worker count it (A3). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idOf, makeAccount, makeChore, makeTask } from '#domain/testing/make.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import type { Row, Rows } from '#web/testing/pair.ts'
import { pair } from '#web/testing/pair.ts'
import { saveBadgeChoice } from './app-badge.ts'
import { countToday } from './count-today.ts'
import { keepBadge } from './keep-badge.ts'

const maya = idOf('Maya')
let icon: number | undefined
let ending: AbortController

beforeEach(() => {
  icon = undefined
  ending = new AbortController()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-11-26T22:58:30.000Z') })
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => Promise.resolve((icon = count)),
    clearAppBadge: () => Promise.resolve((icon = 0)),
  })
})
afterEach(async () => {
  ending.abort()
  await saveBadgeChoice(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const dueOn = (due_on: string, given = {}): Row => [
  'tasks',
  makeTask('Maya', { id: idOf(due_on), due_on, due_zone: 'Europe/Berlin', ...given }),
]
/** Completed by Theo, so that Maya has to approve it. */
const waiting: Row = [
  'tasks',
  makeTask('Theo', { id: idOf('waits'), completed_at: '2026-11-26T09:00:00.000Z' }),
]

async function openFor(rows: Rows) {
  const account = ['accounts', makeAccount('Maya')] as const
  const device = await openDeviceWith([account, ...pair, ...rows])
  keepBadge(device.database, maya, ending.signal)
  return device
}

test('my tasks that are due and what I decide are counted, unread notifications are not (A3)', async () => {
  const { database } = await openFor([dueOn('2026-11-26'), dueOn('2026-11-20'), waiting])
  await vi.waitFor(() => expect(icon).toBe(3))
  expect(await countToday(database, maya)).toBe(3)
})

test('where nothing has a day, only decisions are counted (A3)', async () => {
  const { database } = await openFor([waiting, ['tasks', makeTask('Maya')]])
  await vi.waitFor(() => expect(icon).toBe(1))
  expect(await countToday(database, maya)).toBe(1)
})

test('it follows what is done, and the day when midnight is over (A3)', async () => {
  const chore = makeChore('Maya', { starts_on: '2026-11-27', slot: '2026-11-27' })
  const { put } = await openFor([dueOn('2026-11-26'), dueOn('2026-11-27'), ['chores', chore]])
  await vi.waitFor(() => expect(icon).toBe(1))
  // Midnight in Berlin.
  vi.advanceTimersByTime(2 * 60_000)
  await vi.waitFor(() => expect(icon).toBe(3))
  await put([dueOn('2026-11-26', { completed_at: '2026-11-26T23:00:00.000Z' })])
  await vi.waitFor(() => expect(icon).toBe(2))
})

test('turned off on this device it goes at once, and turned on again it is back (A3)', async () => {
  await openFor([waiting])
  await vi.waitFor(() => expect(icon).toBe(1))
  await saveBadgeChoice(false)
  await vi.waitFor(() => expect(icon).toBe(0))
  await saveBadgeChoice(true)
  await vi.waitFor(() => expect(icon).toBe(1))
})

test('it goes when the account is no longer the active one (A3)', async () => {
  await openFor([waiting])
  await vi.waitFor(() => expect(icon).toBe(1))
  ending.abort()
  expect(icon).toBe(0)
})
