/**
 * The lifecycle of the worker: a newer release activates on demand, a broken one can be removed, no private data is
 * cached.
 */
import type { Page } from 'playwright/test'
import { createTask, expectSynced, pill } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import {
  currentVersion,
  deploy,
  killingRelease,
  lookForUpdate,
  NEWER,
  newerRelease,
} from './releases.ts'

/** Sends these messages to the worker, as the page does; returns its first answer. */
function ask(page: Page, ...messages: readonly unknown[]): Promise<unknown> {
  return page.evaluate(async (told) => {
    const { active } = await navigator.serviceWorker.ready
    return new Promise((resolve) => {
      for (const message of told) {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(data))
        port1.start()
        active?.postMessage(message, [port2])
      }
    })
  }, messages)
}

/** Counts the loads of each tab, and records its messages to the worker. */
async function watch({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    // The browser's own page for an unreachable server is a document too.
    if (window.origin === 'null') return
    const loads = Number(sessionStorage.getItem('loads') ?? 0)
    sessionStorage.setItem('loads', String(loads + 1))
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function spy(this: ServiceWorker, ...sent: never[]) {
      const told = (localStorage.getItem('told') ?? '').split(' ')
      const [{ type }] = sent as unknown as [{ type: string }]
      localStorage.setItem('told', [...told, type].join(' ').trim())
      return Reflect.apply(post, this, sent)
    } as typeof post
  })
}

/** Zero while the page is navigating. */
const loadsOf = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('loads'))).catch(() => 0)
const toldBy = (page: Page) => page.evaluate(() => (localStorage.getItem('told') ?? '').split(' '))

const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const READY = 'A new version is ready'
const REPLACED = 'Mitten was updated in another tab'

test('the first release to come to a device is announced to nobody', async ({ visit }) => {
  const page = await visit()
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const told = document.documentElement.dataset['told'] ?? ''
      document.documentElement.dataset['told'] = `${told} ${data.type}`.trim()
    })
  })
  await page.goto('/login')
  const told = () => page.evaluate(() => document.documentElement.dataset['told'])
  // Its last message: that it is active.
  await expect.poll(told).toMatch(/SW_UPDATED$/)
  expect(await told()).toBe('SW_UPDATED')
})

test('a newer release takes over on Update; the other tab keeps what is typed, the outbox what waits', async ({
  join,
  server,
}) => {
  const newer = newerRelease()
  const maya = await join('Maya')
  await watch(maya)
  const { page, context } = maya
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/tasks')
    await expectSynced({ page: tab })
  }
  await context.route('**/api/sync', (route) => route.abort('internetdisconnected'))
  await createTask(page, { name: 'Water the plants' })
  await expect(pill(page, 'Offline - 1 change saved here')).toBeVisible()
  await other.getByRole('button', { name: 'Create Task' }).first().click()
  await other.getByLabel('Name', { exact: true }).fill('Half a thought')

  await deploy(server, newer)
  await lookForUpdate(page)
  await expect(banner(page, READY)).toBeVisible()
  // Behind the dialog.
  await expect(other.getByText(READY)).toBeVisible()
  expect(await ask(page, { type: 'GET_VERSION' })).toEqual({
    type: 'VERSION_INFO',
    payload: { version: currentVersion(), update: 'found' },
  })

  await page.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => loadsOf(page)).toBe(2)
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  await expect(pill(page, 'Offline - 1 change saved here')).toBeVisible()
  expect(await ask(page, { type: 'GET_VERSION' })).toEqual({
    type: 'VERSION_INFO',
    payload: { version: NEWER, update: 'unknown' },
  })
  await expect(banner(page, READY)).toBeHidden()

  // The other tab was told, and not reloaded.
  await expect(other.getByText(REPLACED)).toBeVisible()
  expect(await loadsOf(other)).toBe(1)
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Half a thought')
  await other.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(other.getByRole('heading', { name: 'Half a thought' })).toBeVisible()
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => loadsOf(other)).toBe(2)
  await expect(other.getByRole('heading', { name: 'Half a thought' })).toBeVisible()
  await expect(banner(other, REPLACED)).toBeHidden()

  expect((await toldBy(page)).filter((type) => type === 'SKIP_WAITING')).toHaveLength(1)
  expect([await loadsOf(page), await loadsOf(other)]).toEqual([2, 2])
  await context.unroute('**/api/sync')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSynced(maya)
  await expectConverged(server, maya)
  newer.remove()
})

test('a release that waited already is offered at the start, and opens offline right after', async ({
  join,
  server,
}) => {
  const newer = newerRelease()
  const { page, context } = await join('Maya')
  await deploy(server, newer)
  await lookForUpdate(page)
  await expect(banner(page, READY)).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'App Information' })).toContainText(
    'Update Available',
  )
  const isReloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await isReloaded
  await expect
    .poll(() => ask(page, { type: 'GET_VERSION' }).catch(() => null))
    .toMatchObject({ payload: { version: NEWER } })
  await context.setOffline(true)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  newer.remove()
})

