/** Failures between a device and its server: nothing is lost or duplicated (I1-I7, I11). */
import type { Page, Route } from 'playwright/test'
import { BACKGROUND_SYNC_TAG } from '#web/sync/names.ts'
import { completeTask, createTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, mutationsOf, PASSWORD, test } from './fixtures.ts'
import { workerOf } from './worker.ts'

const EXCHANGE = '**/api/sync'

/** Six changes wait on the device: three tasks, each created and completed. */
async function queueSix(person: Person): Promise<void> {
  const { page } = person
  await page.goto('/tasks')
  await expectSynced(person)
  await goOffline(person)
  for (const name of ['Dishes', 'Bins', 'Plants']) await createTask(page, { name, minutes: 10 })
  for (const name of ['Dishes', 'Bins', 'Plants']) await completeTask(page, name)
  await expect(pill(page, 'Offline - 6 changes saved here')).toBeVisible()
}

/** The sync registrations for which the browser will wake the worker. */
async function syncTags(): Promise<readonly string[]> {
  const registration = await navigator.serviceWorker.ready
  return 'sync' in registration
    ? (registration.sync as { getTags(): Promise<string[]> }).getTags()
    : []
}

async function expectSixOnce(server: Parameters<typeof expectConverged>[0], person: Person) {
  await expectSynced(person)
  const statuses = mutationsOf(server, person.id).map(({ status }) => status)
  expect(statuses).toEqual(Array(6).fill('applied'))
  await expectConverged(server, person)
}

/** Handles the next exchange with changes specially, and passes all later ones. */
async function onNextPush(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  let isArmed = true
  await page.route(EXCHANGE, async (route) => {
    const body = route.request().postDataJSON() as { mutations: unknown[] } | null
    if (!isArmed || body?.mutations.length === 0) return route.continue()
    isArmed = false
    await handle(route)
  })
}

test('the answer is lost after the commit @core', async ({ join, server }) => {
  const maya = await join('Maya')
  await queueSix(maya)
  await onNextPush(maya.page, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await goOnline(maya)
  await expectSixOnce(server, maya)
})

test('the same push is sent twice', async ({ join, server }) => {
  const maya = await join('Maya')
  await queueSix(maya)
  await onNextPush(maya.page, async (route) => {
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  })
  await goOnline(maya)
  await expectSixOnce(server, maya)
})

test('a captive portal answers 200 with its own page @core', async ({ join, server }) => {
  const maya = await join('Maya')
  await queueSix(maya)
  await onNextPush(maya.page, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  )
  await goOnline(maya)
  await expectSixOnce(server, maya)
})

for (const [delayMs, tag] of [
  [0, ' @core'],
  [1, ''],
  [2, ''],
  [4, ''],
  [8, ''],
  [16, ''],
] as const)
  test(`the server is killed ${delayMs} ms into a push and started again${tag}`, async ({
    join,
    server,
  }) => {
    const maya = await join('Maya')
    await queueSix(maya)
    await onNextPush(maya.page, async (route) => {
      const answer = route.fetch().catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await server.kill()
      await answer
      await route.abort('connectionreset')
      await server.start()
    })
    await goOnline(maya)
    await expectSixOnce(server, maya)
    expect(server.database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })

test('the session expires with a full queue; after signing in again everything arrives (A4, R20) @core', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await queueSix(maya)
  server.database.prepare('DELETE FROM sessions').run()
  await goOnline(maya)
  await expect(pill(maya.page, 'Sign in to sync 6 changes')).toBeVisible()
  await maya.page.reload()
  await expect(pill(maya.page, 'Sign in to sync 6 changes')).toBeVisible()
  await pill(maya.page, 'Sign in to sync 6 changes').click()
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await maya.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSixOnce(server, maya)
})

test('two tabs and the worker push at once', async ({ join, server }) => {
  const maya = await join('Maya')
  const second = await maya.context.newPage()
  await second.goto('/tasks')
  await expectSynced({ page: second })
  await queueSix(maya)
  const worker = await workerOf(maya.page)
  await goOnline(maya)
  await Promise.all([
    worker.sync(BACKGROUND_SYNC_TAG),
    second.evaluate(() => window.dispatchEvent(new Event('focus'))),
    maya.page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ])
  await expectSixOnce(server, maya)
  await expectSynced({ page: second })
})

test('the page is closed while changes wait: the worker sends them when the connection is back @core', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await queueSix(maya)
  // On the origin, so that it can read the registrations; it runs nothing of the app.
  await page.goto('/favicon.svg')
  expect(await page.evaluate(syncTags)).toEqual([BACKGROUND_SYNC_TAG])
  await goOnline(maya)
  // The browser decides when: after a failed attempt it waits for minutes.
  await (await workerOf(page)).sync(BACKGROUND_SYNC_TAG)
  await expect.poll(() => mutationsOf(server, maya.id).length).toBe(6)
  await page.goto('/tasks')
  await expectSixOnce(server, maya)
})
