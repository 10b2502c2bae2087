/** Lists of any length: distant rows are not in the page, and scrolling and tabbing still work. */
import type { Page } from 'playwright/test'
import { fromMenu, goOffline } from './chores.ts'
import { earn } from './elsewhere.ts'
import { expect, test } from './fixtures.ts'

const TASKS = 160
/** Many times as many as a window shows, but not all of the list. */
const MAX_IN_PAGE = 100

const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const chore = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Chore ${number}`, exact: true })

/** How far the page is from its end, in pixels: less than two when it is scrolled there. */
const leftBelow = () => document.documentElement.scrollHeight - innerHeight - scrollY

test('of a long list only what is near is in the page; scrolling, keys and focus find all of it', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  for (let number = 1; number <= TASKS; number++) await earn(maya, 5, `Chore ${number}`)
  await page.goto('/tasks?tab=completed')
  await expect(page.getByRole('tab', { name: `Completed (${TASKS})` })).toBeVisible()
  await goOffline(maya)

  const newest = items(page).filter({ has: chore(page, TASKS) })
  await expect(newest).toHaveAttribute('aria-posinset', '1')
  await expect(newest).toHaveAttribute('aria-setsize', String(TASKS))

  // The full height is there at once: one key scrolls to the end.
  await page.keyboard.press('End')
  await expect(chore(page, 1)).toBeInViewport()
  await expect(items(page).last()).toHaveAttribute('aria-posinset', String(TASKS))
  await expect(chore(page, TASKS)).toHaveCount(0)
  expect(await items(page).count()).toBeLessThan(MAX_IN_PAGE)
  // The page is still scrolling when its last row comes into view: a key pressed meanwhile may be lost.
  await expect.poll(() => page.evaluate(leftBelow)).toBeLessThan(2)
  await page.keyboard.press('Home')
  await expect(chore(page, TASKS)).toBeInViewport()
  await expect(chore(page, 1)).toHaveCount(0)

  // Tab moves from row to row, across the borders of batches.
  await newest.getByRole('button').first().focus()
  for (let row = 2; row <= 40; row++) {
    await page.keyboard.press('Tab')
    await expect(items(page).filter({ has: page.locator(':focus') })).toHaveAttribute(
      'aria-posinset',
      String(row),
    )
  }

  // The focused row stays in the page, however far the wheel scrolls.
  const focused = items(page).filter({ has: page.locator(':focus') })
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 40_000)
  await expect(chore(page, 1)).toBeInViewport()
  await expect(focused).toHaveAttribute('aria-posinset', '40')

  // A removed row leaves no gap.
  await fromMenu(page, 'Chore 3', 'Not done after all')
  await expect(page.getByRole('tab', { name: `Completed (${TASKS - 1})` })).toBeVisible()
  await expect(chore(page, 3)).toHaveCount(0)
  await expect(items(page).last()).toHaveAttribute('aria-posinset', String(TASKS - 1))
  await expect(chore(page, 1)).toHaveCount(1)
})
