/** Devices with wrong or old times: a clock a year off, a tab frozen during an exchange, a tablet found after 400 days. */
import { DAY_MS } from '#domain/calendar.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createCleanUp } from '#server/sync/clean-up.ts'
import { completeTask, createTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { shiftClock } from './degraded.ts'
import { elsewhere } from './elsewhere.ts'
import { expect, expectConverged, mutationsOf, PASSWORD, test } from './fixtures.ts'
import type { TestServer } from './server.ts'

const YEAR_MS = 365 * DAY_MS

type Times = { readonly name: string; readonly created_at: string; readonly completed_at: string }

function timesOf({ database }: TestServer): readonly Times[] {
  return database
    .prepare<[], Times>('SELECT name, created_at, completed_at FROM tasks ORDER BY completed_at')
    .all()
}

/** The outcomes of the taps on tasks, without automatic changes of devices. */
function tapsOf(server: TestServer, userId: string): readonly string[] {
  return mutationsOf(server, userId)
    .filter(({ name }) => name.endsWith('Task'))
    .map(({ status }) => status)
}

function notificationsOf({ database }: TestServer): readonly unknown[] {
  return database.prepare('SELECT type, content FROM notifications').all()
}

for (const [where, ms] of [
  ['ahead', YEAR_MS],
  ['behind', -YEAR_MS],
] as const)
  test(`a clock a year ${where}: points, times and order are right (R34)`, async ({
    joinBoth,
    server,
  }) => {
    const [maya, theo] = await joinBoth()
    await maya.page.addInitScript(shiftClock, ms)
    // The first answer shows the difference of the clocks.
    const answered = maya.page.waitForResponse('**/api/sync')
    await maya.page.goto('/tasks')
    await answered
    await expectSynced(maya)
    const before = Date.now()
    await goOffline(maya)
    await createTask(maya.page, { name: 'Water the plants', minutes: 10 })
    await createTask(maya.page, { name: 'Fold the laundry', minutes: 20 })
    await completeTask(maya.page, 'Fold the laundry')
    await completeTask(maya.page, 'Water the plants')
    await maya.page.reload()
    await createTask(maya.page, { name: 'Clear the gutters', minutes: 30 })
    await completeTask(maya.page, 'Clear the gutters')
    const after = Date.now()
    await goOnline(maya)
    await expectSynced(maya)

    const times = timesOf(server)
    expect(times.map(({ name }) => name)).toEqual([
      'Fold the laundry',
      'Water the plants',
      'Clear the gutters',
    ])
    for (const { created_at, completed_at } of times)
      for (const at of [created_at, completed_at]) {
        expect(Date.parse(at)).toBeGreaterThanOrEqual(before - 2000)
        expect(Date.parse(at)).toBeLessThanOrEqual(after + 2000)
      }
    await maya.page.goto('/points')
    await expect(maya.page.getByRole('main')).toContainText('Today')
    for (const person of [maya, theo]) await expectConverged(server, person)
  })

for (const [where, ms] of [
  ['ahead', YEAR_MS],
  ['back', -YEAR_MS],
] as const)
  test(`a clock that jumps a year ${where} while offline: the server's time counts (T8)`, async ({
    join,
    server,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    await page.addInitScript(shiftClock, 0)
    await page.goto('/tasks')
    await expectSynced(maya)
    const before = Date.now()
    await goOffline(maya)
    await createTask(page, { name: 'Water the plants', minutes: 10 })
    await page.evaluate(shiftClock, ms)
    await completeTask(page, 'Water the plants')
    await goOnline(maya)
    await expectSynced(maya)
    const [{ completed_at } = { completed_at: '' }] = timesOf(server)
    expect(Date.parse(completed_at)).toBeGreaterThanOrEqual(before - 2000)
    expect(Date.parse(completed_at)).toBeLessThanOrEqual(Date.now() + 2000)
    expect(tapsOf(server, maya.id)).toEqual(['applied', 'applied'])
    expect(notificationsOf(server)).toEqual([])
    await expectConverged(server, maya)
  })

test('a tab frozen in the middle of an exchange keeps the lock: another tab goes on without it (R23)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page: frozen, context } = maya
  const page = await context.newPage()
  // A frozen tab runs no timers, but this browser lets one through now and then.
  await frozen.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  for (const tab of [frozen, page]) {
    await tab.goto('/tasks')
    await expectSynced({ page: tab })
  }
  await frozen.route('**/api/sync', () => new Promise(() => undefined))
  const asked = frozen.waitForRequest('**/api/sync')
  await frozen.evaluate(() => window.dispatchEvent(new Event('focus')))
  await asked
  const cdp = await context.newCDPSession(frozen)
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  expect(await page.evaluate(heldLocks)).toContain(`mitten-exchange-${maya.id}`)

  await createTask(page, { name: 'Water the plants' })
  await expect.poll(() => mutationsOf(server, maya.id).length).toBe(1)
  await expectSynced({ page })
  expect(await page.evaluate(heldLocks)).toContain(`mitten-exchange-${maya.id}`)

  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
  await frozen.unroute('**/api/sync')
  await expect(frozen.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  expect(mutationsOf(server, maya.id)).toHaveLength(1)
  await expectConverged(server, { ...maya, page })
})

async function heldLocks(): Promise<readonly string[]> {
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name }) => name ?? [])
}

test('a tablet found after 400 days heals: what may still count arrives, the rest is shown (R20, R34)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await theo.page.goto('/tasks')
  await createTask(theo.page, { name: 'Clean the oven', isShared: true })
  await expectSynced(theo)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { name: 'Clean the oven' })).toBeVisible()
  await expectSynced(maya)
  await goOffline(maya)
  for (const [name, days] of [
    ['Fold the laundry', 401],
    ['Water the plants', 10],
  ] as const) {
    await page.evaluate(shiftClock, -days * DAY_MS)
    await createTask(page, { name })
  }
  // A page that loads offline has no open stream through which changes could arrive.
  await page.goto('/tasks')

  const { id } = server.database.prepare('SELECT id FROM tasks').get() as { id: string }
  await elsewhere(theo, { method: 'delete', path: `/api/tasks/${id}` })
  await passDays(server, 400)
  server.database.prepare('DELETE FROM sessions').run()

  await expect(page.getByRole('heading', { name: 'Clean the oven' })).toBeVisible()
  await goOnline(maya)
  await pill(page, 'Sign in to sync 2 changes').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Clean the oven' })).toBeHidden()
  await pill(page, 'Needs attention').click()
  await expect(page.getByRole('dialog')).toContainText('Fold the laundry')
  await expect(page.getByRole('dialog')).toContainText('It waited too long to be saved.')
  expect(tapsOf(server, maya.id)).toEqual(['rejected', 'applied'])
  await expectConverged(server, maya)
})

/** Runs the server's clean-up once a day, for the given number of days. */
async function passDays({ database }: TestServer, days: number): Promise<void> {
  let day = 0
  const deps = {
    database,
    store: createRowStore(database),
    writer: database.engine.createWriter(() => performance.now()),
  }
  const cleanUp = createCleanUp({ ...deps, now: () => new Date(Date.now() + day * DAY_MS) })
  for (day = 1; day <= days; day++) await cleanUp()
  const floors = database.prepare('SELECT max(floor) FROM viewers').pluck().get()
  expect(floors).toBeGreaterThan(0)
}
