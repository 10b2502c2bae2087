/** Notifications of the system: turned on by a tap, sent for this browser only, shown by the worker, which brings the data. */
import type { BrowserContext, Page } from 'playwright/test'
import type { PushSubscription } from '#domain/notifications/push-subscription.ts'
import { startPushService } from '#server/push/testing/push-house.ts'
import { test as base, expect } from './fixtures.ts'
import { startServer } from './server.ts'

/** A server that may send to the push service of the test. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its parameter.
  server: async ({}, provide) => {
    const server = await startServer({ PUSH_ENDPOINTS: 'any' })
    await provide(server)
    await server.stop()
  },
})

/** A browser without a push service of its own gets the given one. */
async function givePushService(context: BrowserContext, made: PushSubscription): Promise<void> {
  await context.grantPermissions(['notifications', 'background-sync'])
  await context.addInitScript((subscription) => {
    let current: unknown = null
    PushManager.prototype.getSubscription = () => Promise.resolve(current as never)
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as string
      const bytes = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
      const applicationServerKey = Uint8Array.from(bytes, (c) => c.charCodeAt(0)).buffer
      current = {
        options: { applicationServerKey },
        toJSON: () => subscription,
        unsubscribe() {
          current = null
          return Promise.resolve(true)
        },
      }
      return Promise.resolve(current as never)
    }
  }, made)
}

/** Hands the worker a push, as the browser does when its push service brings one. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data,
  })
}

function shownIn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })
}

test('what a partner does is pushed, shown, and there when the app opens', async ({
  join,
  pair,
}) => {
  const service = await startPushService()
  const [maya, theo] = [await join('Maya'), await join('Theo')]
  await pair(maya, theo)
  await givePushService(theo.context, service.subscription('theo'))
  await theo.page.goto('/settings')
  await theo.page.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(theo.page.getByText('On for this device')).toBeVisible()

  // Its page is gone: only the worker is left to hear of anything.
  const blank = await theo.context.newPage()
  await blank.goto('/favicon.svg')
  await theo.page.close()
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const made = await maya.context.request.post('/api/tasks', {
    headers,
    data: { name: 'Dishes', time_minutes: 10, is_shared: true },
  })
  const { task } = (await made.json()) as { task: { id: string } }
  await maya.context.request.post(`/api/tasks/${task.id}/complete`, { headers })
  await service.answered(1)
  const [{ message }] = service.received as [(typeof service.received)[0]]
  expect(message.account).toBe(theo.id)
  expect(message.body).toContain('Dishes')

  await deliverPush(blank, JSON.stringify(message))
  await expect.poll(() => shownIn(blank)).toEqual([{ title: 'Mitten', body: message.body }])
  await expect.poll(() => storedNotifications(blank, theo.id)).toContain(message.body)
  await service.stop()
})

test('the words of somebody who is not at home on this device are not shown', async ({ join }) => {
  const { page, context } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  await deliverPush(page, JSON.stringify({ account: 'somebody', body: 'Theo completed Dishes' }))
  await expect.poll(() => shownIn(page)).toEqual([{ title: 'Mitten', body: 'Something new' }])
})

test('a tap on a notification leads to the list, in the page that is open', async ({ join }) => {
  const { page, context } = await join('Maya')
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(): Promise<{ postMessage(message: unknown): void }[]> }
    }
    const [client] = await clients.matchAll()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this goes to a client
    client?.postMessage({ type: 'OPEN_NOTIFICATIONS' })
  })
  await expect(page).toHaveURL('/notifications')
})

test('a browser that refuses, and a device without a connection, say so', async ({ join }) => {
  const { page, context } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Notifications' })
  await card.getByRole('button', { name: 'Turn on for this device' }).click()
  await expect(page.getByText('Failed to change notifications')).toBeVisible()
  await card.getByRole('switch', { name: 'Quiet hours' }).check()
  await expect(card.getByLabel('Until')).toHaveValue('07:00')
  await context.setOffline(true)
  await expect(card.getByText('Needs a connection')).toBeVisible()
  await expect(card.getByLabel('Until')).toHaveValue('07:00')
  await context.setOffline(false)
  await page.reload()
  await expect(card.getByRole('switch', { name: 'Quiet hours' })).toBeChecked()
})

/** What notifications the device holds for an account, read without the app. */
function storedNotifications(page: Page, account: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
    })
    const rows = await new Promise<{ content: string }[]>((resolve) => {
      const request = database.transaction('notifications').objectStore('notifications').getAll()
      request.addEventListener('success', () => resolve(request.result as { content: string }[]))
    })
    database.close()
    return rows.map(({ content }) => content)
  }, `mitten-${account}`)
}
