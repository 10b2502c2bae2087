/** Rewards that can be redeemed again, and their limits, on two phones (RW17, RW18). */
import { v7 } from 'uuid'
import { expectInOrder } from './axe.ts'
import { card, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { actElsewhere, earn, elsewhere } from './elsewhere.ts'
import { expect, expectConverged, test } from './fixtures.ts'

test('two phones take the last one offline: the second is refused, its points untouched (RW18)', async ({
  joinBoth,
  visit,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await earn(maya, 100, 'Beat the carpets')
  const id = v7()
  const cake = { id, name: 'Cake', description: 'Any slice.', point_cost: 30 }
  const data = { ...cake, is_standing: true, stock: 1 }
  await elsewhere(maya, { method: 'post', path: '/api/rewards', data })
  await actElsewhere(theo, 'rewards', id, 'approve')
  const other = await visit()
  await other.context().addCookies(await maya.context.cookies())
  const second = { ...maya, context: other.context(), page: other }
  for (const { page } of [maya, second]) {
    await page.goto('/rewards')
    await expect(card(page, 'Cake')).toContainText('1 left')
    await page.evaluate(() => navigator.serviceWorker.ready)
  }
  for (const phone of [maya, second]) {
    await goOffline(phone)
    await card(phone.page, 'Cake').getByRole('button', { name: 'Redeem Cake' }).click()
    await phone.page.getByRole('button', { name: 'Enjoy it' }).click()
    const limited = card(phone.page, 'Cake').getByRole('button', { name: 'Cake: None left' })
    await expect(limited).toBeDisabled()
    await expect(phone.page.getByText('70').filter({ visible: true }).first()).toBeVisible()
  }
  await expectInOrder(second.page, 'none left')
  await goOnline(maya)
  await expectSynced(maya)
  await goOnline(second)
  await pill(second.page, 'Needs attention').click()
  const sheet = second.page.getByRole('dialog', { name: 'Needs attention' })
  await expect(sheet).toContainText('None left.')
  await expect(sheet).toContainText('Nothing was spent.')
  await expect(sheet.getByRole('button', { name: 'See your rewards' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Discard change' }).click()
  await expectConverged(server, maya)
  await expectConverged(server, second)
  expect(
    server.database
      .prepare('SELECT redeemed_points FROM balances WHERE id = ?')
      .pluck()
      .get(maya.id),
  ).toBe(30)
})

test('limits are set in the form, and said on the card (RW17, RW18)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await earn(maya, 100, 'Beat the carpets')
  const { page } = maya
  await page.goto('/rewards?new-reward=1')
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill('Screen time')
  await form.getByLabel('Description').fill('An hour.')
  await form.getByLabel('Point cost').fill('10')
  await form.getByRole('switch', { name: 'Can be redeemed again' }).check()
  await form.getByRole('button', { name: 'In a week: one more' }).click()
  await form.getByRole('spinbutton', { name: 'Days between' }).press('ArrowUp')
  await expect(form.getByRole('status')).toContainText('Once a week, a day apart')
  await expectInOrder(page, 'the limits in the form')
  await form.getByRole('button', { name: 'Create Reward' }).click()
  await expect(form).toBeHidden()
  await expectSynced(maya)
  await theo.page.goto('/rewards?tab=approvals')
  await card(theo.page, 'Screen time').getByRole('button', { name: 'Approve' }).click()
  await page.goto('/rewards')
  await card(page, 'Screen time').getByRole('button', { name: 'Redeem Screen time' }).click()
  await page.getByRole('button', { name: 'Enjoy it' }).click()
  await expect(
    card(page, 'Screen time').getByRole('button', { name: /Once a week: again from Mon, / }),
  ).toBeDisabled()
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})
