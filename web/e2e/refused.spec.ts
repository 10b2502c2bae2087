/** The text of a refused change, and the remedies it offers, which work. */
import { v7 } from 'uuid'
import { localDay } from '#domain/calendar.ts'
import { addDays, toEpochDay, weekdayOf } from '#domain/days.ts'
import { shortDay } from '#domain/language/format.ts'
import { expectInOrder } from './axe.ts'
import { card, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { actElsewhere, earn, elsewhere, makeReward, makeTask, requestLoan } from './elsewhere.ts'
import { expect, expectConverged, test } from './fixtures.ts'

test('missing points are those of today: a loan only while one may be asked for, then another try', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await earn(maya, 100, 'Beat the carpets')
  const [cinema, cake] = [await makeReward(maya, 'Cinema', 80), await makeReward(maya, 'Cake', 60)]
  for (const id of [cinema, cake]) await actElsewhere(theo, 'rewards', id, 'approve')
  const { page } = maya
  await page.goto('/rewards')
  await expect(card(page, 'Cinema').getByRole('button', { name: /^Redeem/ })).toBeEnabled()
  await expectSynced(maya)

  await goOffline(maya)
  await card(page, 'Cinema')
    .getByRole('button', { name: /^Redeem/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await actElsewhere(maya, 'rewards', cake, 'redeem')
  await goOnline(maya)
  await pill(page, 'Needs attention').click()
  const sheet = page.getByRole('dialog', { name: 'Needs attention' })
  await expect(sheet).toContainText('It costs 80 and you have 40. Nothing was spent.')
  await expect(sheet.getByRole('button', { name: 'Borrow 40 points' })).toBeVisible()
  await expectInOrder(page, 'points are missing')

  for (const title of ['One', 'Two', 'Three']) await requestLoan(maya, title, 5)
  await expect(sheet.getByRole('button', { name: 'See your loans' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Borrow/ })).toHaveCount(0)

  await earn(maya, 50, 'Sweep the yard')
  await expect(sheet).toContainText('It costs 80, and you have 90 now. Nothing was spent.')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('It costs 80')).toBeHidden()
  await page.keyboard.press('Escape')
  await expectSynced(maya)
  const balance = server.database
    .prepare('SELECT total_points, redeemed_points FROM balances WHERE id = ?')
    .get(maya.id)
  expect(balance).toEqual({ total_points: 150, redeemed_points: 140 })
})

test('what is gone says who deleted it and when; what one did of it fills the form of a new task', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  const bottles = { name: 'Carry the bottles down', time_minutes: 20, is_shared: true }
  const id = await makeTask(theo, bottles)
  const { page } = maya
  await page.goto('/tasks')
  await expectSynced(maya)
  await goOffline(maya)
  await page.getByRole('button', { name: 'Claim Carry the bottles down' }).click()
  await page.getByRole('button', { name: /^Complete Carry the bottles down/ }).click()
  await elsewhere(theo, { method: 'delete', path: `/api/tasks/${id}` })
  await goOnline(maya)
  await pill(page, 'Needs attention').click()
  const sheet = page.getByRole('dialog', { name: 'Needs attention' })
  await expect(sheet).toContainText(/Theo deleted it at \d\d:\d\d\./)
  await expect(sheet.getByText(/Your (balance|points)/)).toHaveCount(1)
  await expectInOrder(page, 'a task is gone')

  await sheet.getByRole('button', { name: 'Add my part as a task' }).click()
  const form = page.getByRole('dialog', { name: 'Create Task' })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Carry the bottles down')
  await expect(form.getByLabel('Time in minutes')).toHaveValue('20')
  await form.getByLabel('Name', { exact: true }).fill('Carried half of the bottles')
  await goOffline(maya)
  await form.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('heading', { name: 'Carried half of the bottles' })).toBeVisible()

  // Taken back, what was refused is open again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await pill(page, 'Needs attention').click()
  await sheet.getByRole('button', { name: 'Discard change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await goOnline(maya)
  await expectSynced(maya)
  await expect(page.getByRole('heading', { name: 'Carried half of the bottles' })).toBeHidden()
})

test('what somebody else did first counts for the next day, once that is open (C7, C10)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const today = localDay(new Date().toISOString(), 'UTC')
  const [before, after] = [addDays(today, -1), addDays(today, 1)]
  const bit = (day: string) => 1 << weekdayOf(toEpochDay(day))
  const bins = { id: v7(), name: 'Bins to the kerb', time_minutes: 10, is_shared: true }
  const weekdays = bit(before) | bit(after)
  const rule = { repeats: 'weekly', weekdays, starts_on: before, time_zone: 'UTC' }
  await elsewhere(maya, { method: 'post', path: '/api/chores', data: { ...bins, ...rule } })
  const { page } = maya
  await page.goto('/tasks')
  const complete = page.getByRole('button', { name: 'Complete Bins to the kerb, earn 10 points' })
  await expect(complete).toBeVisible()
  await expectSynced(maya)

  await goOffline(maya)
  await complete.click()
  await expect(complete).toBeHidden()
  const slot = `/api/chores/${bins.id}/slots/${before}/complete`
  await elsewhere(theo, { method: 'post', path: slot })
  await goOnline(maya)
  await pill(page, 'Needs attention').click()
  const sheet = page.getByRole('dialog', { name: 'Needs attention' })
  await expect(sheet).toContainText('Theo finished this first')
  await expect(sheet.getByRole('button', { name: 'Add my part as a task' })).toBeVisible()
  await sheet.getByRole('button', { name: `Count it for ${shortDay(after)}` }).click()
  await expect(sheet.getByRole('button', { name: /^Count it for/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectSynced(maya)
  await expectConverged(server, maya)
})
