/** Repeating tasks: made without a connection, seen by a partner, ended, and the same on every side. */
import { card, expectSynced, fromMenu, goOffline, goOnline } from './chores.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

test('a repeating task made offline reaches the partner, who sees whose turn it is (C1, C11)', async ({
  join,
  pair,
  server,
}) => {
  const [maya, theo] = [await join('Maya'), await join('Theo')]
  await pair(maya, theo)
  const { page } = maya
  await page.goto('/tasks?tab=repeating')
  await expect(page.getByRole('tab', { name: 'Repeating (0)' })).toBeVisible()
  await expectSynced(maya)

  await goOffline(maya)
  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Feed Pixel')
  await dialog.getByRole('button', { name: 'Every day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Take turns' }).click()
  await dialog.getByRole('button', { name: 'Theo earlier' }).click()
  await expect(dialog.getByRole('list', { name: 'Next days' }).getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expectToast(page, 'Task created successfully')
  await expect(card(page, 'Feed Pixel')).toContainText('Every day, in turns')
  await expect(card(page, 'Feed Pixel')).toContainText('Theo today')

  await goOnline(maya)
  await expectSynced(maya)
  await theo.page.goto('/tasks?tab=repeating')
  await expect(card(theo.page, 'Feed Pixel')).toContainText('You today')
  await expectSynced(theo)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('completed without a connection, it is paid once, and the next one follows (C5, C8)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/tasks?tab=repeating')
  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Feed Pixel')
  await dialog.getByRole('button', { name: 'Every day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expectSynced(maya)

  await goOffline(maya)
  await card(page, 'Feed Pixel')
    .getByRole('button', { name: /^Complete Feed Pixel/ })
    .click()
  await expectToast(page, 'Task completed!')
  await expect(card(page, 'Feed Pixel')).not.toContainText('today')
  await expect(card(page, 'Feed Pixel').getByRole('button', { name: /^Complete/ })).toBeHidden()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
  const paid = server.database.prepare('SELECT count(*) AS count FROM entries').get()
  expect(paid).toEqual({ count: 1 })
})

test('ended on one side, it has ended on the other (C18)', async ({ join, pair, server }) => {
  const [maya, theo] = [await join('Maya'), await join('Theo')]
  await pair(maya, theo)
  const { page } = maya
  await page.goto('/tasks?tab=repeating')
  await page.getByRole('button', { name: 'Create Task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Feed Pixel')
  await dialog.getByRole('switch', { name: /Share with partner/ }).click()
  await dialog.getByRole('button', { name: 'Every day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expect(card(page, 'Feed Pixel')).toContainText('Anyone today')
  await expectSynced(maya)

  await theo.page.goto('/tasks?tab=repeating')
  await fromMenu(theo.page, 'Feed Pixel', 'End')
  await expect(theo.page.getByRole('region', { name: 'Ended' })).toContainText('Feed Pixel')
  await expectSynced(theo)
  await expect(page.getByRole('region', { name: 'Ended' })).toContainText('Feed Pixel')
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})
