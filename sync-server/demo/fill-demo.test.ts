/** The demo: an empty server filled by real commands, the same each time, with an audit that finds nothing. */
import { expect, test, vi } from 'vitest'
import { stateOf as loanState } from '#domain/loans/loan.ts'
import { availablePoints } from '#domain/points/points.ts'
import { stateOf as rewardState } from '#domain/rewards/reward.ts'
import { tableNames } from '#domain/tables.ts'
import { stateOf as taskState } from '#domain/tasks/task.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { parseConfig } from '#server/config.ts'
import { occurrencesFor } from '#server/routes/chore-reads.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { fillDemo } from './fill-demo.ts'

// The demo is thousands of commands: that takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const settings = { config: parseConfig({}), timeZone: 'Europe/Berlin', seed: 7 }

async function filled(now: string) {
  const database = openTestDatabase()
  await fillDemo({ ...settings, database, now: new Date(now) })
  const store = createRowStore(database)
  const person = (username: string) => {
    const [user] = store.all('users', 'WHERE username = ?', username)
    if (!user) throw new Error(`${username} is missing`)
    return user
  }
  return { database, store, person }
}

test.each([
  '2026-11-21T14:00:00Z',
  // The first minutes of a year, and the day after a clock change.
  '2027-01-01T00:05:00Z',
  '2026-03-30T07:00:00Z',
])('ending at %s every point is accounted for, and nothing lies in the future', async (now) => {
  const { database, store, person } = await filled(now)
  expect([...auditLedger(database)]).toEqual([])
  for (const [username, points] of [
    ['maya', 340],
    ['theo', 215],
    ['ida', 95],
  ] as const) {
    const balance = store.get('balances', person(username).id)
    expect([username, balance && availablePoints(balance)]).toEqual([username, points])
  }
  const latest = database
    .prepare<[], string>('SELECT max(received_at) FROM mutations')
    .pluck()
    .get()
  expect(Date.parse(latest ?? '')).toBeLessThanOrEqual(Date.parse(now))
})

test('contains tasks, rewards and loans in every state, and notifications for Maya', async () => {
  const now = '2026-11-21T14:00:00.000Z'
  const { store, person } = await filled(now)
  const maya = person('maya').id
  expect(new Set(store.all('tasks', '').map(taskState))).toEqual(
    new Set(['open', 'claimed', 'awaiting_approval', 'approved']),
  )
  const rewards = store.all('rewards', 'WHERE user_id = ?', maya)
  expect(new Set(rewards.map(rewardState))).toEqual(
    new Set(['awaiting', 'denied', 'available', 'redeemed', 'refunded']),
  )
  const loans = store.all('loans', 'WHERE user_id = ?', maya)
  expect(new Set(loans.map((loan) => loanState(loan, now)))).toEqual(
    new Set(['pending', 'active', 'overdue', 'repaid', 'denied']),
  )
  const unread = store.all('notifications', 'WHERE user_id = ? AND is_read = 0', maya)
  expect(unread.map(({ content }) => content).toSorted()).toEqual([
    'Ida asked for An afternoon at the arcade',
    'Rosa invited you',
    'Theo approved Breakfast in bed',
    'Theo asked to borrow 100 points',
    'Theo completed Wash the windows',
  ])
})

test('contains repeating tasks that are open, overdue, planned and paused', async () => {
  const now = '2026-11-21T14:00:00.000Z'
  const { store, person } = await filled(now)
  const told = occurrencesFor(store, person('maya').id, {
    days: { from: '2026-11-14', to: '2026-11-27' },
    at: now,
  })
  const lines = told.map(({ name, state, person: who }) => `${name} ${state} ${who?.name}`)
  expect(new Set(lines)).toEqual(
    new Set([
      'Clear out the fridge overdue Maya',
      'Clear out the fridge planned Maya',
      'Cook dinner open Maya',
      'Cook dinner planned Maya',
      'Cook dinner planned Theo',
      'Make the bed open Ida',
      'Make the bed planned Ida',
      'Take the bins out planned Theo',
      'Take the bins out planned Maya',
    ]),
  )
  const [resting] = store.all('chores', 'WHERE paused_from IS NOT NULL')
  expect(resting?.paused_until).toBe('2026-12-05')
})

test('the same seed gives the same data', async () => {
  const now = '2026-11-21T14:00:00Z'
  const storyOf = async () => {
    const { database } = await filled(now)
    return database.prepare('SELECT at, name, status FROM mutations ORDER BY at, name, id').all()
  }
  expect(await storyOf()).toEqual(await storyOf())
})

test('a server with an account is refused and does not change', async () => {
  const app = makeApp()
  await app.register('Maya')
  const before = app.snapshot(tableNames)
  await expect(fillDemo({ ...settings, database: app.database, now: new Date() })).rejects.toThrow(
    'There are accounts here already.',
  )
  expect(app.snapshot(tableNames)).toEqual(before)
})
