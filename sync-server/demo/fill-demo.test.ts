/** The demo: an empty server filled by real commands, the same each time, with an audit that finds nothing. */
import { expect, test } from 'vitest'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { stateOf as loanState } from '#domain/loans/loan.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { availablePoints } from '#domain/points/points.ts'
import { lastDone, longestRuns, tooOften } from '#domain/reports/house-chores.ts'
import { houseFigures, mondaysOf } from '#domain/reports/house-figures.ts'
import { reachedLimit } from '#domain/rewards/reward-limits.ts'
import { isWithoutCost, stateOf as rewardState } from '#domain/rewards/reward.ts'
import { tableNames } from '#domain/tables.ts'
import { stateOf as taskState } from '#domain/tasks/task.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { parseConfig } from '#server/config.ts'
import { occurrencesFor } from '#server/routes/chore-reads.ts'
import type { Database } from '#server/store/database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { fillDemo } from './fill-demo.ts'
import { fillAnew, openDemo, timeZone } from './testing/open-demo.ts'

async function filled(now: string) {
  const database = await openDemo(new Date(now))
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
  expect(unread.map(wordingOf).toSorted()).toEqual([
    'Ida asked for An afternoon at the arcade',
    'Juno completed Sort the crayons',
    'Rosa invited you',
    'Theo approved Breakfast in bed',
    'Theo asked to borrow 100 points',
    'Theo completed Wash the windows',
  ])
})

test('contains repeating tasks that are open, overdue, planned and paused', async () => {
  const now = '2026-11-21T14:00:00.000Z'
  const { store, person } = await filled(now)
  const told = [
    ...occurrencesFor(store, person('maya').id, {
      days: { from: '2026-11-14', to: '2026-11-27' },
      at: now,
    }),
  ].flat()
  const lines = told.map(({ name, state, person: who }) => `${name} ${state} ${who?.name}`)
  expect(new Set(lines)).toEqual(
    new Set([
      'Clear out the fridge overdue Maya',
      'Clear out the fridge planned Maya',
      'Cook dinner open Maya',
      'Cook dinner planned Maya',
      'Cook dinner planned Theo',
      'Feed the fish done Juno',
      'Feed the fish open Juno',
      'Feed the fish planned Juno',
      'Make the bed done Ida',
      'Make the bed open Ida',
      'Make the bed planned Ida',
      'Take the bins out done Maya',
      'Take the bins out done Theo',
      'Take the bins out planned Theo',
      'Take the bins out planned Maya',
    ]),
  )
  const [paused] = store.all('chores', 'WHERE paused_from IS NOT NULL')
  expect(paused?.paused_until).toBe('2026-12-05')
})

test('contains a child with big buttons, a goal and two parents (K1, K4, K7, P4)', async () => {
  const { store, person } = await filled('2026-11-21T14:00:00.000Z')
  const [juno] = store.all('users', 'WHERE is_made = 1')
  const account = store.get('accounts', juno?.id ?? '')
  expect(account).toMatchObject({ kid_mode: true, made_by: person('maya').id })
  expect(store.get('rewards', account?.goal_id ?? '')?.name).toBe('A Lego fire engine')
  const parents = store.all('partnerships', 'WHERE invitee_id = ?', juno?.id)
  expect(parents.map(({ status }) => status)).toEqual(['accepted', 'accepted'])
  const wishes = store.all('rewards', 'WHERE user_id = ?', juno?.id)
  expect(wishes.some(isWithoutCost)).toBe(true)
})

test('contains tasks done together and for a child, an offer, and rewards with limits (T22, T23, RW18, RW19)', async () => {
  const at = '2026-11-21T14:00:00.000Z'
  const { store, person } = await filled(at)
  const tasks = store.all('tasks', '')
  expect(tasks.filter(({ helpers }) => helpers !== '').map(({ name }) => name)).toEqual([
    'Rake the leaves',
  ])
  expect(tasks.filter(({ is_ticked }) => is_ticked).map(({ name }) => name)).toEqual([
    'Feed the fish',
    'Feed the fish',
  ])
  const offers = store.all(
    'rewards',
    'WHERE offered_by IS NOT NULL AND source_id IS NULL ORDER BY created_at',
  )
  expect(offers.map(({ name, is_standing }) => [name, is_standing])).toEqual([
    ['Half an hour of screen time', true],
    ['Film night', false],
    ['A new book', false],
    ['A Sunday on the sofa', false],
  ])
  const redemptions = store.all('rewards', 'WHERE source_id = ?', offers[0]?.id)
  const tap = { at, timeZone }
  expect(offers[0] && reachedLimit(offers[0], redemptions, tap)).toEqual({
    is: 'days',
    from: '2026-11-22',
  })
  const takeaway = store.all('rewards', 'WHERE user_id = ? AND stock = 3', person('maya').id)
  expect(takeaway).toHaveLength(1)
})

test('shows a year: work in every week, streaks, a task that comes too often, and one last done long ago (T24, T25)', async () => {
  const at = '2026-11-21T14:00:00.000Z'
  const { store } = await filled(at)
  const done = store.all('tasks', 'WHERE completed_at IS NOT NULL ORDER BY completed_at')
  const chores = store.all('chores', 'ORDER BY name')
  const { weeks } = houseFigures(done, { mondays: mondaysOf(at, timeZone, 52), timeZone })
  expect(Math.min(...weeks.map(({ tasks }) => tasks))).toBeGreaterThan(5)
  expect(longestRuns(chores).map(({ name, best_run, run }) => [name, best_run, run])).toEqual([
    ['Take the bins out', 39, 39],
    ['Make the bed', 23, 16],
    ['Feed the fish', 20, 8],
  ])
  const [seats, pauses] = [store.all('seats', 'ORDER BY place'), store.all('pauses', 'ORDER BY id')]
  const series = choresWithRows({ chores, seats, pauses, rows: [] }).map((each) => each.series)
  expect(tooOften(series, done).map(({ chore }) => chore.name)).toEqual(['Clear out the fridge'])
  const last = done.filter(({ chore_id, slot }) =>
    chores.some(({ id, last_slot }) => id === chore_id && last_slot === slot),
  )
  expect(lastDone(last, at).map(({ name }) => name)).toEqual(['Change the water filter'])
})

test('the same seed gives the same data', async () => {
  const now = new Date('2026-11-21T14:00:00Z')
  const storyOf = (database: Database) =>
    database.prepare('SELECT at, name, status FROM mutations ORDER BY at, name, id').all()
  expect(storyOf(await fillAnew(now))).toEqual(storyOf(await openDemo(now)))
})

test('a server with an account is refused and does not change', async () => {
  const app = makeApp()
  await app.register('Maya')
  const before = app.snapshot(tableNames)
  await expect(
    fillDemo({
      database: app.database,
      config: parseConfig({}),
      now: new Date(),
      timeZone,
      seed: 7,
    }),
  ).rejects.toThrow('There are accounts here already.')
  expect(app.snapshot(tableNames)).toEqual(before)
})
