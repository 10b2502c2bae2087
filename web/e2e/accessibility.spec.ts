/** Checks every screen with axe and the content security policy, at each width, in light and dark. */
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { createTask } from './chores.ts'
import { expect, test } from './fixtures.ts'
import { desktop, phone, sizes, upright } from './sizes.ts'

const schemes = ['light', 'dark'] as const

type View = { readonly size: typeof phone; readonly colorScheme: (typeof schemes)[number] }

const views: readonly View[] = schemes.flatMap((colorScheme) =>
  sizes.map((size) => ({ size, colorScheme })),
)
/** Each width and each scheme once, for `npm test`. */
const fewViews: readonly View[] = [
  { size: phone, colorScheme: 'light' },
  { size: upright, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
]
const paths = [
  '/dashboard',
  '/tasks',
  '/tasks?tab=completed',
  '/tasks?new=1',
  '/partners',
  '/nowhere',
]

for (const [seen, where] of [
  [fewViews, 'in light and dark @core'],
  [views, 'in light and dark at every width'],
] as const)
  test(`axe finds nothing and nothing breaks the policy, ${where}`, async ({
    join,
    joinOnline,
    pair,
    visit,
  }) => {
    const maya = await join('Maya')
    const theo = await joinOnline('Theo')
    await pair(theo, maya)
    const { page } = maya
    const violations: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text())
    })
    await page.goto('/tasks')
    await createTask(page, { name: 'Fold the laundry', isShared: true })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('#root h1').first()).toBeAttached()
      await expectInOrderIn(seen, page, path)
    }
    const visitor = await visit({ reducedMotion: 'reduce' })
    for (const path of ['/login', '/register']) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      for (const colorScheme of schemes) {
        await visitor.emulateMedia({ colorScheme })
        await expectInOrder(visitor, `${path} in ${colorScheme}`)
      }
    }
    expect(violations).toEqual([])
  })

async function expectInOrderIn(seen: readonly View[], page: Page, path: string): Promise<void> {
  for (const { size, colorScheme } of seen) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await expectInOrder(page, `${path} at ${size.width} in ${colorScheme}`)
  }
}

test('the main job is done with the keyboard alone @core', async ({ joinOnline }) => {
  const { page } = await joinOnline('Maya')
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Create Task' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Water the plants')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const complete = page.getByRole('button', { name: /^Complete Water the plants, earn/ })
  for (let presses = 0; presses < 40; presses++) {
    if (await complete.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(complete).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Task completed!' })).toBeVisible()
})
