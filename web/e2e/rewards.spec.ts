/** Rewards between people: created, approved, redeemed, denied, and decided concurrently. */
import type { Page } from 'playwright/test'
import { expectInOrder, expectInOrderAtEachSize } from './axe.ts'
import { card, closeToast, doTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'

type Wish = { readonly name: string; readonly cost: number }

async function createReward(page: Page, { name, cost }: Wish): Promise<void> {
  await page
    .getByRole('button', { name: 'Create Reward' })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Description').fill('As long as it takes.')
  await dialog.getByLabel('Point cost').fill(String(cost))
  await dialog.getByRole('button', { name: 'Create Reward' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Reward created successfully')).toBeVisible()
}

async function deny(page: Page, name: string, line = ''): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Deny' }).click()
  const sheet = page.getByRole('dialog', { name: `Deny ${name}?` })
  await sheet.getByLabel('A line for Maya').fill(line)
  await sheet.getByRole('button', { name: 'Deny' }).click()
  await expect(sheet).toBeHidden()
}

async function earn({ page }: Person, points: number): Promise<void> {
  await doTask(page, { name: 'Fold the laundry', minutes: points })
}

function tab(page: Page, name: RegExp) {
  return page.getByRole('tab', { name })
}

test('a reward is approved, redeemed offline, denied after all, and its points come back once (RW1, RW2, RW5) @core', async ({
  join,
  joinOnline,
  pair,
  server,
}) => {
  const maya = await join('Maya')
  const theo = await joinOnline('Theo')
  await pair(maya, theo)
  await earn(maya, 60)
  await maya.page.goto('/rewards')
  await theo.page.goto('/rewards?tab=approvals')
  await createReward(maya.page, { name: 'Breakfast in bed', cost: 40 })
  await tab(maya.page, /^Awaiting \(1\)/).click()
  await expect(card(maya.page, 'Breakfast in bed')).toContainText('Awaiting partner approval')

  const asked = card(theo.page, 'Breakfast in bed')
  await expect(asked).toContainText('Maya wants this')
  await asked.getByRole('button', { name: 'Approve' }).click()
  await expect(theo.page.getByText('Reward approved')).toBeVisible()
  await closeToast(theo.page)
  await expect(theo.page.getByText('No rewards pending approval')).toBeVisible()

  await expect(maya.page.getByText('No rewards awaiting approval')).toBeVisible()
  await tab(maya.page, /^Available \(1\)/).click()
  await goOffline(maya)
  await card(maya.page, 'Breakfast in bed').getByRole('button', { name: 'Redeem' }).click()
  const celebration = maya.page.getByRole('dialog', { name: 'Reward redeemed!' })
  await expect(celebration).toContainText('40 points spent')
  await celebration.getByRole('button', { name: 'Enjoy it' }).click()
  await expect(celebration).toBeHidden()
  await expect(tab(maya.page, /^Available/)).toBeFocused()
  await expect(maya.page.getByRole('status').getByText('Reward redeemed!')).toBeVisible()
  await tab(maya.page, /^Redeemed \(1\)/).click()
  await maya.page.reload()
  const redeemed = card(maya.page, 'Breakfast in bed')
  await expect(redeemed).toContainText(/Redeemed on [A-Z][a-z]{2} \d{1,2}, \d{4}/)
  await expect(redeemed).toContainText('Awaiting approval')
  await expect(maya.page.getByRole('main')).toContainText('20points available')

  await goOnline(maya)
  await expectSynced(maya)
  await expect(redeemed).toContainText('Approved')
  await expect(redeemed).not.toContainText('Awaiting approval')

  await theo.page.getByRole('button', { name: 'Breakfast in bed', exact: true }).click()
  const spent = theo.page.getByRole('dialog', { name: 'Breakfast in bed' })
  await expect(spent).toContainText('Maya redeemed this')
  await spent.getByRole('button', { name: 'Deny' }).click()
  const question = theo.page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await expect(question).toContainText('Maya gets 40 points back')
  await question.getByLabel('A line for Maya').fill('We are out of eggs.')
  await question.getByRole('button', { name: 'Deny' }).click()
  await expect(theo.page.getByRole('status')).toContainText(['Reward denied'])
  await expect(theo.page.getByText('40 points refunded')).toBeVisible()
  await closeToast(theo.page)
  await expect(redeemed).toContainText('Denied - Points refunded')
  await expect(redeemed).toContainText('Theo: We are out of eggs.')
  await expect(maya.page.getByRole('main')).toContainText('60points available')
  await expectConverged(server, maya)
  await expectConverged(server, theo)
  await maya.page.goto('/notifications')
  await expect(maya.page.getByRole('main')).toContainText(
    'Theo denied Breakfast in bed, so your points are back: “We are out of eggs.”',
  )
})

test('what a partner redeemed is ticked as given, offline too, and the tick is taken off again (RW11)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await earn(maya, 60)
  await maya.page.goto('/rewards')
  await theo.page.goto('/rewards?tab=approvals')
  await createReward(maya.page, { name: 'Breakfast in bed', cost: 40 })
  await card(theo.page, 'Breakfast in bed').getByRole('button', { name: 'Approve' }).click()
  await tab(maya.page, /^Available/).click()
  await card(maya.page, 'Breakfast in bed').getByRole('button', { name: 'Redeem' }).click()
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Enjoy it' }).click()
  await tab(maya.page, /^Redeemed \(1\)/).click()

  const tick = theo.page.getByRole('checkbox', { name: 'Given: Breakfast in bed' })
  await expect(tick).not.toBeChecked()
  await goOffline(theo)
  await tick.press('Space')
  await expect(tick).toBeChecked()
  await expect(tick).toBeFocused()
  await theo.page.reload()
  await expect(tick).toBeChecked()
  await goOnline(theo)
  await expectSynced(theo)
  await expect(card(maya.page, 'Breakfast in bed')).toContainText('Given')
  await tick.click()
  await expect(tick).not.toBeChecked()
  await expect(card(maya.page, 'Breakfast in bed')).not.toContainText('Given')
  await expectSynced(theo)
  const ticks = mutationsOf(server, theo.id).filter(({ name }) => name === 'giveReward')
  expect(ticks.map(({ status }) => status)).toEqual(['applied', 'applied'])
})

test('a denial may carry a line for the person who asked, also offline; asking again removes it (RW2)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await maya.page.goto('/rewards?tab=awaiting')
  await createReward(maya.page, { name: 'New trainers', cost: 90 })
  await theo.page.goto('/rewards?tab=approvals')
  await expect(card(theo.page, 'New trainers')).toBeVisible()
  await goOffline(theo)
  await deny(theo.page, 'New trainers', 'At 60, yes.')
  await expect(theo.page.getByText('No rewards pending approval')).toBeVisible()
  await goOnline(theo)
  await expectSynced(theo)
  const denied = card(maya.page, 'New trainers')
  await expect(denied).toContainText('Denied - Please update and resubmit')
  await expect(denied).toContainText('Theo: At 60, yes.')
  await denied.getByRole('button', { name: 'Update New trainers' }).click()
  const form = maya.page.getByRole('dialog')
  await expect(form).toContainText('Theo: At 60, yes.')
  await form.getByLabel('Point cost').fill('60')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(denied).toContainText('Awaiting partner approval')
  await expect(denied).not.toContainText('At 60, yes.')
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('two approvers decide apart: the first at the server wins, the other hears of it (RW6)', async ({
  joinBoth,
  join,
  pair,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const juno = await join('Juno')
  await pair(maya, juno)
  await pair(theo, juno)
  await maya.page.goto('/rewards?tab=awaiting')
  await createReward(maya.page, { name: 'New trainers', cost: 90 })
  for (const person of [theo, juno]) {
    await person.page.goto('/rewards?tab=approvals')
    await expect(card(person.page, 'New trainers')).toBeVisible()
    await goOffline(person)
  }
  await card(theo.page, 'New trainers').getByRole('button', { name: 'Approve' }).click()
  await deny(juno.page, 'New trainers', 'Too dear for now.')
  await expect(juno.page.getByText('Reward denied')).toBeVisible()
  await goOnline(theo)
  await expectSynced(theo)
  await goOnline(juno)
  await pill(juno.page, 'Needs attention').click()
  await expect(juno.page.getByRole('dialog')).toContainText(
    'Already approved by Theo: New trainers. Nothing for you to do.',
  )
  await expect(maya.page.getByText('No rewards awaiting approval')).toBeVisible()
  await expect(tab(maya.page, /^Available \(1\)/)).toBeVisible()
  for (const person of [maya, theo, juno]) await expectConverged(server, person)
})

test('nobody approves another price than the one they saw (R48)', async ({ joinBoth, server }) => {
  const [maya, theo] = await joinBoth()
  await maya.page.goto('/rewards?tab=awaiting')
  await createReward(maya.page, { name: 'Weekend away', cost: 100 })
  await theo.page.goto('/rewards?tab=approvals')
  await expect(card(theo.page, 'Weekend away')).toBeVisible()
  await goOffline(theo)
  await card(theo.page, 'Weekend away').getByRole('button', { name: 'Approve' }).click()
  await expect(pill(theo.page, 'Offline - 1 change saved here')).toBeVisible()

  await card(maya.page, 'Weekend away')
    .getByRole('button', { name: /^Options/ })
    .click()
  await maya.page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = maya.page.getByRole('dialog', { name: 'Edit Reward' })
  await dialog.getByLabel('Point cost').fill('900')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(maya.page.getByText('Reward updated')).toBeVisible()
  await expectSynced(maya)

  await goOnline(theo)
  await pill(theo.page, 'Needs attention').click()
  await expect(theo.page.getByRole('dialog')).toContainText('This reward costs 900 points now')
  await theo.page.keyboard.press('Escape')
  await expect(card(theo.page, 'Weekend away')).toContainText('900')
  await expect(card(maya.page, 'Weekend away')).toContainText('Awaiting partner approval')
  await expectConverged(server, maya)
})

test('a reward is created, edited, redeemed and offered again with the keyboard alone', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await earn(maya, 30)
  await page.goto('/rewards')
  await page.getByRole('button', { name: 'Create Reward' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Bath')
  await page.keyboard.press('Tab')
  await page.keyboard.type('With the door locked.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('tab', { name: /^Available \(1\)/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Redeem Bath for 30 points' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Options for Bath' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog', { name: 'Edit Reward' }).getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Long bath')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Long bath' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Options for Long bath' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Enjoy it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Available/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Redeemed \(1\)/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Long bath' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Return Long bath' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Offer again: Long bath' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Available \(1\)/ })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in rewards, and nothing overflows down to 320 pixels, in ${colorScheme}`, async ({
    joinBoth,
  }) => {
    const [maya, theo] = await joinBoth()
    await theo.page.goto('/rewards')
    await createReward(theo.page, { name: 'Arcade', cost: 250 })
    await createReward(theo.page, { name: 'Roast', cost: 1 })
    const { page } = maya
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await earn(maya, 30)
    await page.goto('/rewards?tab=awaiting')
    for (const wish of [
      { name: 'Bath', cost: 20 },
      { name: 'Cake', cost: 400 },
      { name: 'Denied trainers', cost: 9999 },
      { name: 'Lie-in', cost: 10 },
    ])
      await createReward(page, wish)
    await theo.page.goto('/rewards?tab=approvals')
    for (const name of ['Bath', 'Cake'])
      await card(theo.page, name).getByRole('button', { name: 'Approve' }).click()
    await deny(theo.page, 'Denied trainers')
    await page.goto('/rewards')
    await card(page, 'Bath').getByRole('button', { name: 'Redeem' }).click()
    await expect(page.getByRole('dialog')).toContainText('Reward redeemed!')
    await expectInOrder(page, 'the celebration')
    await page.getByRole('button', { name: 'Enjoy it' }).click()
    await expect(tab(page, /^Awaiting \(2\)/)).toBeVisible()
    for (const path of [
      '/dashboard',
      '/rewards',
      '/rewards?tab=awaiting',
      '/rewards?tab=redeemed',
      '/rewards?tab=approvals',
      '/rewards?new-reward=1',
    ]) {
      await page.goto(path)
      await expect(page.locator('main')).toContainText(/Maya|points available/)
      await expectInOrderAtEachSize(page, path)
    }
  })