for (const { where, installed, minutes } of [
  { where: 'in a tab', installed: false, minutes: 60 },
  { where: 'in the installed app', installed: true, minutes: 5 },
])
  test(`${where} the app looks for updates every ${minutes} minutes (U5)`, async ({ join }) => {
    const { page, context } = await join('Maya')
    await watch({ context } as Person)
    if (installed)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'standalone', { value: true }),
      )
    await page.clock.install()
    await page.goto('/tasks')
    await expect.poll(() => toldBy(page)).toContain('PWA_READY')
    const checks = async () =>
      (await toldBy(page)).filter((type) => type === 'CHECK_FOR_UPDATES').length
    await page.clock.fastForward((minutes - 1) * 60_000)
    expect(await checks()).toBe(0)
    await page.clock.fastForward(2 * 60_000)
    await expect.poll(checks).toBe(1)
  })

test('a server that demands a newer release makes the device look for one, and nothing is lost (R38)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await watch(maya)
  const { page, context } = maya
  await page.goto('/tasks')
  await expectSynced(maya)
  await context.route('**/api/sync', (route) =>
    route.fulfill({ status: 426, json: { code: 'upgrade_required', message: 'Update the app' } }),
  )
  await createTask(page, { name: 'Water the plants' })
  await expect(pill(page, 'Update to sync 1 change')).toBeVisible()
  await expect.poll(() => toldBy(page)).toContain('CHECK_FOR_UPDATES')
  await context.unroute('**/api/sync')
  await page.reload()
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('the worker obeys its table of messages only', async ({ join, server }) => {
  const newer = newerRelease()
  const { page } = await join('Maya')
  const unknown = [null, 'SKIP_WAITING', { type: 'VERSION_INFO' }, { type: 'GET' }]
  expect(await ask(page, ...unknown, { type: 'CHECK_FOR_UPDATES' })).toEqual({
    type: 'VERSION_INFO',
    payload: { version: currentVersion(), update: 'none' },
  })
  await deploy(server, newer)
  expect(await ask(page, { type: 'CHECK_FOR_UPDATES' })).toMatchObject({
    payload: { update: 'found' },
  })
  await server.kill()
  newer.remove()
})

test('without the server a check says that it could not find out', async ({ join, server }) => {
  const { page } = await join('Maya')
  await page.goto('/settings')
  await server.kill()
  await page.getByRole('button', { name: 'Check for Updates' }).click()
  await expect(
    page.getByText('Unable to check for updates. Please try again later.', { exact: true }),
  ).toBeVisible()
  expect(await ask(page, { type: 'CHECK_FOR_UPDATES' })).toMatchObject({
    payload: { update: 'unknown' },
  })
})

test('the killing worker removes itself and its caches; what people did stays (ASVS, OWASP kill switch)', async ({
  join,
  server,
}) => {
  const killing = killingRelease()
  const maya = await join('Maya')
  await watch(maya)
  const { page, context } = maya
  await page.goto('/tasks')
  await expectSynced(maya)
  await context.route('**/api/sync', (route) => route.abort('internetdisconnected'))
  await createTask(page, { name: 'Water the plants' })

  await deploy(server, killing)
  await lookForUpdate(page)
  await expect.poll(() => loadsOf(page)).toBe(2)
  await expect(page.getByRole('heading', { name: 'Water the plants' })).toBeVisible()
  const remains = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      controller: navigator.serviceWorker.controller,
    }))
  await expect.poll(remains).toEqual({ caches: [], registrations: 0, controller: null })
  // The page from the network registered it once more; that worker had no page to reload.
  expect(await loadsOf(page)).toBe(2)
  await context.unroute('**/api/sync')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSynced(maya)
  await expectConverged(server, maya)

  // The repaired release installs its worker again.
  await server.kill()
  await server.start()
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  killing.remove()
})

test('after a full session no cache holds an answer of the API or anything personal (R26)', async ({
  joinBoth,
}) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await page.goto('/tasks')
  // Not in any precache list of the app.
  await createTask(page, { name: 'Wind up the cuckoo clock', isShared: true })
  for (const path of ['/dashboard', '/partners', '/tasks?tab=completed', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('#root h1').first()).toBeAttached()
  }
  await expectSynced(maya)
  const kept = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' })
      }
    }
    return found
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  for (const word of [
    'Maya Ellis',
    'Theo Ellis',
    'example.org',
    'Wind up the cuckoo clock',
    maya.id,
  ])
    expect(kept.filter(({ text }) => text.includes(word)).map(({ path }) => path)).toEqual([])
})
