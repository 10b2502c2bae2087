/** Keys for people who type: shortcuts, and the first opening of a menu. */
import type { Page, Route } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { createTask } from './chores.ts'
import { expect, test } from './fixtures.ts'

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** They are in a part of the app of their own, which is loaded after the first screen. */
async function pressUntilOpen(page: Page): Promise<void> {
  const openedBy = async (key: string) => {
    await page.keyboard.press(key)
    return shortcuts(page).count()
  }
  await expect.poll(() => openedBy('?')).toBe(1)
}

test('keys open a new task, lead to the main pages and show what they do (U9)', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await pressUntilOpen(page)
  await expect(shortcuts(page)).toContainText('New task')
  await expectInOrder(page, 'the list of shortcuts')
  // Under a dialog they do nothing.
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()

  for (const [key, path] of [
    ['t', '/tasks'],
    ['r', '/rewards'],
    ['p', '/points'],
    ['h', '/'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page).toHaveURL(path)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL('/rewards')
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/tasks')
  const field = page.getByRole('textbox', { name: 'Add a task' })
  await expect(field).toBeFocused()
  // Typed text is not taken for shortcuts.
  await page.keyboard.type('nag? /gt')
  await expect(field).toHaveValue('nag? /gt')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('with a modifier, or turned off, keys stay with the browser', async ({ join }) => {
  const { page } = await join('Maya')
  await pressUntilOpen(page)
  await shortcuts(page).getByRole('switch', { name: 'Use shortcuts in this browser' }).click()
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await page.keyboard.press('n')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Show shortcuts' }).click()
  await shortcuts(page).getByRole('switch', { name: 'Use shortcuts in this browser' }).click()
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await page.keyboard.press('Alt+n')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL('/tasks')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the search of a screen takes the focus with /', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/admin')
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  await pressUntilOpen(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('the first opening of a menu by a key loses no key, however long its part of the app takes', async ({
  visit,
  join,
}) => {
  const maya = await join('Maya')
  await maya.page.goto('/tasks')
  await createTask(maya.page, { name: 'Oil the hinges' })
  // Without a worker, whose store would have that part at once.
  const storageState = await maya.context.storageState()
  const page = await visit({ storageState, serviceWorkers: 'block' })
  const held: Route[] = []
  await page.route(/overlays-/, (route) => void held.push(route))
  await page.goto('/tasks')
  const options = page.getByRole('button', { name: 'Options for Oil the hinges' })
  await options.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.getByRole('menu')).toHaveCount(0)
  for (const route of held) await route.continue()
  const entries = page.getByRole('menuitem')
  await expect(entries.nth(1)).toBeFocused()
  // Nor any of the keys that follow each other at once.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(options).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
})
