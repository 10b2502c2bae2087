/** A reward that one partner offers the other (RW19). */
import { expectInOrder } from './axe.ts'
import { card, expectSynced, fromMenu, goOffline, goOnline } from './chores.ts'
import { earn } from './elsewhere.ts'
import { expect, expectConverged, test } from './fixtures.ts'

test('Theo offers Maya a lie-in offline; she saves for it, and only he changes its cost (RW19, P4)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await earn(maya, 50, 'Beat the carpets')
  await theo.page.goto('/rewards')
  await theo.page.getByRole('button', { name: 'Create Reward' }).first().click()
  const form = theo.page.getByRole('dialog')
  await form.getByLabel('For', { exact: true }).selectOption({ label: 'Maya' })
  await form.getByLabel('Name', { exact: true }).fill('A lie-in')
  await form.getByLabel('Description').fill('Until ten, curtains shut.')
  await form.getByLabel('Point cost').fill('200')
  await expectInOrder(theo.page, 'offering a reward')
  await goOffline(theo)
  await form.getByRole('button', { name: 'Create Reward' }).click()
  await expect(theo.page.getByText('Maya was told about it.')).toBeVisible()
  await goOnline(theo)
  await expectSynced(theo)

  await maya.page.goto('/notifications')
  await expect(maya.page.getByText('Theo offers you a lie-in')).toBeVisible()
  await maya.page.goto('/rewards')
  const offered = card(maya.page, 'A lie-in')
  await expect(offered).toContainText('Theo offers you a lie-in')
  await expect(offered).toContainText('Only Theo changes cost and limits')
  await offered.getByRole('button', { name: 'Save for A lie-in' }).click()
  await expect(offered.getByRole('img', { name: 'You save for this' })).toBeVisible()
  await expectInOrder(maya.page, 'an offered reward')
  await fromMenu(maya.page, 'A lie-in', 'Edit')
  const edit = maya.page.getByRole('dialog')
  await expect(edit.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(edit.getByLabel('Point cost')).toHaveCount(0)
  await maya.page.keyboard.press('Escape')
  await expect(edit).toBeHidden()

  await theo.page.goto('/rewards?tab=approvals')
  await expect(theo.page.getByRole('heading', { name: 'Offered by you' })).toBeVisible()
  await fromMenu(theo.page, 'A lie-in', 'Edit')
  await theo.page.getByRole('dialog').getByLabel('Point cost').fill('40')
  await theo.page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSynced(theo)
  await offered.getByRole('button', { name: 'Redeem A lie-in for 40 points' }).click()
  await maya.page.getByRole('button', { name: 'Enjoy it' }).click()
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})
