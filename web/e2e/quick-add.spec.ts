/** Quick add: one line becomes a task, and several pasted ones become several (T28). */
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { card, expectSynced, goOffline, goOnline } from './chores.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import { expect, expectConverged, mutationsOf, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Add a task' })
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' })
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** As a clipboard has them. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', options))
  }, text)
}

test('a line typed offline shows what was understood, and is the task that arrives (T28) @core', async ({
  joinBoth,
  server,
}) => {
  const [maya] = await joinBoth()
  const { page } = maya
  await page.goto('/tasks')
  await expect(field(page)).toBeVisible()
  await goOffline(maya)
  await field(page).fill('Bins every tue and fri 19:00 @Theo 10 min hard #kitchen')
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Every Tuesday and Friday',
    '19:00',
    'Theo',
    '10 min',
    'Difficult',
    'Shared',
  ])
  await field(page).press('Enter')
  await expectToast(page, 'Task created successfully')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Bins #kitchen' })).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('a chip that is taken away is name again, and one that is pressed opens its field (T28)', async ({
  joinBothOnline,
}) => {
  const [{ page }] = await joinBothOnline()
  await page.goto('/tasks')
  await field(page).fill('Buy a hard drive 20 min')
  await page.getByRole('button', { name: 'Difficult: put back into the name' }).click()
  await expect(field(page)).toBeFocused()
  await expect(chips(page)).not.toContainText('Difficult')
  // Typing on does not bring the chip back.
  await page.keyboard.press('End')
  await page.keyboard.type(' tomorrow @theo')
  await expect(chips(page)).toContainText('Theo')
  await expect(chips(page)).not.toContainText('Difficult')

  await page.getByRole('button', { name: '20 min: change' }).click()
  const form = page.getByRole('dialog', { name: 'Create Task' })
  await expect(form.getByLabel('Time in minutes')).toBeFocused()
  await expect(form.getByLabel('Time in minutes')).toHaveValue('20')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Buy a hard drive')
  await expect(form.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Closing it leaves the line unchanged.
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(field(page)).toHaveValue('Buy a hard drive 20 min tomorrow @theo')

  await page.getByRole('button', { name: 'Theo: change' }).click()
  await expect(form.getByRole('button', { name: 'Theo', exact: true })).toBeFocused()
  await form.getByRole('button', { name: 'Create Task' }).click()
  await expect(card(page, 'Buy a hard drive')).toContainText('For Theo')
  await expect(field(page)).toHaveValue('')
})

test('a rule with its turns fills the form, too (T28, C11)', async ({ joinBothOnline }) => {
  const [{ page }] = await joinBothOnline()
  await page.goto('/tasks')
  await field(page).fill('Mow every 2 weeks on sat @Theo @me only apr-oct')
  await page.getByRole('button', { name: 'Every 2 weeks on Saturday: change' }).click()
  const form = page.getByRole('dialog', { name: 'Create Task' })
  await expect(form.getByRole('button', { name: 'Every few weeks' })).toBeFocused()
  await expect(form).toContainText('Every 2 weeks on Saturday, only April to October, in turns')
  await expect(form.getByRole('listitem').first()).toContainText('Theo starts')
})

test('with keys alone a line is typed, corrected and added (T28, U9)', async ({ joinOnline }) => {
  const { page } = await joinOnline('Maya')
  await page.goto('/tasks')
  await expect(field(page)).toBeVisible()
  const pressUntilFocused = async () => {
    await page.keyboard.press('n')
    return field(page).evaluate((input) => input === document.activeElement)
  }
  // The shortcuts come after the first screen.
  await expect.poll(pressUntilFocused).toBe(true)
  await field(page).fill('')
  await page.keyboard.type('tomorrow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Name is required')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.type('Call mum ')
  for (const name of ['Add', /: change$/, /: put back into the name$/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(chips(page).getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Call mum tomorrow' })).toBeVisible()
})

test('ten pasted lines are one change, made offline (T28, IM3)', async ({ join, server }) => {
  const maya = await join('Maya')
  const { page, id } = maya
  await page.goto('/tasks')
  await expect(field(page)).toBeVisible()
  await goOffline(maya)
  await paste(page, Array.from({ length: 10 }, (_, n) => `Errand ${n} tomorrow`).join('\n'))
  await page.getByRole('button', { name: 'Add 10 tasks' }).click()
  await expectToast(page, '10 tasks created')
  await expect(page.getByRole('tab', { name: 'Active (10)' })).toBeVisible()
  // While the pointer rests on the toast, its change waits.
  await page.mouse.move(0, 0)
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(mutationsOf(server, id).map(({ name }) => name)).toEqual(['importItems'])
})

test('five pasted lines are looked through, added by one press and taken back by one (T28)', async ({
  joinBothOnline,
  server,
}) => {
  const [maya] = await joinBothOnline()
  const { page } = maya
  await page.goto('/tasks')
  await expect(field(page)).toBeVisible()
  await paste(page, '- Bins every tue\n- Milk tomorrow\n\n- Bread\n- Hard drive\n- Eggs 5 min\n')
  const sheet = page.getByRole('dialog', { name: '5 tasks' })
  await expect(sheet.getByRole('checkbox')).toHaveCount(5)
  await expectInOrder(page, 'the pasted lines')
  await sheet.getByRole('button', { name: 'Difficult: put back into the name' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Hard drive' })).toBeFocused()
  await sheet.getByRole('checkbox', { name: 'Bread' }).uncheck()
  await sheet.getByRole('button', { name: 'Add 4 tasks' }).click()
  await expect(sheet).toBeHidden()
  await expectToast(page, '4 tasks created')
  for (const name of ['Milk', 'Hard drive', 'Eggs'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bread' })).toHaveCount(0)
  await undoButton(page).click()
  await expectToast(page, 'Change undone')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('a shared title fills the form with what it says, and its chips give the words back (T28)', async ({
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  await page.goto('/tasks?title=Dentist+tomorrow+hard&text=Bring+the+card')
  const form = page.getByRole('dialog', { name: 'Create Task' })
  const name = form.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue('Dentist')
  const tomorrow = form.getByRole('button', { name: 'Tomorrow', exact: true })
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByRole('radio', { name: /Difficult/ })).toBeChecked()
  await form.getByRole('button', { name: 'Difficult: put back into the name' }).click()
  await expect(name).toHaveValue('Dentist hard')
  await expect(name).toBeFocused()
  await expect(form.getByRole('radio', { name: /Easy/ })).toBeChecked()
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByLabel('Description')).toHaveValue('Bring the card')
})

test('the field and its chips are in order at every width, and survive a reload (T28)', async ({
  joinBothOnline,
}) => {
  const [{ page }] = await joinBothOnline()
  await page.goto('/tasks')
  await field(page).fill('Bins every tue and fri 19:00 @Theo 10 min hard')
  await expect(chips(page).getByRole('listitem')).toHaveCount(6)
  await page.reload()
  await expect(chips(page).getByRole('listitem')).toHaveCount(6)
  // The check below needs a page with a list.
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bins' })).toBeVisible()
  await field(page).fill('Bins every tue and fri 19:00 @Theo 10 min hard')
  await expectInOrderEverywhere(page, '/tasks')
})
