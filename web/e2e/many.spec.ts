/** Many tasks at once: selected by long press, checkbox and keys, changed together, and taken back together (T31). */
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { card, expectSynced, goOffline, goOnline } from './chores.ts'
import { elsewhere } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import { phone } from './sizes.ts'
import { expectToast } from './toasts.ts'

const titles = (page: Page) => page.getByRole('heading', { level: 3 })
const bar = (page: Page) => page.getByRole('toolbar')
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

async function addTasks(person: Person, tasks: readonly object[]): Promise<void> {
  for (const data of tasks) {
    const path = 'repeats' in data ? '/api/chores' : '/api/tasks'
    await elsewhere(person, { method: 'post', path, data })
  }
}

test('with the checkbox three are completed offline, and one undo opens them again (T31) @core', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await addTasks(
    maya,
    ['One', 'Two', 'Two', 'Four'].map((name) => ({ name })),
  )
  await page.goto('/tasks')
  await expect(titles(page)).toHaveText(['Four', 'Two', 'Two', 'One'])
  await goOffline(maya)
  await page.getByRole('heading', { name: 'One' }).hover()
  await box(page, 'One').check()
  // From now on the whole card is the checkbox.
  await page.getByRole('heading', { name: 'Two' }).first().click({ force: true })
  await box(page, 'Two').last().check()
  await expect(bar(page)).toContainText('3 selected')
  await expectInOrder(page, 'three selected tasks')
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  await expectToast(page, '3 tasks completed')
  await expect(bar(page)).toHaveCount(0)
  await expect(titles(page)).toHaveText(['Four'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Change undone')
  await expect(titles(page)).toHaveText(['Four', 'Two', 'Two', 'One'])
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('with keys alone two are moved to tomorrow; Escape ends a selection (T31)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  await addTasks(
    maya,
    ['One', 'Two'].map((name) => ({ name })),
  )
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Options for Two' }).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(box(page, 'Two')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Options for Two' }).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(box(page, 'Two')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(box(page, 'One')).toBeFocused()
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: 'Move to a day' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Tomorrow' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, '2 tasks moved')
  for (const name of ['One', 'Two']) await expect(card(page, name)).toContainText('Due ')
})

test('a finger that stays selects; what is refused is named, the others are done (T31)', async ({
  joinBoth,
  browser: _,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await addTasks(theo, [{ name: 'His own', is_shared: true }])
  await addTasks(maya, [{ name: 'Mine' }])
  await page.setViewportSize(phone)
  await page.goto('/tasks')
  await expect(titles(page)).toHaveText(['Mine', 'His own'])
  const mine = page.getByRole('heading', { name: 'Mine' })
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
  await mine.dispatchEvent('pointerdown', touch)
  await expect(box(page, 'Mine')).toBeChecked()
  await mine.dispatchEvent('pointerup', touch)
  await box(page, 'His own').check({ force: true })
  await bar(page).getByRole('button', { name: 'More' }).click()
  await expectInOrder(page, 'what can be done with many')
  await page.getByRole('dialog').getByRole('button', { name: 'Extreme' }).click()
  await expectToast(page, '1 task changed')
  await expect(page.getByText('His own: A task can only be edited by its owner')).toBeVisible()
})
