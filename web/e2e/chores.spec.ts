/** Repeating tasks: made without a connection, seen by a partner, ended, and the same on every side. */
import { DAY_MS, localDay } from '#domain/calendar.ts'
import { expectInOrder } from './axe.ts'
import {
  card,
  closeToast,
  createTask,
  expectSynced,
  fromMenu,
  goOffline,
  goOnline,
} from './chores.ts'
import { makeChore } from './elsewhere.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'
import { phone } from './sizes.ts'
import { expectToast } from './toasts.ts'

test('a repeating task made offline reaches the partner, who sees whose turn it is (C1, C11)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
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
  await createTask(page, { name: 'Feed Pixel', isDaily: true })
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

test('ended on one side, it has ended on the other (C18)', async ({ joinBoth, server }) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.goto('/tasks?tab=repeating')
  await createTask(page, { name: 'Feed Pixel', isShared: true, isDaily: true })
  await expect(card(page, 'Feed Pixel')).toContainText('Anyone today')
  await expectSynced(maya)

  await theo.page.goto('/tasks?tab=repeating')
  await fromMenu(theo.page, 'Feed Pixel', 'End')
  await expect(theo.page.getByRole('region', { name: 'Ended' })).toContainText('Feed Pixel')
  await closeToast(theo.page)
  await expectSynced(theo)
  await expect(page.getByRole('region', { name: 'Ended' })).toContainText('Feed Pixel')
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('ended by mistake, it goes on as if it had never ended (C18, R51)', async ({
  joinOnline,
  server,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  const starts_on = localDay(new Date(Date.now() - 2 * DAY_MS).toISOString(), 'Europe/Berlin')
  await makeChore(maya, { name: 'Air the beds', every: 3, starts_on })
  await page.goto('/tasks?tab=repeating')
  await expect(card(page, 'Air the beds')).toBeVisible()
  await expectSynced(maya)
  const stored = () => server.database.prepare('SELECT * FROM chores').get()
  const before = stored()
  await fromMenu(page, 'Air the beds', 'End')
  await expect(page.getByRole('region', { name: 'Ended' })).toContainText('Air the beds')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Ended' })).toBeHidden()
  await expect(card(page, 'Air the beds')).toBeVisible()
  await expectSynced(maya)
  expect(stored()).toEqual(before)
  expect(mutationsOf(server, maya.id).map(({ name }) => name)).not.toContain('updateChore')
})

test('what is due stands on Home, is completed there without a connection, and taken back (C8, C9, T14)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await makeChore(maya, { name: 'Feed Pixel' })
  await expect(page.getByText('You have 1 active task.')).toBeVisible()
  await expect(card(page, 'Feed Pixel')).toContainText('Due today')
  await expectSynced(maya)

  await goOffline(maya)
  const complete = page.getByRole('button', { name: 'Complete Feed Pixel, earn 10 points' })
  await complete.click()
  await expectToast(page, 'Task completed!')
  await expect(page.getByText('You have 0 active tasks.')).toBeVisible()
  await expect(card(page, 'Feed Pixel')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(complete).toBeVisible()
  await expect(page.getByText('You have 1 active task.')).toBeVisible()

  await complete.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have 0 active tasks.')).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('somebody else’s turn is taken on, released, skipped, and grouped by its day (C14, C15, T14)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  const people = { who: 'turns', people: [theo.id, maya.id], starts_with: theo.id }
  await makeChore(maya, { name: 'Cook dinner', is_shared: true, ...people })
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 2, name: 'Today 1' })).toBeVisible()
  await expect(card(page, 'Cook dinner')).toContainText("Theo's turn")
  await expectInOrder(page, 'what is due')

  await page.getByRole('button', { name: 'I’ll do it: Cook dinner' }).press('Enter')
  await expect(card(page, 'Cook dinner')).toContainText('Claimed by you')
  // The keyboard focus stays on the card, on the element that replaces the button.
  const complete = page.getByRole('button', { name: 'Complete Cook dinner, earn 10 points' })
  await expect(complete).toBeFocused()
  await expectSynced(maya)
  await theo.page.goto('/tasks')
  await expect(card(theo.page, 'Cook dinner')).toContainText('Claimed by owner')

  // Taken back, a skip leaves the task as it was.
  await fromMenu(page, 'Cook dinner', 'Skip this time')
  await expectToast(page, 'Skipped this time')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Cook dinner')).toContainText('Claimed by you')

  await fromMenu(page, 'Cook dinner', 'Release')
  await expect(card(page, 'Cook dinner')).toContainText("Theo's turn")
  await fromMenu(page, 'Cook dinner', 'Skip this time')
  await expectToast(page, 'Skipped this time')
  await closeToast(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Next 7 days 1' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Active (0)' })).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('on a phone the menu is a sheet: it moves one day and says to where (C16)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(phone)
  await makeChore(maya, { name: 'Vacuum the floors', every: 7 })
  await page.goto('/tasks')
  const options = page.getByRole('button', { name: 'Options for Vacuum the floors' })
  await options.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Vacuum the floors' })
  await expect(sheet).toContainText('Due today')
  await expectInOrder(page, 'the sheet of a menu')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(options).toBeFocused()

  await options.click()
  await sheet.getByRole('button', { name: /^In 3 days/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/^Moved to /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Next 7 days 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Today 1' })).toBeVisible()

  await options.click()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
  await expectConverged(server, maya)
})
