/** Push notifications: turned on by a tap, sent for this browser only, shown by the worker, which also fetches the data. */
import type { BrowserContext, Page } from 'playwright/test'
import type { Notification } from '#domain/notifications/notification.ts'
import type { PushSubscription } from '#domain/notifications/push-subscription.ts'
import { startPushService } from '#server/push/testing/push-household.ts'
import { freePort } from '#server/testing/free-port.ts'
import { actElsewhere, makeTask } from './elsewhere.ts'
import { test as base, deviceRows, expect } from './fixtures.ts'
import { workerOf } from './worker.ts'

type Figures = {
  /** The port of the server's metrics. */
  readonly figures: number
}

/** A server that may send to the push service of the test, and tells how many devices have a stream. */
const test = base.extend<Figures>({
  figures: async ({}, provide) => provide(await freePort()),
  serverSettings: async ({ figures }, provide) => {
    await provide({ PUSH_ENDPOINTS: 'any', METRICS: 'on', METRICS_PORT: String(figures) })
  },
})

/** A page that was closed counts as in use until its stream has ended: nothing is pushed to a device that shows it. */
async function expectStreams(port: number, count: number): Promise<void> {
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect.poll(read).toMatch(new RegExp(`^mitten_streams ${count}$`, 'm'))
}

/** Replaces the push service of a browser that has none. */
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

function shownIn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })
}

for (const { what, isShared } of [
  { what: 'a shared task, by its name', isShared: true },
  { what: 'a private task, without a word of it (T6)', isShared: false },
])
  test(`what a partner does is pushed, shown, and there when the app opens: ${what}`, async ({
    joinBoth,
    figures,
  }) => {
    const service = await startPushService()
    const [maya, theo] = await joinBoth()
    await givePushService(theo.context, service.subscription('theo'))
    await theo.page.goto('/settings')
    await theo.page.getByRole('button', { name: 'Turn on for this device' }).click()
    await expect(theo.page.getByText('On for this device')).toBeVisible()

    // Its page is closed: only the worker can get anything.
    const blank = await theo.context.newPage()
    await blank.goto('/favicon.svg')
    await theo.page.close()
    await expectStreams(figures, 1)
    const task = await makeTask(maya, { name: 'Dishes', time_minutes: 10, is_shared: isShared })
    await actElsewhere(maya, 'tasks', task, 'complete')
    await service.answered(1)
    const [{ message }] = service.received as [(typeof service.received)[0]]
    expect(message.account).toBe(theo.id)
    expect(message.body.includes('Dishes')).toBe(isShared)

    await (await workerOf(blank)).push(JSON.stringify(message))
    await expect.poll(() => shownIn(blank)).toEqual([{ title: 'Mitten', body: message.body }])
    await expect.poll(() => storedNotifications(blank, theo.id)).toContain(message.body)
    await service.stop()
  })

test('the words of somebody who is not at home on this device are not shown', async ({ join }) => {
  const { page, context } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  const worker = await workerOf(page)
  await worker.push(JSON.stringify({ account: 'somebody', body: 'Theo completed Dishes' }))
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
    client?.postMessage({ type: 'OPEN_NOTIFICATIONS' })
  })
  await expect(page).toHaveURL('/notifications')
})

test('tapped, a notification brings the open window to the front and there to the list, or opens one (A9)', async ({
  join,
}) => {
  const { page, context, id } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  await (await workerOf(page)).push(JSON.stringify({ account: id, body: 'Theo completed Dishes' }))
  await expect.poll(() => shownIn(page)).toHaveLength(1)
  expect(await tapNotification(context)).toEqual(['focus'])
  await expect(page).toHaveURL('/notifications')
  await expect.poll(() => shownIn(page)).toEqual([])

  await (await workerOf(page)).push(JSON.stringify({ account: id, body: 'Theo completed Bins' }))
  await expect.poll(() => shownIn(page)).toHaveLength(1)
  const bare = await context.newPage()
  await bare.goto('/favicon.svg')
  await page.close()
  await bare.goto('about:blank')
  await expect.poll(() => windowsOf(context)).toBe(0)
  expect(await tapNotification(context)).toEqual(['open /notifications'])
})

test('a reminder leads to the tasks, and news do not take its place (C24)', async ({ join }) => {
  const { page, context, id } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  const worker = await workerOf(page)
  const reminder = { account: id, body: 'Bins to the kerb: due today', opens: 'tasks' }
  await worker.push(JSON.stringify(reminder))
  await expect.poll(() => shownIn(page)).toHaveLength(1)
  expect(await tapNotification(context)).toEqual(['focus'])
  await expect(page).toHaveURL('/tasks')

  await worker.push(JSON.stringify(reminder))
  await worker.push(JSON.stringify({ account: id, body: 'Theo completed Dishes' }))
  await worker.push(JSON.stringify({ ...reminder, body: '2 tasks are due' }))
  const bodies = async () => (await shownIn(page)).map(({ body }) => body).toSorted()
  await expect.poll(bodies).toEqual(['2 tasks are due', 'Theo completed Dishes'])
})

test('a push brings the number on the icon up to date with what waits today (A3)', async ({
  join,
}) => {
  const { page, context, id } = await join('Maya')
  await context.grantPermissions(['notifications', 'background-sync'])
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const noted = globalThis as unknown as { icon: number; navigator: object }
    Object.assign(noted.navigator, {
      setAppBadge: async (count: number) => void (noted.icon = count),
    })
  })
  const today = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length)
  await makeTask({ context }, { name: 'Dishes', time_minutes: 10, due_on: today })
  await (await workerOf(page)).push(JSON.stringify({ account: id, body: 'Dishes: due today' }))
  const icon = () => worker?.evaluate(() => (globalThis as unknown as { icon: number }).icon)
  await expect.poll(icon).toBe(1)
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

/** For a moment, a page that was closed still counts as a client of the worker. */
async function windowsOf(context: BrowserContext): Promise<number | undefined> {
  const [worker] = context.serviceWorkers()
  return worker?.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(options: object): Promise<readonly object[]> }
    }
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
  })
}

/** Taps the shown notification, and records the worker's calls, which the browser allows only after a person's own tap. */
async function tapNotification(context: BrowserContext): Promise<readonly string[]> {
  const [worker] = context.serviceWorkers()
  const asked = await worker?.evaluate(async () => {
    const told: string[] = []
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<unknown[]> }
      clients: { openWindow(url: string): Promise<null> }
      WindowClient: { prototype: { focus(): Promise<unknown> } }
      NotificationEvent: new (type: string, init: object) => Event
      dispatchEvent(event: Event): void
    }
    scope.clients.openWindow = async (url) => {
      told.push(`open ${url}`)
      return null
    }
    scope.WindowClient.prototype.focus = async () => void told.push('focus')
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const isDone = new Promise((resolve) => {
      Object.assign(event, { waitUntil: (work: Promise<void>) => resolve(work) })
    })
    scope.dispatchEvent(event)
    await isDone
    return told
  })
  return asked ?? []
}

/** The notifications on the device for an account, read without the app. */
async function storedNotifications(page: Page, account: string): Promise<readonly string[]> {
  const { notifications = [] } = await deviceRows(page, account)
  return notifications.map((row) => (row as Notification).content)
}
