/** A tap can be taken back, also with a connection: its change stays on the device until the toast is gone (R51). */
import type { Page } from 'playwright/test'
import { card, completeTask, createTask, expectSynced, fromMenu } from './chores.ts'
import { earn, makeReward } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'
import type { TestServer } from './server.ts'
import { expectToast } from './toasts.ts'

async function deleteTask(page: Page, name: string): Promise<void> {
  await fromMenu(page, name, 'Delete')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, name)).toBeHidden()
  // It closes by going back, which would end a reload that has just begun.
  await expect(question).toBeHidden()
}

/** Maya, on the page of tasks, with tasks that the server has. */
async function joinWithTasks(
  join: (name: string) => Promise<Person>,
  names: readonly string[],
): Promise<Person> {
  const maya = await join('Maya')
  await maya.page.goto('/tasks')
  for (const name of names) await createTask(maya.page, { name })
  await expectSynced(maya)
  return maya
}

/** The commands that the server received from her. */
const namesSent = (server: TestServer, { id }: Person) =>
  mutationsOf(server, id).map(({ name }) => name)

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('with a connection a deletion is taken back before the server hears of it @core', async ({
  joinOnline,
  server,
}) => {
  const maya = await joinWithTasks(joinOnline, ['Fold the laundry'])
  const { page } = maya
  await deleteTask(page, 'Fold the laundry')
  await expectToast(page, 'Task deleted', 'Fold the laundry')
  await undoButton(page).click()
  await expect(card(page, 'Fold the laundry')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(namesSent(server, maya)).not.toContain('deleteTask')
})

test('a closed toast is final: the change goes at once, and what waited behind it', async ({
  join,
  server,
}) => {
  const maya = await joinWithTasks(join, ['Fold the laundry', 'Water the plants'])
  const { page } = maya
  await deleteTask(page, 'Fold the laundry')
  await expect(undoButton(page)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(namesSent(server, maya)).toContain('deleteTask')
})

test('a page that is left while something is held loses nothing', async ({ join, server }) => {
  const maya = await joinWithTasks(join, ['Fold the laundry'])
  const { page } = maya
  await deleteTask(page, 'Fold the laundry')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(namesSent(server, maya)).toContain('deleteTask')
})

test('signing out sends what is held, and does not ask about it', async ({ join, server }) => {
  const maya = await joinWithTasks(join, ['Fold the laundry'])
  const { page } = maya
  await deleteTask(page, 'Fold the laundry')
  await expect(undoButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  expect(namesSent(server, maya)).toContain('deleteTask')
})

test('a completion that the server has is taken back by reopening the task (T2)', async ({
  join,
  server,
}) => {
  const maya = await joinWithTasks(join, ['Fold the laundry'])
  const { page } = maya
  await completeTask(page, 'Fold the laundry')
  await expect.poll(() => namesSent(server, maya)).toContain('completeTask')
  await undoButton(page).click()
  await expect(card(page, 'Fold the laundry')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(namesSent(server, maya)).toContain('reopenTask')
})

test('a redemption by somebody who lives alone is never lost with one tap (RW16)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await earn(maya, 60, 'Fold the laundry')
  await makeReward(maya, 'A bath', 40)
  await page.goto('/rewards')
  await page.getByRole('button', { name: /^Redeem A bath/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enjoy' }).click()
  await undoButton(page).click()
  await expect(card(page, 'A bath')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(namesSent(server, maya)).not.toContain('redeemReward')

  await page.getByRole('button', { name: /^Redeem A bath/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enjoy' }).click()
  await page.getByRole('tab', { name: /Redeemed/ }).click()
  await page.getByRole('button', { name: 'Return A bath' }).click()
  await expect(page.getByText('40 points are back')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  const { total } = server.database
    .prepare<[string], { total: number }>(
      'SELECT total_points - redeemed_points AS total FROM balances WHERE id = ?',
    )
    .get(maya.id) ?? { total: 0 }
  expect(total).toBe(60)
})
