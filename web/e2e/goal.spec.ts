/** Saving for one reward: the hero's meter, and the question before another is redeemed (P4). */
import { expectInOrder } from './axe.ts'
import { card, expectSynced, fromMenu, goOffline, goOnline } from './chores.ts'
import { earn, makeReward } from './elsewhere.ts'
import { expect, expectConverged, test } from './fixtures.ts'

test('the hero measures what is saved for, and redeeming another asks first (P4)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await earn(maya, 340, 'Beat the carpets')
  for (const [name, cost] of [
    ['Lego', 440],
    ['Cinema', 400],
    ['Third biscuit rights', 40],
  ] as const)
    await makeReward(maya, name, cost)
  const { page } = maya
  await page.goto('/rewards')
  await expect(page.getByRole('tab', { name: 'Available (3)' })).toBeVisible()
  await goOffline(maya)
  await fromMenu(page, 'Lego', 'Save for this')
  await expect(page.getByText('Saving for this')).toBeVisible()
  await expect(card(page, 'Lego').getByRole('img', { name: 'You save for this' })).toBeVisible()
  await card(page, 'Third biscuit rights').getByRole('button', { name: 'Redeem Third' }).click()
  const question = page.getByRole('dialog', { name: 'Redeem Third biscuit rights?' })
  await expect(question).toContainText(
    'After this you are 140 points away from Lego instead of 100. Redeem it?',
  )
  await expectInOrder(page, 'the goal is asked about')
  await question.getByRole('button', { name: 'Keep saving' }).click()
  await expect(question).toBeHidden()
  await card(page, 'Third biscuit rights').getByRole('button', { name: 'Redeem Third' }).click()
  await question.getByRole('button', { name: 'Redeem for 40' }).click()
  await page.getByRole('button', { name: 'Enjoy it' }).click()
  await goOnline(maya)
  await expectSynced(maya)
  await page.goto('/')
  await expect(page.getByText('140 points to go for Lego')).toBeVisible()
  await expectInOrder(page, 'the goal on the hero')
  await page.goto('/rewards')
  await fromMenu(page, 'Lego', 'Delete')
  const deletion = page.getByRole('alertdialog')
  await deletion.getByRole('button', { name: 'Delete' }).click()
  // The dialog closes by going back in the history, so wait: otherwise that would leave the page opened next.
  await expect(deletion).toBeHidden()
  await expect(card(page, 'Lego')).toBeHidden()
  await page.goto('/')
  await expect(page.getByText('100 points to go for Cinema')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
})
