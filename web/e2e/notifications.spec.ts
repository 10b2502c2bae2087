/** Notifications: changes of others appear, and can be read, opened, deleted and restored, also offline (A3, A12, R47). */
import type { Page } from 'playwright/test'
import { newRow } from '#domain/column.ts'
import { notificationColumns } from '#domain/notifications/notification.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { createFeedWriter } from '#server/sync/feed.ts'
import { expectInOrder, expectInOrderAt, expectNoSidewaysScroll } from './axe.ts'
import {
  closeToast,
  completeTask,
  createTask,
  doTask,
  expectSynced,
  goOffline,
  goOnline,
  pill,
} from './chores.ts'
import { signInElsewhere } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'
import type { TestServer } from './server.ts'
import { desktop, narrowest, phone, sizes } from './sizes.ts'

/** Sends this many, of every type in turn, one a minute, the last one now, as if others had been active. */
function tellMany({ database }: TestServer, { id: user_id }: Person, count: number): void {
  const kinds = [
    { type: 'task_completed', related_type: 'task' },
    { type: 'reward_redeemed', related_type: 'reward' },
    { type: 'loan_requested', related_type: 'loan' },
    { type: 'partnership_accepted', related_type: 'partnership' },
  ] as const
  const store = createRowStore(database)
  const changes = Array.from({ length: count }, (_, index) => {
    const after = newRow(notificationColumns, {
      id: crypto.randomUUID(),
      user_id,
      type: 'task_completed',
      related_type: 'task',
      ...kinds[index % kinds.length],
      content: `Notice ${index + 1} about something that happened at home`,
      created_at: new Date(Date.now() - (count - 1 - index) * 60_000).toISOString(),
      related_id: crypto.randomUUID(),
    })
    return { table: 'notifications', id: after.id, before: null, after } as const
  })
  createFeedWriter(database, store).record(changes)
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'All notifications' }).getByRole('listitem')

test('what a partner did is counted at once, listed newest first, opened and read', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await doTask(theo.page, { name: 'Wash the windows', minutes: 30 })

  const { page } = maya
  await page.setViewportSize(desktop)
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click()
  await expect(rows(page)).toHaveText([/^Unread: Theo completed/, /^Unread: Theo accepted/])
  await page.getByRole('link', { name: /Theo completed/ }).click()
  await expect(page).toHaveURL('/tasks?tab=completed')

  await page.setViewportSize(phone)
  await page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await expect(rows(page).first()).not.toContainText('Unread')
  await page.getByRole('button', { name: 'Mark All as Read' }).click()
  await expect(page.getByText('All notifications marked as read')).toBeVisible()
  await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0)
  await expectConverged(server, maya)
})

test('offline it is read, deleted and taken back; what came meanwhile is not cleared (R47) @core', async ({
  join,
  joinOnline,
  pair,
  server,
}) => {
  const maya = await join('Maya')
  const theo = await joinOnline('Theo')
  await pair(maya, theo)
  const { page } = maya
  await page.goto('/notifications')
  await expect(rows(page)).toHaveCount(1)
  await goOffline(maya)
  // The open stream would survive: the browser only blocks new connections.
  await page.reload()
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: /^Delete: Theo accepted/ }).click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Change undone')).toBeVisible()

  await doTask(theo.page, { name: 'Wash the windows' })
  await closeToast(theo.page)
  await expectSynced(theo)

  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await goOnline(maya)
  await expect(rows(page)).toHaveText([/Theo completed/])
  await expectSynced(maya)
  await expectConverged(server, maya)
  const names = mutationsOf(server, maya.id).map(({ name }) => name)
  expect(names).toContain('clearNotifications')
  expect(names).not.toContain('deleteNotification')
})

test('a completion undone offline never reaches the server, and the other changes do', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced(maya)
  await goOffline(maya)
  await createTask(page, { name: 'Water the plants' })
  await completeTask(page, 'Fold the laundry')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Fold the laundry' })).toBeVisible()
  await expect(pill(page, 'Offline - 1 change saved here')).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(mutationsOf(server, maya.id).map(({ name }) => name)).toEqual(['createTask', 'createTask'])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`many are paged, and axe finds nothing at any width, in ${colorScheme}`, async ({
    join,
    server,
    visit,
  }) => {
    const maya = await join('Maya')
    tellMany(server, maya, 45)
    const page = await visit()
    await signInElsewhere({ context: page.context() }, 'Maya')
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/notifications')
    // Another device syncs everything first.
    await expect(rows(page)).toHaveCount(20)
    await expect(rows(page).first()).toContainText('Notice 45')
    await expectInOrderAt(page, 'notifications', sizes)
    await page.setViewportSize(phone)
    await expect(page.getByRole('banner').locator('[data-count="9+"]')).toBeVisible()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(pages).toContainText('Page 2 of 3')
    await expect(page.getByRole('list', { name: 'All notifications' })).toBeFocused()
    await page.goto('/notifications?page=99')
    await expect(rows(page)).toHaveCount(5)
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.setViewportSize(narrowest)
    await expectNoSidewaysScroll(page, 'notifications at 320')

    await page.getByRole('button', { name: 'Clear All' }).click()
    await expectInOrder(page, 'the question before clearing')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' }).click()
    await expect(page.getByText('No notifications')).toBeVisible()
  })
